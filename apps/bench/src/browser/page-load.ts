import type { Browser, BrowserContextOptions, CDPSession } from 'playwright'

/** How fast network and processor are. */
export interface Conditions {
  readonly name: string
  readonly network?: { readonly bitsPerSecond: number; readonly latencyMs: number }
  /** How many times slower the processor. */
  readonly cpu?: number
}

/** What a cold visit cost. */
export interface PageLoad {
  /** Compressed bytes of scripts and style sheets, as they came over the wire, without headers. */
  readonly codeBytes: number
  /** Of all files and answers, with their headers. */
  readonly allBytes: number
  readonly requests: number
  /** Largest contentful paint, milliseconds. */
  readonly lcp: number
  /** Total blocking time: of every long task what exceeds 50 ms. */
  readonly tbt: number
  /** Cumulative layout shift. */
  readonly cls: number
}

interface Observed {
  lcp: number
  tbt: number
  cls: number
}
declare global {
  interface Window {
    observed: Observed
  }
}

/** Runs in the page before anything of it. */
function observe(): void {
  const observed: Observed = { lcp: 0, tbt: 0, cls: 0 }
  window.observed = observed
  const each = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
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
}

async function slowDown(cdp: CDPSession, { network, cpu }: Conditions): Promise<void> {
  if (network) {
    const throughput = network.bitsPerSecond / 8
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    })
  }
  if (cpu) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

interface Transfer {
  requests: number
  all: number
  code: number
}

/** Counts what comes over the wire. */
function countTransfers(cdp: CDPSession): Transfer {
  const transfer: Transfer = { requests: 0, all: 0, code: 0 }
  const code = new Set<string>()
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    transfer.requests += 1
    if (/javascript|css/.test(response.mimeType)) code.add(requestId)
  })
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (code.has(requestId)) transfer.code += encodedDataLength
  })
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    transfer.all += encodedDataLength
  })
  return transfer
}

export interface Visit {
  readonly url: string
  /** Visible when the page shows what it is for. */
  readonly landmark: string
  /** The storage of a signed-in user; a stranger's when absent. */
  readonly storageState?: BrowserContextOptions['storageState']
}

/** How long after its last request a page counts as settled, milliseconds. */
const QUIET_MS = 1000

/** Opens a page in a browser that has never been there. */
export async function visitOnce(
  browser: Browser,
  visit: Visit,
  conditions: Conditions,
): Promise<PageLoad> {
  const { url, landmark, storageState } = visit
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    ...(storageState && { storageState }),
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(observe)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await slowDown(cdp, conditions)
    const transfer = countTransfers(cdp)
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    await page.locator(landmark).first().waitFor({ timeout: 60_000 })
    await page.waitForTimeout(QUIET_MS)
    const observed = await page.evaluate(() => window.observed)
    return {
      ...observed,
      codeBytes: transfer.code,
      allBytes: transfer.all,
      requests: transfer.requests,
    }
  } finally {
    await context.close()
  }
}
