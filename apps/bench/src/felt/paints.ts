import {
  type Conditions,
  type PageLoad,
  slow,
  type Visit,
  visitOnce,
} from '../browser/page-load.ts'
import { toVisitorsState } from '../browser/signed-in.ts'
import { landmarks, type Side, type Stage } from './stage.ts'

export type PageName = keyof typeof landmarks
export const pageNames = Object.keys(landmarks) as PageName[]

const unthrottled: Conditions = { name: 'unthrottled' }

/** Speed of machine and connection, and whether the page was visited before. */
export const paintConditions = [
  { ...slow, name: 'cold, slow' },
  { ...slow, name: 'warm, slow', isWarm: true },
  { ...unthrottled, name: 'cold, unthrottled' },
  { ...unthrottled, name: 'warm, unthrottled', isWarm: true },
] as const satisfies readonly Conditions[]
export type PaintCondition = (typeof paintConditions)[number]

/** A first visitor of the sign-in page is asked about cookies; a returning one is not. */
function toState({ server, storageState }: Side, page: PageName, condition: PaintCondition) {
  if (page !== 'signIn') return storageState
  return 'isWarm' in condition ? toVisitorsState(server.origin) : undefined
}

function toVisit(
  side: Side,
  page: PageName,
  { demandId, condition }: { demandId: string; condition: PaintCondition },
): Visit {
  const storageState = toState(side, page, condition)
  const paths: Record<PageName, string> = {
    signIn: '/signIn',
    list: '/demands',
    demand: `/demands/${demandId}`,
    form: '/demands/new',
  }
  return {
    url: side.server.origin + paths[page],
    landmark: landmarks[page],
    ...(storageState && { storageState }),
  }
}

/** The cost of opening each page on both sides in turn, alternating the order. */
export async function timePaints(
  { browser, ours, html, demands }: Stage,
  page: PageName,
  condition: PaintCondition,
  rounds: number,
) {
  const loads: Record<'ours' | 'html', PageLoad[]> = { ours: [], html: [] }
  for (let round = 0; round < rounds; round += 1) {
    const { id: demandId = '' } = demands[round % demands.length] ?? {}
    const how = { demandId, condition }
    const visits = [
      { into: loads.ours, visit: toVisit(ours, page, how) },
      { into: loads.html, visit: toVisit(html, page, how) },
    ]
    for (const { into, visit } of round % 2 === 0 ? visits : visits.toReversed()) {
      into.push(await visitOnce(browser, visit, condition))
    }
  }
  return loads
}
