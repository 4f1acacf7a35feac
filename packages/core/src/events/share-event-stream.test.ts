import { afterEach, describe, expect, it, vi } from 'vitest'
import type { EventStreamStatus, PortalEvent } from './event-stream.ts'
import {
  shareEventStream,
  type TabMessage,
  type Tabs,
  type TabsChannel,
} from './share-event-stream.ts'

type Listener = Parameters<Parameters<typeof shareEventStream>[0]['open']>[0]

const event: PortalEvent = { type: 'demand', demandId: 'd1' }
const closing: (() => void)[] = []
let last = 0
/** A new name for each test, as in a separate browser. */
const nameOfTest = () => {
  last += 1
  return `tramite.events.test-${last}`
}
afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.useRealTimers()
})

const browser: Tabs = {
  locks: globalThis.navigator.locks,
  openChannel: (name) => new BroadcastChannel(name),
}

/** Tabs that reach each other regardless of fake timers. */
function createTabs(): Tabs {
  const all = new Set<(event: { readonly data: TabMessage }) => void>()
  const openChannel = (): TabsChannel => {
    const own = new Set<(event: { readonly data: TabMessage }) => void>()
    return {
      postMessage(data) {
        for (const hear of all) if (!own.has(hear)) queueMicrotask(() => hear({ data }))
      },
      addEventListener(_type, hear) {
        own.add(hear)
        all.add(hear)
      },
      close() {
        for (const hear of own) all.delete(hear)
      },
    }
  }
  return { ...browser, openChannel }
}

/** After this long, milliseconds, what a test waits for hangs; before, the machine may only be busy. */
const HANGS_MS = 60_000
const later = globalThis.setTimeout
const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const

/** Advances the time, letting the tabs exchange their messages. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 50) {
    vi.advanceTimersByTime(50)
    // The browser answers a lock request in a turn of its own.
    await new Promise((resolve) => later(resolve))
  }
}

/** A tab, and the stream that it has opened, if it has. */
function openTab(name: string, silence = 60_000, tabs: Tabs | null = browser) {
  const onMissed = vi.fn()
  const heard: PortalEvent[] = []
  const statuses: EventStreamStatus[] = []
  const server: { listener: Listener | null } = { listener: null }
  const stream = shareEventStream({
    name,
    silence,
    tabs,
    readAgo: () => 900_000,
    onMissed,
    open(listener) {
      server.listener = listener
      const close = () => {
        server.listener = null
      }
      return { close }
    },
    onEvent: (told) => void heard.push(told),
    onStatus: (status) => void statuses.push(status),
  })
  closing.push(stream.close)
  return { heard, statuses, server, onMissed, close: stream.close }
}

const holds = ({ server }: ReturnType<typeof openTab>) =>
  vi.waitFor(() => {
    if (!server.listener) throw new Error('It holds no stream')
    return server.listener
  }, HANGS_MS)

/** Two tabs of which the first holds the stream. */
async function openTwo(silence?: number, tabs?: Tabs) {
  const name = nameOfTest()
  const first = openTab(name, silence, tabs)
  const listener = await holds(first)
  listener.onStatus('live')
  const second = openTab(name, silence, tabs)
  await vi.waitFor(() => expect(second.statuses).toEqual(['live']), HANGS_MS)
  return { first, second, listener, name }
}

