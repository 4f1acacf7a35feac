import type { PeerAddress } from '../ports/http-peer/http-peer.ts'

/** Variables with the addresses of outside services, and the secrets shared with them. */
export interface PeerValues {
  readonly NODE_ENV: string
  readonly PAYMENTS_URL?: string | undefined
  readonly PAYMENTS_SECRET?: string | undefined
  readonly CHAT_CHANNEL_URL?: string | undefined
  readonly CHAT_CHANNEL_SECRET?: string | undefined
}

/** Minimum length of a secret that signs requests. */
const SECRET_MIN = 16

interface Peer {
  readonly name: 'PAYMENTS' | 'CHAT_CHANNEL'
  readonly url: string | undefined
  readonly secret: string | undefined
}

const peersOf = (values: PeerValues): readonly Peer[] => [
  { name: 'PAYMENTS', url: values.PAYMENTS_URL, secret: values.PAYMENTS_SECRET },
  { name: 'CHAT_CHANNEL', url: values.CHAT_CHANNEL_URL, secret: values.CHAT_CHANNEL_SECRET },
]

/** Conflicts between the variables, one line each. */
export function findPeerConflicts(values: PeerValues): string[] {
  return peersOf(values).flatMap(({ name, url, secret }) => {
    if (url === undefined) {
      return secret === undefined ? [] : [`${name}_URL é preciso junto com ${name}_SECRET`]
    }
    if (secret === undefined) return [`${name}_SECRET é preciso junto com ${name}_URL`]
    return [
      ...(secret.length < SECRET_MIN
        ? [`${name}_SECRET deve ter no mínimo ${SECRET_MIN} caracteres`]
        : []),
      ...(values.NODE_ENV === 'production' && !url.startsWith('https:')
        ? [`${name}_URL deve ser https://… em produção`]
        : []),
    ]
  })
}

const toAddress = (url?: string, secret?: string): PeerAddress | undefined =>
  url === undefined || secret === undefined
    ? undefined
    : { baseUrl: url.replace(/\/+$/, ''), secret }

/** The outside services; undefined if the database replaces them. */
export function toPeerSettings(values: PeerValues) {
  return {
    payments: toAddress(values.PAYMENTS_URL, values.PAYMENTS_SECRET),
    chatChannel: toAddress(values.CHAT_CHANNEL_URL, values.CHAT_CHANNEL_SECRET),
  }
}
