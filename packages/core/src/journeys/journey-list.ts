import { toDemandPath } from '../portal-paths.ts'
import type { JourneyDemand, JourneyStatus, JourneyType } from './journeys.types.ts'

/** Number of journey cards on a page. */
export const JOURNEYS_PAGE_SIZE = 15

/** The chips of the list in order; null is 'Todas'. */
export const journeyFilters = [
  null,
  'OPEN',
  'IN_PROGRESS',
  'PENDING',
  'FINISHED',
] as const satisfies readonly (JourneyStatus | null)[]

/** A chip of the list. */
export type JourneyFilter = (typeof journeyFilters)[number]

/** One page of the list behind its chips. */
export interface JourneyListPage<J> {
  readonly journeys: readonly J[]
  readonly chips: readonly { readonly filter: JourneyFilter; readonly count: number }[]
  /** Zero-based, as requested: a page after the last is empty. */
  readonly page: number
  readonly pages: number
}

const isOf = (filter: JourneyFilter) => (journey: Pick<JourneyType, 'statusKey'>) =>
  filter === null || journey.statusKey === filter

/** The sort order: what the customer has to do first, what is done last. */
const ranks: readonly JourneyStatus[] = ['PENDING', 'IN_PROGRESS', 'OPEN', 'FINISHED']
const rankOf = ({ statusKey }: Pick<JourneyType, 'statusKey'>) => ranks.indexOf(statusKey)

/**
 * A page of the journeys, and the number of journeys behind each chip: those that wait for the customer
 * first, then those under way, those that may be started, and those that are delivered.
 * @param journeys everything that the server lists, in its order
 * @param shown the chosen chip and the zero-based page
 */
export function toJourneyList<J extends Pick<JourneyType, 'statusKey'>>(
  journeys: readonly J[],
  { filter = null, page = 0 }: { readonly filter?: JourneyFilter; readonly page?: number } = {},
): JourneyListPage<J> {
  const found = journeys.filter(isOf(filter)).sort((a, b) => rankOf(a) - rankOf(b))
  const pages = Math.max(1, Math.ceil(found.length / JOURNEYS_PAGE_SIZE))
  const current = Math.max(0, page)
  const start = current * JOURNEYS_PAGE_SIZE
  return {
    journeys: found.slice(start, start + JOURNEYS_PAGE_SIZE),
    chips: journeyFilters.map((chip) => ({
      filter: chip,
      count: journeys.filter(isOf(chip)).length,
    })),
    page: current,
    pages,
  }
}

/** The demand of a step: its status, its promised date, and its delivery date. */
interface RaisedStep extends Omit<JourneyDemand, 'id' | 'name'> {
  readonly href: string
}

/** A step of a journey: a demand once it is created, before that a description of it. */
export interface JourneyStep {
  readonly id: string
  readonly title: string
  /** Its subject as the firm wrote it; null for a created demand, which states its own. */
  readonly about: string | null
  /** Null before the journey was started. */
  readonly demand: RaisedStep | null
  /** The demand prepares the journey. */
  readonly isPreparation: boolean
}

type JourneyParts = Pick<JourneyType, 'defaultDemands' | 'preJourneyDemand' | 'customerJourney'>

/**
 * The steps on a card and on the journey's page: the demands that prepare it, then its demands with their
 * statuses, or their descriptions before it is started.
 */
export function toJourneySteps(journey: JourneyParts): JourneyStep[] {
  const { preJourneyDemand = [], customerJourney = [], defaultDemands = [] } = journey
  const raised = customerJourney.flatMap(({ demands }) => demands)
  const planned = defaultDemands.map(
    ({ id, title, description }): JourneyStep => ({
      id,
      title,
      about: description || null,
      demand: null,
      isPreparation: false,
    }),
  )
  const toStep =
    (isPreparation: boolean) =>
    ({ id, name, ...demand }: JourneyDemand): JourneyStep => ({
      id,
      title: name,
      about: null,
      demand: { ...demand, href: toDemandPath(id) },
      isPreparation,
    })
  return [
    ...preJourneyDemand.map(toStep(true)),
    ...(customerJourney.length > 0 ? raised.map(toStep(false)) : planned),
  ]
}
