import { isIP } from 'node:net'

/** An address, or a network such as `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...others] = text.split('/')
  const version = isIP(address)
  if (version === 0 || others.length > 0) return false
  if (prefix === undefined) return true
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 6 ? 128 : 32)
}

/** Parses `TRUST_PROXY`: a number of proxies, or a comma-separated list; null if it is neither. */
export function toProxies(value: string): number | readonly string[] | null {
  const text = value.trim()
  if (text === '') return []
  if (/^[1-9]$/.test(text)) return Number(text)
  const networks = text.split(',').map((one) => one.trim())
  return networks.every(isNetwork) ? networks : null
}
