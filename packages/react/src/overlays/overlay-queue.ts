/** Something that opens over a page by itself, without anybody pressing a button for it. An app has a few, each once. */
export interface Overlay {
  readonly name: string
  /** Of those that wait the highest comes first. */
  readonly rank: number
  /** Covers nothing: it stays beside a dialog, and gives way to every other overlay. */
  readonly isStrip?: boolean
  /** Takes the place of whatever is shown, dialogs included: below it nothing may open. */
  readonly takesOver?: boolean
}

/** Whose turn it is over the page: one at a time. */
export interface OverlayQueue {
  /**
   * Asks for a turn, which comes when nothing else is in the way.
   * @returns gives it up
   */
  ask(overlay: Overlay): () => void
  /**
   * Tells that the user has opened a dialog: until it is closed no overlay begins but a strip, or one that takes over.
   * @returns tells that it is closed
   */
  openDialog(): () => void
  /** Whose turn it is; the same until something changes. */
  shown(): Overlay | null
  /** Whether nothing lies over the page, so that something could be asked without interrupting. */
  isFree(): boolean
  /**
   * Keeps something from coming again as long as this page lives; a reload forgets it.
   * @param id what, and for whom: 'payment:<user>'
   */
  dismiss(id: string): void
  /** Whether something was dismissed since the page was loaded. */
  isDismissed(id: string): boolean
  /** @returns ends it */
  subscribe(listener: () => void): () => void
}

const highest = (overlays: readonly Overlay[]): Overlay | null =>
  overlays.reduce<Overlay | null>(
    (found, overlay) => (found === null || overlay.rank > found.rank ? overlay : found),
    null,
  )

/**
 * The one queue of what opens over a page. What is shown stays until it is closed; only what
 * takes over takes the place of another.
 */
export function createOverlayQueue(): OverlayQueue {
  const wishes = new Map<symbol, Overlay>()
  const dialogs = new Set<symbol>()
  const away = new Set<string>()
  const listeners = new Set<() => void>()
  let shown: Overlay | null = null

  const choose = (): Overlay | null => {
    const wanted = [...wishes.values()]
    const over = highest(wanted.filter(({ takesOver }) => takesOver))
    if (over) return over
    if (shown && !shown.isStrip && wanted.includes(shown)) return shown
    return highest(dialogs.size > 0 ? wanted.filter(({ isStrip }) => isStrip) : wanted)
  }
  const settle = () => {
    shown = choose()
    for (const listener of [...listeners]) listener()
  }
  return {
    ask(overlay) {
      const wish = Symbol(overlay.name)
      wishes.set(wish, overlay)
      settle()
      return () => {
        if (wishes.delete(wish)) settle()
      }
    },
    openDialog() {
      const dialog = Symbol('dialog')
      dialogs.add(dialog)
      settle()
      return () => {
        if (dialogs.delete(dialog)) settle()
      }
    },
    shown: () => shown,
    isFree: () => dialogs.size === 0 && (shown === null || shown.isStrip === true),
    dismiss(id) {
      away.add(id)
      settle()
    },
    isDismissed: (id) => away.has(id),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
