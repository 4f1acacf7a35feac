import { eq, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { sqlCommand } from '../../db/statements.ts'
import type { SearchQuery } from '../../search/search-query.ts'
import { demands } from '../../tables/demands.table.ts'
import { processItems } from '../../tables/items.table.ts'
import { visibleDemand } from '../visibility/demand-scope.ts'
import { visibleItem } from '../visibility/item-scope.ts'

/** What a search has found in the conversation of a demand. */
interface DemandHit {
  readonly demandId: string
  /** The entry; null for the request. */
  readonly itemId: string | null
  readonly text: string
}

/** A search in conversations. */
interface SaidQuery {
  readonly said: SearchQuery['asked']
  /** The same search in titles and numbers: what they have is not searched further; null for none. */
  readonly titled: SearchQuery['asked'] | null
  readonly number: number | null
}

const arrayOf = (values: readonly string[]) => sql.param([...values])

/**
 * The closest entry of each of these demands, the newest of several; only what the principal may read.
 * Of the demands of a page: to find the entries of all that were found would take as long as the search.
 */
export function selectDemandHits(
  ids: readonly string[],
  { said, titled, number }: SaidQuery,
): Command<DemandHit[]> {
  const [wanted, whole, exact] = said
  const closeness = (words: typeof processItems.words | typeof demands.descriptionWords) =>
    sql`(${words} @@ ${whole}::tsquery)::integer + (${words} @@ ${exact}::tsquery)::integer`
  const isSought = sql`${demands.id} = any(${arrayOf(ids)}::uuid[]) and ${visibleDemand}
    and (${titled?.[0] ?? null}::tsquery is null or not ${demands.words} @@ ${titled?.[0] ?? null}::tsquery)
    and ${demands.number} is distinct from ${number}::integer`
  return sqlCommand(
    sql`select distinct on (demand_id) demand_id, item_id, said from (
        select ${demands.id} as demand_id, ${processItems.id} as item_id, ${processItems.content} as said,
          ${closeness(processItems.words)} as closeness, ${processItems.position} as position
        from ${demands} join ${processItems} on ${eq(processItems.demandId, demands.id)}
        where ${isSought} and not ${processItems.deleted} and ${visibleItem}
          and ${processItems.words} @@ ${wanted}::tsquery
        union all
        select ${demands.id}, null, ${demands.description}, ${closeness(demands.descriptionWords)}, 0
        from ${demands} where ${isSought} and ${demands.descriptionWords} @@ ${wanted}::tsquery
      ) as hits order by demand_id, closeness desc, position desc`,
    ({ rows }) =>
      rows.map(([demandId, itemId, text]) => ({ demandId, itemId, text }) as unknown as DemandHit),
    'list_demand_hits',
  )
}
