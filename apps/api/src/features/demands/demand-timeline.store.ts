import type { components } from '@tramite/core/contract'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Answers, Command } from '../../db/command.ts'
import { build, sqlCommand, toCommand } from '../../db/statements.ts'
import { internalItemTypes, processItems } from '../../tables/items.table.ts'
import type { selectStops } from './deadline-stops.store.ts'

type Person = components['schemas']['DemandPerson']

const changes = build
  .select({ statusKey: processItems.statusKey, at: processItems.createdAt })
  .from(processItems)
  .where(
    and(
      eq(processItems.demandId, sql.placeholder('demandId')),
      eq(processItems.type, 'STATUS'),
      isNotNull(processItems.statusKey),
    ),
  )
  .orderBy(asc(processItems.position))
  .prepare('list_status_changes')

/** Every status that a demand entered, oldest first. */
export const selectStatusChanges = (demandId: string) => toCommand(changes, { demandId })

/**
 * The people involved in a demand, the firm's first. A customer cannot read users of the firm: their
 * names are those stored with what they did. Followers from whom the demand is hidden, and who are not
 * notified of it either (`recipientsOf`), are left out. Namesakes of a customer come with their e-mail.
 */
export const selectDemandPeople = (demandId: string): Command<Person[]> =>
  sqlCommand(
    sql`
      with part as (
        select backoffice_user_id as id, backoffice_user_name as name, 'BACKOFFICE' as user_type,
          'assignee' as part, 1 as rank from demands where id = ${demandId} and backoffice_user_id is not null
        union all
        select coalesce(author_id, user_id), coalesce(author_name, creator_name), 'CUSTOMER', 'creator', 2
          from demands where id = ${demandId}
        union all
        select distinct user_id, user_name, user_type, 'writer', 3 from process_items
          where demand_id = ${demandId} and user_id is not null and user_type <> 'SYSTEM'
            and type <> all(${sql.param([...internalItemTypes])}::text[])
        union all
        select follower, null, null, 'follower', 4 from demands, unnest(following) as follower
          where demands.id = ${demandId} and not exists (
            select from users
            where users.id = follower and users.type = 'CUSTOMER' and not (
              users.status = 'ACTIVE'
              and (not private or follower = demands.user_id or follower = any(private_users))
              and (customer_super_admin or exists (
                select from business_users b
                where b.business_id = demands.business_id and b.user_id = follower))))
      )
      select jsonb_build_object(
        'id', part.id,
        'name', coalesce(max(users.name), max(part.name)),
        'userType', coalesce(max(users.type), max(part.user_type)),
        'email', max(users.email) filter (where users.type = 'CUSTOMER' and users.status = 'ACTIVE' and exists (
          select from users other
          where other.customer_id = users.customer_id and other.name = users.name and other.id <> users.id)),
        'occupation', max(users.occupation),
        'parts', jsonb_agg(distinct part.part))
      from part left join users on users.id = part.id
      group by part.id
      having coalesce(max(users.name), max(part.name)) is not null
        and coalesce(max(users.type), max(part.user_type)) is not null
      order by coalesce(max(users.type), max(part.user_type)), min(part.rank),
        coalesce(max(users.name), max(part.name)), part.id`,
    ({ rows }) => rows.map(([person]) => person as Person),
    'list_demand_people',
  )

/**
 * A timeline as the contract shows it, of the answers to `selectStatusChanges`, `selectStops` and
 * `selectDemandPeople`.
 */
export const toTimeline = (
  changes: Answers<readonly [ReturnType<typeof selectStatusChanges>]>[0],
  stops: Answers<readonly [ReturnType<typeof selectStops>]>[0],
  people: Person[],
): components['schemas']['DemandTimeline'] => ({
  changes: changes.flatMap(({ statusKey, at }) => (statusKey === null ? [] : [{ statusKey, at }])),
  stops,
  people,
})
