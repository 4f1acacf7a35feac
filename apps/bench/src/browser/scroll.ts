import type { Browser } from 'playwright'
import type { Visit } from './page-load.ts'

/** Figures of a long list while it was scrolled. */
export interface Scrolling {
  /** Maximum number of elements in the document. */
  readonly nodes: number
  /** Milliseconds. */
  readonly longestTask: number
  /** Longest time between two frames, milliseconds. */
  readonly longestFrame: number
  /** Final height of the list, pixels. */
  readonly height: number
}

/** Scrolls the longest element on the page, frame by frame, for some time. Runs in the page. */
async function scrollFor(milliseconds: number): Promise<Scrolling> {
  const seen = { nodes: 0, longestTask: 0, longestFrame: 0, height: 0 }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      seen.longestTask = Math.max(seen.longestTask, duration)
    }
  }).observe({ type: 'longtask' })
  const boxes = () =>
    [document.documentElement, ...document.querySelectorAll('main, main section, main div')].filter(
      (box) => {
        const scrolls =
          box === document.documentElement || getComputedStyle(box).overflowY !== 'visible'
        return scrolls && box.scrollHeight > box.clientHeight + 100
      },
    )
  const chosen = boxes().sort((a, b) => b.scrollHeight - a.scrollHeight)[0]
  if (!chosen) return seen

  const began = performance.now()
  let last = began
  while (last - began < milliseconds) {
    chosen.scrollTop += 300
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
    seen.longestFrame = Math.max(seen.longestFrame, now - last)
    seen.nodes = Math.max(seen.nodes, document.querySelectorAll('*').length)
    last = now
  }
  seen.height = chosen.scrollHeight
  return seen
}

/** Opens a long list and scrolls it. */
export async function scrollList(browser: Browser, visit: Visit, cpu: number): Promise<Scrolling> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(visit.storageState && { storageState: visit.storageState }),
  })
  try {
    const page = await context.newPage()
    await page.goto(visit.url)
    await page.locator(visit.landmark).first().waitFor()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    return await page.evaluate(scrollFor, 15_000)
  } finally {
    await context.close()
  }
}
