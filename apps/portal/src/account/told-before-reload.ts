const key = 'tramite.toldBeforeReload'
/** Longer than a page takes to load, in milliseconds: what was said earlier is no news. */
const NEWS_MS = 60_000

interface Told {
  readonly title: string
  readonly at: number
}

/** Keeps what is said now for the page that is loaded next in this tab. */
export function keepTold(title: string, at: Date): void {
  const told: Told = { title, at: at.getTime() }
  try {
    window.sessionStorage.setItem(key, JSON.stringify(told))
  } catch {
    // Storage is blocked in this browser: it is said only until the reload.
  }
}

/** What was said right before this page was loaded, once; null for nothing. */
export function takeTold(now: Date): string | null {
  try {
    const kept = window.sessionStorage.getItem(key)
    window.sessionStorage.removeItem(key)
    const { title, at } = JSON.parse(kept ?? '{}') as Partial<Told>
    return title !== undefined && now.getTime() - Number(at) < NEWS_MS ? String(title) : null
  } catch {
    return null
  }
}
