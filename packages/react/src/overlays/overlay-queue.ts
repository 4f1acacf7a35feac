/**
 * What opens over a page by itself, the most urgent last. A strip that covers nothing, such as the one
 * about cookies, gives way to everything else.
 */
const ranks = {
  cookies: 0,
  feedback: 1,
  popup: 2,
  toolTerms: 3,
  legal: 4,
  viewer: 5,
  payment: 6,
} as const

/** What opens over a page by itself, without anybody pressing a button for it. */
export type OverlayKind = keyof typeof ranks

/** Whose turn it is over the page: one at a time. */
export interface OverlayQueue {
  /**
   * Asks for a turn, which comes when nothing else is in the way.
   * @returns gives it up
   */
  ask(kind: OverlayKind): () => void
  /**
   * Tells that the user has opened a dialog: until it is closed no overlay but the payment dialog begins.
   * @returns tells that it is closed
   */
  openDialog(): () => void
  /** Whose turn it is; the same until something changes. */
  shown(): OverlayKind | null
  /** Whether nothing lies over the page, so that something could be asked without interrupting. */
  isFree(): boolean
  /**
   * Keeps something from coming again as long as this page lives; a reload forgets it.
   * @param id what, and for whom: 'payment:<user>'
   */
  putAway(id: string): void
  /** Whether something was put away since the page was loaded. */
  isPutAway(id: string): boolean
  /** @returns ends it */
  subscribe(listener: () => void): () => void
}

const isStrip = (kind: OverlayKind) => kind === 'cookies'

function highest(kinds: Iterable<OverlayKind>): OverlayKind | null {
  let found: OverlayKind | null = null
  for (const kind of kinds) if (found === null || ranks[kind] > ranks[found]) found = kind
  return found
}

/**
 * The one queue of what opens over a page. What is shown stays until it is closed; only the payment dialog,
 * below which nothing may open, takes the place of another.
 */
export function createOverlayQueue(): OverlayQueue {
  const wishes = new Map<symbol, OverlayKind>()
  const dialogs = new Set<symbol>()
  const away = new Set<string>()
  const listeners = new Set<() => void>()
  let shown: OverlayKind | null = null

  const choose = (): OverlayKind | null => {
    const wanted = [...wishes.values()]
    if (wanted.includes('payment')) return 'payment'
    if (shown !== null && !isStrip(shown) && wanted.includes(shown)) return shown
    return highest(dialogs.size > 0 ? wanted.filter(isStrip) : wanted)
  }
  const settle = () => {
    shown = choose()
    for (const listener of [...listeners]) listener()
  }
  return {
    ask(kind) {
      const wish = Symbol(kind)
      wishes.set(wish, kind)
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
    isFree: () => dialogs.size === 0 && (shown === null || isStrip(shown)),
    putAway(id) {
      away.add(id)
      settle()
    },
    isPutAway: (id) => away.has(id),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
