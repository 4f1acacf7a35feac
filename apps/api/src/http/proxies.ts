import { BlockList, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Environment } from '../config/environment.ts'
import { toAddress } from './addresses.ts'

/**
 * Whether what an address says of the one before it is believed.
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
 * Which of the addresses in `X-Forwarded-For` are those of our own proxies: as many as there are, or
 * those in a list of networks. What stands before them was written by the caller and counts for nothing.
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
 * Whether a request names the one host that it is for. One that names two is read in one way by a
 * proxy and in another by a server.
 */
export function namesOneHost({ raw }: FastifyRequest): boolean {
  const names = raw.rawHeaders.filter((name, i) => i % 2 === 0 && /^host$/i.test(name))
  return names.length === 1 || (names.length === 0 && raw.httpVersion === '1.0')
}
