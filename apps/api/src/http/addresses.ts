import { isIP, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** IPv4 addresses as sockets of both kinds give them. */
const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** An address as it is written down; null for what is none. */
export function toAddress(text: string): string | null {
  const bare = mapped.exec(text)?.[1] ?? text.replace(/%.*$/, '')
  return isIP(bare) === 0 ? null : bare.toLowerCase()
}

/**
 * The address that a request came from: as our proxies tell it, where there are any, and otherwise
 * that of its connection. What a proxy passes on that is no address is not one here either.
 */
export const addressOf = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string =>
  toAddress(ip) ?? toAddress(socket.remoteAddress ?? '') ?? '0.0.0.0'

/** The first four groups of an IPv6 address: the part that its provider gives to one subscriber. */
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

/** Whom an address counts for: an IPv4 address for itself, one of IPv6 for its network of /64. */
export function networkOf(address: string): string {
  const known = toAddress(address) ?? address
  return isIPv6(known) ? `${prefixOf(known)}::/64` : known
}
