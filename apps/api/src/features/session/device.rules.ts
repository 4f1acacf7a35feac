import { deviceMessages, fillMessage } from '@tramite/core/messages'

/** In this order: each later one is also in the text of some before it. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+.*\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
]

const find = (names: readonly (readonly [RegExp, string])[], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1]

/**
 * A device in the words of its owner: `Chrome no Windows`.
 * @param userAgent what the browser says of itself, the header `User-Agent`; whoever signs in may
 *   write there what they like, of which only names that are known here are taken
 * @returns null where it names no system that is known here, as programs do
 */
export function describeDevice(userAgent: string | null): string | null {
  // Real ones are below 300 characters; patterns need not be tried on more.
  const text = (userAgent ?? '').slice(0, 500)
  const system = find(systems, text)
  if (system === undefined) return null
  const browser = find(browsers, text) ?? deviceMessages['session.someBrowser']
  return fillMessage(deviceMessages['session.device'], { browser, system })
}
