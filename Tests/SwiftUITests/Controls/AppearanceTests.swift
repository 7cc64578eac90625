import SwiftUI
import Testing

/// Modifiers that only change looks have no node, so that they can't change identity; the others keep what they hold.
@MainActor struct AppearanceTests {
  @Test("modifiers of appearance leave no trace in the tree")
  func noNode() {
    let host = Host {
      Text("plain")
        .padding().padding(.top, 4).frame(width: 1).frame(maxWidth: .infinity)
        .font(.title).fontWeight(.bold).foregroundStyle(.red).foregroundColor(.blue).tint(.green)
        .background(.red).background(.thinMaterial, in: Capsule()).border(.red)
        .cornerRadius(3).clipShape(.circle).shadow(radius: 2).opacity(0.5).offset(x: 1)
        .rotationEffect(.degrees(3)).scaleEffect(2).blur(radius: 1).zIndex(1)
        .lineLimit(2).multilineTextAlignment(.center).textCase(.uppercase).fixedSize()
        .animation(.default, value: 1).transition(.slide).listStyle(.plain).pickerStyle(.menu)
        .navigationBarTitleDisplayMode(.inline).autocorrectionDisabled().submitLabel(.done)
        .statusBarHidden().ignoresSafeArea().help("help")
    }
    host.settle()
    #expect(host.root.children.isEmpty)
    #expect(host.root.texts == ["plain"])
  }

  @Test("what lies over, under or beside a view is within reach", arguments: Wrapping.allCases)
  func layers(_ wrapping: Wrapping) {
    let screen = Screen {
      Text("middle").wrapped(wrapping)
        .overlay { Button("over") {}.wrapped(wrapping) }.wrapped(wrapping)
        .overlay(Text("old over"), alignment: .top)
        .background { Text("under").wrapped(wrapping) }.wrapped(wrapping)
        .safeAreaInset(edge: .bottom) { Button("below") {}.wrapped(wrapping) }
    }
    #expect(screen.texts == ["middle", "over", "old over", "under", "below"])
  }

  @Test("what modifiers set in the environment can be read", arguments: Wrapping.allCases)
  func environment(_ wrapping: Wrapping) {
    struct Reader: View {
      @Environment(\.redactionReasons) private var reasons
      @Environment(\.dynamicTypeSize) private var size
      @Environment(\.colorScheme) private var scheme
      @Environment(\.horizontalSizeClass) private var width

      var body: some View {
        Text("\(reasons.contains(.placeholder)) \(size) \(scheme)")
        Text(width == .compact ? "compact" : "regular")
      }
    }
    let screen = Screen {
      Reader().wrapped(wrapping)
      Reader().wrapped(wrapping).redacted(reason: .placeholder).dynamicTypeSize(
        .xLarge ... .xxLarge
      )
      .environment(\.colorScheme, .dark)
    }
    #expect(
      screen.texts == ["false large light", "compact", "true xLarge dark", "compact"])
  }

  @Test(
    "a namespace stays while its place does, and differs from others", arguments: Wrapping.allCases)
  func namespace(_ wrapping: Wrapping) {
    let ids = Box<[Namespace.ID]>([])
    struct Named: View {
      @Namespace private var namespace
      let tick: Int
      let ids: Box<[Namespace.ID]>

      var body: some View {
        Text("\(tick)").onChange(of: tick, initial: true) { ids.value.append(namespace) }
      }
    }
    struct Stage: View {
      let ids: Box<[Namespace.ID]>
      let wrapping: Wrapping
      @State private var tick = 0

      var body: some View {
        Button("tick") { tick += 1 }
        Named(tick: tick, ids: ids).wrapped(wrapping)
        Named(tick: 0, ids: ids)
      }
    }
    let screen = Screen { Stage(ids: ids, wrapping: wrapping) }
    #expect(throws: Never.self) { try screen.tap("tick") }
    #expect(ids.value.count == 3)
    #expect(Set(ids.value).count == 2)
  }
}

/// Names that hold under a condition.
@MainActor struct ConditionalNameTests {
  @Test(
    "a name for those who can't see counts while its condition holds", arguments: [true, false],
    Wrapping.allCases)
  func label(isEnabled: Bool, _ wrapping: Wrapping) {
    let screen = Screen {
      Button("x") {}.wrapped(wrapping).accessibilityLabel("Close", isEnabled: isEnabled)
        .wrapped(wrapping)
    }
    #expect(screen.lines == ["button \(isEnabled ? "Close" : "x")"])
  }
}

/// What only looks is accepted in each of its forms.
@MainActor struct LookTests {
  @Animatable struct Arc: InsettableShape {
    var start: Angle
    @AnimatableIgnored var isClockwise = true

    func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: .zero) }
    func inset(by amount: CGFloat) -> Arc { self }
  }

  private struct Stretched: AnimatableModifier {
    var animatableData: Double

    func body(content: Content) -> some View { content.scaleEffect(animatableData) }
  }

  @Test("newer and rarer looks leave no trace in the tree")
  func noNode() {
    let host = Host {
      Text("plain")
        .drawingGroup(opaque: true, colorMode: .extendedLinear).layoutDirectionBehavior(.mirrors)
        .symbolColorRenderingMode(.gradient).symbolEffect(.drawOn, isActive: true)
        .listItemTint(.red).listItemTint(ListItemTint.monochrome).scrollIndicatorsFlash(trigger: 1)
        .sectionIndexLabel("A").listSectionIndexVisibility(.visible)
        .animation(.interpolatingSpring(.bouncy(duration: 1, extraBounce: 0)), value: 1)
        .animation(.interpolatingSpring(duration: 0.3), value: 1)
        .background(Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)))
        .foregroundStyle(Color(.blue)).background(ImagePaint(image: Image("tile"), scale: 0.2))
        .simultaneousGesture(DragGesture(), isEnabled: false)
    }
    host.settle()
    #expect(host.root.texts == ["plain"])
    let drawn = Host {
      VStack {
        Arc(start: .zero).strokeBorder(style: StrokeStyle(dash: [10]))
        Arc(start: .zero).stroke(.red, lineWidth: 4, antialiased: true)
        OffsetShape(shape: Circle(), offset: .zero)
        RotatedShape(shape: ScaledShape(shape: Circle(), scale: .zero), angle: .zero)
        TransformedShape(shape: Circle(), transform: .identity)
        Text("stretched").modifier(Stretched(animatableData: 2))
      }
    }
    drawn.settle()
    #expect(drawn.root.texts == ["stretched"])
  }
}
