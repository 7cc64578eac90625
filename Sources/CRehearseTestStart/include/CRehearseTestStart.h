#ifndef REHEARSE_TEST_START_H
#define REHEARSE_TEST_START_H

/// Puts a test bundle on virtual time before its runner starts.
///
/// The work is done while the bundle is loaded; a test bundle that mentions this function keeps it.
void rehearse_test_start(void);

#endif
