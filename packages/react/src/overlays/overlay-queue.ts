import { createEmitter } from '../ports/emitter.ts'

/**
 * Something that opens over a page without the user having asked for it. An app has a few, each a single
 * object.
 */
export interface Overlay {
  readonly name: string
  /** Of those waiting, the highest comes first. */
  readonly rank: number
  /** Covers nothing: it stays beside a dialog, and yields to every other overlay. */
  readonly isStrip?: boolean
  /** Replaces whatever is shown, dialogs included; nothing may open below it. */
  readonly takesOver?: boolean
}

/** Decides whose turn it is over the page: one overlay at a time. */
export interface OverlayQueue {
  /**
   * Asks for a turn, granted when nothing else is in the way.
   * @returns gives it up
   */
  ask(overlay: Overlay): () => void
  /**
   * Reports that the user has opened a dialog: until it is closed, no overlay opens except a strip or one
   * that takes over.
   * @returns reports that it is closed
   */
  openDialog(): () => void
  /** The overlay whose turn it is; the same object until something changes. */
  shown(): Overlay | null
  /** Whether nothing covers the page, so that a question would not interrupt. */
  isFree(): boolean
  /**
   * Keeps an overlay from opening again for the lifetime of this page; a reload forgets it.
   * @param id what, and for whom: 'payment:<user>'
   */
  dismiss(id: string): void
  /** Whether it was dismissed since the page was loaded. */
  isDismissed(id: string): boolean
  /** @returns unsubscribes */
  subscribe(listener: () => void): () => void
}

const highest = (overlays: readonly Overlay[]): Overlay | null =>
  overlays.reduce<Overlay | null>(
    (found, overlay) => (found === null || overlay.rank > found.rank ? overlay : found),
    null,
  )

/**
 * The one queue of overlays. The overlay shown stays until it is closed; only one that takes over
 * replaces another.
 */
export function createOverlayQueue(): OverlayQueue {
  const wishes = new Map<symbol, Overlay>()
  const dialogs = new Set<symbol>()
  const away = new Set<string>()
  const changed = createEmitter<void>()
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
    changed.emit()
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
    subscribe: changed.subscribe,
  }
}
