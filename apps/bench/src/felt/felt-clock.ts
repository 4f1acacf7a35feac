import type { Page } from 'playwright'

/** The sign that the user waits for. */
export interface Sign {
  /** Of elements, one of which must be visible with the text. */
  readonly selector: string
  readonly text: string
  /** A text that no such element may still have. */
  readonly gone?: string
}

interface Timing extends Sign {
  /** Milliseconds since 1970, on the clock that the documents of a browser share. */
  began?: number
  ended?: number
}

declare global {
  interface Window {
    /** Whether a sign is shown. */
    isFelt(sign: Sign): boolean
  }
}

/**
 * From the click or key to the frame in which the sign is painted, across pages. Runs in every document
 * before its own code.
 */
function keepTime(): void {
  if (location.protocol === 'about:') return
  const key = 'bench.felt'
  const read = () => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Timing | null
  const note = (change: Partial<Timing>) =>
    sessionStorage.setItem(key, JSON.stringify({ ...read(), ...change }))
  window.isFelt = ({ selector, text, gone }) => {
    const all = [...document.querySelectorAll(selector)]
    // Visibility is checked last: it may force a layout, which takes time.
    const shows = (part: string) =>
      all.some((one) => one.textContent?.includes(part) && one.checkVisibility())
    return shows(text) && !(gone !== undefined && shows(gone))
  }
  const watch = (timing: Timing) => {
    if (!window.isFelt(timing)) return requestAnimationFrame(() => watch(timing))
    // After the frame: its content has been painted then.
    setTimeout(() => note({ ended: performance.timeOrigin + performance.now() }))
  }
  const start = ({ timeStamp }: Event) => {
    const timing = read()
    if (!timing || timing.began !== undefined) return
    note({ began: performance.timeOrigin + timeStamp })
    requestAnimationFrame(() => watch(timing))
  }
  for (const type of ['click', 'keydown']) addEventListener(type, start, { capture: true })
  const pending = read()
  if (pending?.began !== undefined && pending.ended === undefined) {
    requestAnimationFrame(() => watch(pending))
  }
}

/** Prepares a page that is still empty for `timeAct`. */
export const prepareClock = (page: Page): Promise<unknown> => page.addInitScript(keepTime)

/**
 * Milliseconds from the first click or key of an act until the sign is painted.
 * @param act the click or key
 * @throws Error when the sign is there before, or does not appear within half a minute
 */
export async function timeAct(page: Page, sign: Sign, act: () => Promise<void>): Promise<number> {
  if (await page.evaluate((asked) => window.isFelt(asked), sign)) {
    throw new Error(`"${sign.text}" is shown before the act`)
  }
  await page.evaluate((s) => sessionStorage.setItem('bench.felt', JSON.stringify(s)), sign)
  await act()
  const ended = await page.waitForFunction(
    () => {
      const kept = JSON.parse(sessionStorage.getItem('bench.felt') ?? '{}') as {
        began?: number
        ended?: number
      }
      return kept.began !== undefined && kept.ended !== undefined ? kept.ended - kept.began : null
    },
    null,
    { timeout: 30_000, polling: 50 },
  )
  const took = await ended.jsonValue()
  await page.evaluate(() => sessionStorage.removeItem('bench.felt'))
  return took ?? Number.NaN
}
