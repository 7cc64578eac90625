// What a test says about its stages comes with the same import.
@_exported import RehearseSession
