/**
 * An address, or null if it cannot be read: `URL.parse`, which some promised browsers lack, as they do `URL.canParse`.
 * @param base what a relative address is relative to
 */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
