import { deviceMessages, fillMessage } from '@tramite/core/messages'

/** The order matters: each later name also occurs in the user agents of some earlier browser. */
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
 * A device in words for its owner: `Chrome no Windows`.
 * @param userAgent the header `User-Agent`; untrusted, so only known names are taken from it
 * @returns null if it names no known system, as with programs
 */
export function describeDevice(userAgent: string | null): string | null {
  // Real ones are shorter than 300 characters; the patterns need not run on more.
  const text = (userAgent ?? '').slice(0, 500)
  const system = find(systems, text)
  if (system === undefined) return null
  const browser = find(browsers, text) ?? deviceMessages['session.someBrowser']
  return fillMessage(deviceMessages['session.device'], { browser, system })
}
