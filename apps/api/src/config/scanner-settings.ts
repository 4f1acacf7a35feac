import type { ClamdAddress } from '../ports/file-scanner/clamd.ts'

/** Default port of clamd. */
const CLAMD_PORT = 3310

/** Parses `CLAMD_URL`: `tcp://host:port` or `unix:///path`; null for anything else. */
export function toClamdAddress(value: string): ClamdAddress | null {
  if (!URL.canParse(value)) return null
  const { protocol, hostname, port, pathname } = new URL(value)
  if (protocol === 'unix:') {
    return hostname === '' && pathname.length > 1 ? { path: decodeURIComponent(pathname) } : null
  }
  const isHost = protocol === 'tcp:' && hostname !== '' && (pathname === '' || pathname === '/')
  // An IPv6 address is in brackets only where a port may follow it.
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  return isHost ? { host, port: Number(port || CLAMD_PORT) } : null
}
