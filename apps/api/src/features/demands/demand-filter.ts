import { type DemandStatus, SPECIFIC_DEMAND_TAG } from '@tramite/core/demands'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { SearchQuery } from '../../search/search-query.ts'
import { customerTags } from '../../tables/customers.table.ts'
import { demands } from '../../tables/demands.table.ts'
import { type BusinessScope, inScope, visibleDemand } from '../visibility/demand-scope.ts'

/** The filter of a list. Instants in ISO, `until` exclusive; texts as typed. */
export interface DemandFilter {
  readonly from?: string
  readonly until?: string
  readonly userId?: string
  readonly tags?: readonly string[]
  /** Words of the title. */
  readonly name?: SearchQuery['asked']
  /** The number of a demand, which is found in addition to those whose title contains it. */
  readonly number?: number | null
  /** Words of the description, or of one entry of the conversation. */
  readonly message?: SearchQuery['asked']
  /** Words of the title, or those of `said` in the description or one entry of the conversation. */
  readonly search?: SearchQuery['asked']
  /** The words of `search` as they are searched in entries. */
  readonly said?: SearchQuery['asked']
  /** Like `number`, for `search`. */
  readonly searchedNumber?: number | null
  readonly validated?: boolean
  readonly private?: boolean
  readonly statusKey?: DemandStatus
  /** One half of the lists of a customer with the tag 'Demanda Específica', `toDemandKind` of the SDK. */
  readonly onlySpecific?: boolean
  readonly onlyAdvisory?: boolean
  readonly demandTypeName?: string
  /** First and last day of the forecast of delivery; demands without one are left out. */
  readonly forecastFrom?: string
  readonly forecastTo?: string
  /** `isOnDemandsPage` of the SDK, for customers: without registrations of marks that are not pending. */
  readonly onDemandsPage?: boolean
}

const value = (name: keyof DemandFilter) => sql.placeholder(name)

/** Since when the demands of the principal's customer are specific; null when its lists are not split. */
export const specificSince = sql`(select max(${customerTags.createdAt}) from ${customerTags}
  where ${customerTags.customerId} = (select app_customer()) and ${customerTags.name} = ${SPECIFIC_DEMAND_TAG})`

/** The demands whose title matches a search, or that have the typed number. */
export const isNamed = (asked: unknown, number: unknown): SQL =>
  inArray(demands.id, sql`(select id from ${named(asked, number)})`)

const named = (asked: unknown, number: unknown) =>
  sql`app_demands_named(${asked}::tsquery[], ${number}::integer)`
const saying = (asked: unknown) => sql`app_demands_saying(${asked}::tsquery[])`

/** By how much a title with the words ranks before a message with them, which has less. */
export const TITLE_CLOSENESS = 3

/** The matches of a search of everything. */
const either = sql`(select id, closeness + ${sql.raw(String(TITLE_CLOSENESS))} as closeness from ${named(value('search'), value('searchedNumber'))}
  union all select id, closeness from ${saying(value('said'))}) as either_of`

const hitsOf = {
  search: either,
  name: named(value('name'), value('number')),
  message: saying(value('message')),
}
const searches = ['search', 'name', 'message'] as const

/** The filter whose words rank the matches; undefined if nothing is searched. */
export const searchedBy = (filters: Filters) => searches.find((name) => filters.includes(name))

/** The matches of such a filter, each demand once with its rank. */
export const closestBy = (search: (typeof searches)[number]): SQL =>
  sql`(select id, max(closeness) as closeness from ${hitsOf[search]} group by id)`

/** Accompanies a filter, and is not one itself. */
type Companion = 'number' | 'said' | 'searchedNumber'

const conditions: { readonly [K in Exclude<keyof DemandFilter, Companion>]-?: SQL } = {
  from: sql`${demands.createdAt} >= ${value('from')}::timestamptz`,
  until: sql`${demands.createdAt} < ${value('until')}::timestamptz`,
  userId: sql`${demands.userId} = ${value('userId')}::uuid`,
  tags: sql`${demands.demandsTags} && ${value('tags')}::uuid[]`,
  name: isNamed(value('name'), value('number')),
  message: inArray(demands.id, sql`(select id from ${saying(value('message'))})`),
  search: inArray(demands.id, sql`(select id from ${either})`),
  validated: sql`(${demands.validationUserId} is not null) = ${value('validated')}::boolean`,
  private: sql`${demands.private} = ${value('private')}::boolean`,
  statusKey: eq(demands.statusKey, value('statusKey')),
  onlySpecific: sql`${demands.createdAt} > coalesce(${specificSince}, '-infinity')`,
  onlyAdvisory: sql`${demands.createdAt} <= coalesce(${specificSince}, 'infinity')`,
  demandTypeName: sql`${demands.demandTypeName} = ${value('demandTypeName')}`,
  // A demand without a forecast sorts before and after all days.
  forecastFrom: sql`${demands.forecastOrFirst} >= ${value('forecastFrom')}::date`,
  forecastTo: sql`${demands.forecastOrLast} <= ${value('forecastTo')}::date`,
  onDemandsPage: sql`((select app_staff()) or ${demands.onDemandsPage})`,
}

/** Filters that are given, by name. */
export type Filters = readonly Exclude<keyof DemandFilter, Companion>[]

const names = Object.keys(conditions) as Filters[number][]

/** The filters that also ask for the opposite. */
const twoSided = new Set<keyof DemandFilter>(['validated', 'private'])

/** The active filters: `validated: false` is one, `onlySpecific: false` is not. */
export const filtersOf = (filter: DemandFilter): Filters =>
  names.filter(
    (name) => filter[name] !== undefined && (filter[name] !== false || twoSided.has(name)),
  )

/** The demands visible to the principal in a scope under filters. */
export const isChosen = (kind: BusinessScope['kind'], filters: Filters): SQL | undefined =>
  and(inScope(kind), ...filters.map((name) => conditions[name]))

/** The condition of a list: visible to the principal, in a scope, under filters. */
export const isListed = (kind: BusinessScope['kind'], filters: Filters): SQL | undefined =>
  and(visibleDemand, isChosen(kind, filters))

const usual = new Set<keyof DemandFilter>([
  'statusKey',
  'onlySpecific',
  'onlyAdvisory',
  'onDemandsPage',
  'name',
  'message',
  'search',
])

/** Whether these filters are common in requests, so that their statement deserves a name. */
export const areUsual = (filters: Filters): boolean => filters.every((name) => usual.has(name))

/** Whether they search by words. */
export const areSearch = (filters: Filters): boolean => searchedBy(filters) !== undefined
