import pg from 'pg'
import type { Listen } from './engine.ts'
import { FAREWELL_MS } from './postgres-source.ts'
import { destroy } from './silence.ts'

/** Interval between checks that the connection is alive, milliseconds. */
const CHECK_MS = 10_000
/** Delay between losing the connection and reconnecting, milliseconds. */
const RETRY_MS = 1000

interface Listener {
  readonly onMessage: (payload: string) => void
  readonly onGap: () => void
}

/** Listens to channels on a connection of its own, which is reopened whenever it is lost. */
export function createListener(config: pg.ClientConfig, timeoutMs: number) {
  const heard = new Map<string, Set<Listener>>()
  let client: pg.Client | undefined
  let connecting: Promise<pg.Client> | undefined
  let isClosing = false
  /** Notifications may have been missed while it was not listening. */
  let hasGap = false

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ ...config, keepAlive: true, connectionTimeoutMillis: timeoutMs })
    next.on('notification', ({ channel, payload }) => {
      for (const { onMessage } of heard.get(channel) ?? []) onMessage(payload ?? '')
    })
    next.on('error', () => {})
    const check = setInterval(() => void ask(next), CHECK_MS)
    check.unref()
    next.on('end', () => {
      clearInterval(check)
      lose(next)
    })
    await next.connect()
    try {
      for (const channel of heard.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      // It would stay open and hear nothing; its end leads to another one.
      await destroy(next)
      throw error
    }
    client = next
    if (hasGap) for (const some of heard.values()) for (const { onGap } of some) onGap()
    hasGap = false
    return next
  }

  /** A network path that fails silently does not close the connection. */
  async function ask(current: pg.Client): Promise<void> {
    const late = setTimeout(() => void destroy(current), timeoutMs)
    await current.query('select 1').catch(() => undefined)
    clearTimeout(late)
  }

  function lose(lost: pg.Client): void {
    if (client === lost) client = undefined
    connecting = undefined
    hasGap = true
    if (!isClosing) setTimeout(() => void reached().catch(() => undefined), RETRY_MS).unref()
  }

  function reached(): Promise<pg.Client> {
    connecting ??= connect()
    return connecting
  }

  const listen: Listen = async (channel, onMessage, onGap = () => undefined) => {
    const listener = { onMessage, onGap }
    const listeners = heard.get(channel) ?? new Set()
    const isFirst = !heard.has(channel)
    heard.set(channel, listeners.add(listener))
    const current = await reached()
    if (isFirst) await current.query(`listen ${pg.escapeIdentifier(channel)}`)
    return async () => void listeners.delete(listener)
  }
  return {
    listen,
    async close(): Promise<void> {
      isClosing = true
      if (!client) return
      const last = client
      const late = setTimeout(() => void destroy(last), FAREWELL_MS)
      await last.end()
      clearTimeout(late)
    },
  }
}