describe('a stream that tabs share', () => {
  it('is opened once, and heard by all', async () => {
    const { first, second, listener } = await openTwo()
    listener.onEvent(event)
    await vi.waitFor(() => expect(second.heard).toEqual([event]), HANGS_MS)
    expect(first.heard).toEqual([event])
    expect(second.server.listener).toBeNull()
  })

  it('tells all of a cut', async () => {
    const { second, listener } = await openTwo()
    listener.onStatus('polling')
    listener.onStatus('live')
    await vi.waitFor(() => expect(second.statuses).toEqual(['live', 'polling', 'live']), HANGS_MS)
  })

  it('is opened by the next tab when the one that holds it is closed, and is live anew', async () => {
    const { first, second } = await openTwo()
    first.close()
    const listener = await holds(second)
    listener.onStatus('connecting')
    listener.onStatus('live')
    expect(second.statuses).toEqual(['live', 'connecting', 'live'])
    listener.onEvent(event)
    expect(second.heard).toEqual([event])
    expect(first.heard).toEqual([])
  })

  it('asks the tab that holds it for what changed since it read, and no other to read again', async () => {
    const { first, second, listener } = await openTwo()
    expect(listener.readAgo()).toBe(900_000)
    expect(first.onMissed).not.toHaveBeenCalled()
    expect(second.onMissed).toHaveBeenCalledOnce()
    listener.onStatus('polling')
    listener.onStatus('live')
    listener.onEvent(event)
    await vi.waitFor(() => expect(second.heard).toEqual([event]), HANGS_MS)
    expect(second.onMissed).toHaveBeenCalledOnce()
    first.close()
    // Since the last event that it received.
    expect((await holds(second)).readAgo()).toBeLessThan(60_000)
  })

  it('goes on in another tab when the session of the one that holds it is over', async () => {
    const { first, second, listener, name } = await openTwo()
    listener.onStatus('closed')
    await holds(second)
    expect(first.statuses).toEqual(['live', 'closed'])
    expect(second.statuses).not.toContain('closed')
    // Not by the tab whose session is over, which would come before one opened now.
    const last = openTab(name)
    second.close()
    await holds(last)
    expect(first.server.listener).toBeNull()
  })

  it('is taken from a tab that has fallen silent', async () => {
    const name = nameOfTest()
    const openChannel: Tabs['openChannel'] = (of) => {
      const channel = browser.openChannel(of)
      const close = () => channel.close()
      return { close, postMessage: () => {}, addEventListener: () => {} }
    }
    const frozen = openTab(name, 60_000, { ...browser, openChannel })
    await holds(frozen)
    const other = openTab(name, 50)
    await holds(other)
    await vi.waitFor(() => expect(frozen.server.listener).toBeNull(), HANGS_MS)
  })

  it('is not opened by a tab that was closed while it was taking its place', async () => {
    let grant: (() => void) | undefined
    const request = (_name: string, { steal }: LockOptions, hold: () => Promise<void>) =>
      new Promise<void>((resolve) => {
        if (steal) grant = () => resolve(hold())
      })
    const locks = { request } as unknown as Tabs['locks']
    const tab = openTab(nameOfTest(), 10, { ...browser, locks })
    await vi.waitFor(() => expect(grant).toBeDefined(), HANGS_MS)
    tab.close()
    grant?.()
    expect(tab.server.listener).toBeNull()
  })

  it('stays with a tab that has nothing to tell', async () => {
    vi.useFakeTimers({ toFake: [...timers] })
    const { first, second } = await openTwo(1000, createTabs())
    await pass(2500)
    expect(first.server.listener).not.toBeNull()
    expect(second.server.listener).toBeNull()
    expect(second.statuses).toEqual(['live'])
  })

  it('stays with a tab whose signs of life the browser holds back while it is hidden', async () => {
    vi.useFakeTimers({ toFake: [...timers] })
    const name = nameOfTest()
    const tabs = createTabs()
    const hidden = openTab(name, 60_000, tabs)
    await holds(hidden)
    const other = openTab(name, 200, tabs)
    // Several times as long as the other waits for a heartbeat.
    await pass(1000)
    expect(hidden.server.listener).not.toBeNull()
    expect(other.server.listener).toBeNull()
  })

  it('is each tab’s own where they cannot agree', async () => {
    const name = nameOfTest()
    const tabs = [openTab(name, 60_000, null), openTab(name, 60_000, null)]
    expect(tabs.map(({ server }) => server.listener !== null)).toEqual([true, true])
  })

  it('is each tab’s own where the browser forbids them to agree, as where it may keep nothing', async () => {
    const request = vi.fn((_name: string, _options: unknown, _hold: unknown) =>
      // A tab that kept asking would ask without end.
      request.mock.calls.length < 100
        ? Promise.reject(new DOMException('Access is denied', 'SecurityError'))
        : new Promise<never>(() => {}),
    )
    const tab = openTab(nameOfTest(), 20, { ...browser, locks: { request } })
    const listener = await holds(tab)
    listener.onStatus('live')
    listener.onEvent(event)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(tab.statuses).toEqual(['live'])
    expect(tab.heard).toEqual([event])
    expect(request).toHaveBeenCalledOnce()
    tab.close()
    expect(tab.server.listener).toBeNull()
  })
})
