import { isIP, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** IPv4-mapped IPv6 addresses, as dual-stack sockets give them. */
const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** An address in its canonical form; null if it is invalid. */
export function toAddress(text: string): string | null {
  const bare = mapped.exec(text)?.[1] ?? text.replace(/%.*$/, '')
  return isIP(bare) === 0 ? null : bare.toLowerCase()
}

/**
 * The client address of a request: as our proxies report it, if there are any, and otherwise that of its
 * connection. An invalid address passed on by a proxy does not count.
 */
export const addressOf = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string =>
  toAddress(ip) ?? toAddress(socket.remoteAddress ?? '') ?? '0.0.0.0'

/** The first four groups of an IPv6 address: the part that a provider assigns to one subscriber. */
function prefixOf(address: string): string {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** The key that an address is counted under: an IPv4 address itself, an IPv6 address its /64 network. */
export function networkOf(address: string): string {
  const known = toAddress(address) ?? address
  return isIPv6(known) ? `${prefixOf(known)}::/64` : known
}
