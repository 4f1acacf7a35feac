import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright'

/** Speed of network and processor. */
export interface Conditions {
  readonly name: string
  readonly network?: { readonly bitsPerSecond: number; readonly latencyMs: number }
  /** How many times slower the processor. */
  readonly cpu?: number
  /** The user has visited the page before, in the same browser; otherwise the browser is new. */
  readonly isWarm?: boolean
}

/** The cost of a visit. */
export interface PageLoad {
  /** Compressed bytes of scripts and style sheets as transferred, without headers. */
  readonly codeBytes: number
  /** Of all files and answers, with their headers. */
  readonly allBytes: number
  readonly requests: number
  /** Largest contentful paint, milliseconds. */
  readonly lcp: number
  /** Total blocking time: the part of every long task above 50 ms. */
  readonly tbt: number
  /** Cumulative layout shift. */
  readonly cls: number
  /** From a press to the next paint, milliseconds, at least 16; NaN if nothing was pressed. */
  readonly inp: number
}

interface Observed {
  lcp: number
  tbt: number
  cls: number
  inp: number
}
declare global {
  interface Window {
    observed: Observed
  }
}

/** Runs in the page before its own code. */
function observe(): void {
  // Only presses longer than a frame are reported.
  const observed: Observed = { lcp: 0, tbt: 0, cls: 0, inp: 16 }
  window.observed = observed
  const each = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...(type === 'event' && { durationThreshold: 16 }),
    })
  each('largest-contentful-paint', (entry) => {
    observed.lcp = entry.startTime
  })
  each('longtask', (entry) => {
    observed.tbt += Math.max(0, entry.duration - 50)
  })
  each('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) observed.cls += shift.value
  })
  each('event', (entry) => {
    const { interactionId } = entry as PerformanceEventTiming
    if (interactionId) observed.inp = Math.max(observed.inp, entry.duration)
  })
}

/** A slow connection and a quarter of the processor. */
export const slow = {
  name: '1.6 Mbit/s, 150 ms, CPU ×4',
  network: { bitsPerSecond: 1_600_000, latencyMs: 150 },
  cpu: 4,
} as const satisfies Conditions

/** Sets the speed from now on; unlimited if none is given. */
export async function setSpeed(
  cdp: CDPSession,
  { network, cpu = 1 }: Pick<Conditions, 'network' | 'cpu'>,
): Promise<void> {
  const throughput = network ? network.bitsPerSecond / 8 : -1
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network?.latencyMs ?? 0,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

interface Transfer {
  /** Time of the last arrival, milliseconds. */
  lastAt: number
  requests: number
  all: number
  code: number
}

/** Counts transferred bytes. */
function countTransfers(cdp: CDPSession): Transfer {
  const transfer: Transfer = { lastAt: performance.now(), requests: 0, all: 0, code: 0 }
  const code = new Set<string>()
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    transfer.requests += 1
    transfer.lastAt = performance.now()
    if (/javascript|css/.test(response.mimeType)) code.add(requestId)
  })
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (code.has(requestId)) transfer.code += encodedDataLength
  })
  cdp.on('Network.requestWillBeSent', () => {
    transfer.lastAt = performance.now()
  })
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    transfer.lastAt = performance.now()
    transfer.all += encodedDataLength
  })
  return transfer
}

export interface Visit {
  readonly url: string
  /** Visible once the page shows its main content. */
  readonly landmark: string
  /** The storage of a signed-in user; a visitor's when absent. */
  readonly storageState?: BrowserContextOptions['storageState']
  /** Selectors of what to press when the page has settled: the first visible one; nothing when absent. */
  readonly press?: readonly string[]
}

/** How long after its last request a page counts as settled, milliseconds. */
const QUIET_MS = 1000

/** Maximum wait for a page to settle, milliseconds: a stream never ends. */
const MAX_WAIT_MS = 20_000

/** How long to wait for the paint after a press, milliseconds. */
const PAINT_MS = 1000

async function settlePage(page: Page, transfer: Transfer): Promise<void> {
  const began = performance.now()
  const isBusy = () => performance.now() - transfer.lastAt < QUIET_MS
  do await page.waitForTimeout(QUIET_MS / 5)
  while (isBusy() && performance.now() - began < MAX_WAIT_MS)
}

/** @returns whether there was something to press */
async function pressFirst(page: Page, selectors: readonly string[]): Promise<boolean> {
  for (const selector of selectors) {
    const [shown] = await page.locator(selector).filter({ visible: true }).all()
    if (!shown) continue
    await shown.click()
    await page.waitForTimeout(PAINT_MS)
    return true
  }
  return false
}

/**
 * How long a page stays open before it is left, milliseconds: enough for it to store what the next visit
 * begins with.
 */
export const STAY_MS = 4000

/** A new browser window without any history. */
export const openWindow = (browser: Browser, storageState?: Visit['storageState']) =>
  browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    ...(storageState && { storageState }),
  })

/** Opens a page in a browser of its own. */
export async function visitOnce(
  browser: Browser,
  visit: Visit,
  conditions: Conditions,
): Promise<PageLoad> {
  const { url, landmark, storageState, press = [] } = visit
  const context = await openWindow(browser, storageState)
  try {
    const page = await context.newPage()
    await page.addInitScript(observe)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    if (conditions.isWarm) {
      await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
      await page.locator(landmark).first().waitFor({ timeout: 60_000 })
      await page.waitForTimeout(STAY_MS)
      await page.goto('about:blank')
    }
    await setSpeed(cdp, conditions)
    const transfer = countTransfers(cdp)
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    await page.locator(landmark).first().waitFor({ timeout: 60_000 })
    await settlePage(page, transfer)
    const { code: codeBytes, all: allBytes, requests } = transfer
    const { lcp, tbt, cls } = await page.evaluate(() => window.observed)
    const wasPressed = await pressFirst(page, press)
    const inp = wasPressed ? await page.evaluate(() => window.observed.inp) : Number.NaN
    return { lcp, tbt, cls, inp, codeBytes, allBytes, requests }
  } finally {
    await context.close()
  }
}
