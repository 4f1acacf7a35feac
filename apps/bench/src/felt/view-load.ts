import type { Visit } from '../browser/page-load.ts'
import { sendSettled } from '../http/load.ts'
import { memoryOf } from '../processes/memory.ts'
import type { Server } from '../processes/server.ts'
import { landmarks, type Side, type Stage } from './stage.ts'
import { recordCalls, toOthers, toRequests, type ViewCall } from './views.ts'

/** Number of concurrent users opening pages. */
export const CONNECTIONS = 16

/** Figures of a server under the load of one view, in each round. */
export interface ViewLoad {
  /** Views per second, each with all its calls. */
  readonly perSecond: number[]
  /** Of one call, milliseconds. */
  readonly p99: number[]
}

/** Figures of one server under load. */
export interface ServerLoad {
  readonly list: ViewLoad
  readonly demand: ViewLoad
  /** Of its process after all loads, MiB. */
  memory: number
}

interface View {
  readonly name: 'list' | 'demand'
  readonly calls: readonly ViewCall[]
  /** Calls of one view. */
  readonly each: number
}

interface Loaded {
  readonly server: Server
  readonly views: readonly View[]
  readonly seen: ServerLoad
}

const emptyLoad = (): ServerLoad => ({
  list: { perSecond: [], p99: [] },
  demand: { perSecond: [], p99: [] },
  memory: Number.NaN,
})

/** The calls of both views of a side, as its pages make them in a browser. */
async function recordViews(
  { browser, demands }: Stage,
  { server, storageState, views }: Side,
): Promise<View[]> {
  const [first = '', ...others] = demands.map(({ id }) => id)
  const visit = (path: string, landmark: string): Visit => ({
    url: server.origin + path,
    landmark,
    ...(storageState && { storageState }),
  })
  const list = await recordCalls(browser, visit('/demands', landmarks.list), views)
  const demand = await recordCalls(browser, visit(`/demands/${first}`, landmarks.demand), views)
  return [
    { name: 'list', calls: list, each: list.length },
    {
      name: 'demand',
      calls: toOthers(demand, first, [first, ...others]),
      each: demand.length,
    },
  ]
}

/**
 * Puts the load of many users' views on both servers in turn, several times, alternating the order.
 * @returns the figures of each, and the calls of our views
 */
export async function loadViews(
  stage: Stage,
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
) {
  const { ours, html } = stage
  const loaded: readonly Loaded[] = await Promise.all(
    [ours, html].map(async (side) => ({
      server: side.server,
      views: await recordViews(stage, side),
      seen: emptyLoad(),
    })),
  )
  for (let round = -1; round < rounds; round += 1) {
    for (const name of ['list', 'demand'] as const) {
      for (const { server, views, seen } of round % 2 === 0 ? loaded : loaded.toReversed()) {
        const { calls = [], each = 1 } = views.find((view) => view.name === name) ?? {}
        const load = { connections: CONNECTIONS, seconds: round < 0 ? 2 : seconds }
        const { perSecond, p99 } = await sendSettled(server, toRequests(calls), load)
        // The first round warms up.
        if (round < 0) continue
        seen[name].perSecond.push(perSecond / each)
        seen[name].p99.push(p99)
      }
    }
  }
  for (const { server, seen } of loaded) seen.memory = memoryOf(server.pid).resident / 1024 ** 2
  return loaded
}
