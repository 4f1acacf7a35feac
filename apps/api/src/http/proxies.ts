import { BlockList, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Environment } from '../config/environment.ts'
import { toAddress } from './addresses.ts'

/**
 * Whether an address is trusted to report the one before it.
 * @param hop 0 for the address of the connection, counted towards the caller
 */
export type Trust = (address: string, hop: number) => boolean

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

function toList(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    if (prefix === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(prefix), familyOf(address))
  }
  return list
}

/**
 * Which of the addresses in `X-Forwarded-For` are our own proxies: a fixed number of them, or those in a
 * list of networks. The addresses before them were written by the caller and count for nothing.
 */
export function toTrust(proxies: Environment['trustProxy']): Trust {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies
  const list = toList(proxies)
  return (text) => {
    const address = toAddress(text)
    return address !== null && list.check(address, familyOf(address))
  }
}

/**
 * Whether a request names exactly one host. One that names two may be read in one way by a proxy and in
 * another by a server.
 */
export function namesOneHost({ raw }: FastifyRequest): boolean {
  const names = raw.rawHeaders.filter((name, i) => i % 2 === 0 && /^host$/i.test(name))
  return names.length === 1 || (names.length === 0 && raw.httpVersion === '1.0')
}
