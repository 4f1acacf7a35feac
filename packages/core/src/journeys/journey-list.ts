import type { JourneyDemand, JourneyStatus, JourneyType } from './journeys.types.ts'

/** Journey cards on a page. */
export const JOURNEYS_PAGE_SIZE = 15

/** The chips of the list in their order; null is 'Todas'. */
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
  /** Zero-based, as it was asked for: one after the last holds nothing. */
  readonly page: number
  readonly pages: number
}

const isOf = (filter: JourneyFilter) => (journey: Pick<JourneyType, 'statusKey'>) =>
  filter === null || journey.statusKey === filter

/**
 * A page of the journeys, and how many each chip holds.
 * @param journeys all that the server lists, in its order
 * @param shown the chosen chip and the zero-based page
 */
export function toJourneyList<J extends Pick<JourneyType, 'statusKey'>>(
  journeys: readonly J[],
  { filter = null, page = 0 }: { readonly filter?: JourneyFilter; readonly page?: number } = {},
): JourneyListPage<J> {
  const found = journeys.filter(isOf(filter))
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

/** The demand of a step: where it stands, until when it is promised, and when it was delivered. */
interface RaisedStep extends Omit<JourneyDemand, 'id' | 'name'> {
  readonly href: string
}

/** A step of a journey: a demand where it was raised, otherwise what will be one. */
export interface JourneyStep {
  readonly id: string
  readonly title: string
  /** What it will be about, as the firm wrote it; null of one that was raised, which says it itself. */
  readonly about: string | null
  /** Null before the journey was started. */
  readonly demand: RaisedStep | null
  /** The demand prepares the journey. */
  readonly isPreparation: boolean
}

type JourneyParts = Pick<JourneyType, 'defaultDemands' | 'preJourneyDemand' | 'customerJourney'>

/**
 * What a card and the journey's page list: the demands that prepare it, then its demands with their
 * statuses, or what they will be before it was started.
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
      demand: { ...demand, href: `/demands/${id}` },
      isPreparation,
    })
  return [
    ...preJourneyDemand.map(toStep(true)),
    ...(customerJourney.length > 0 ? raised.map(toStep(false)) : planned),
  ]
}
