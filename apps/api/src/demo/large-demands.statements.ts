import type { CivilDate } from '@tramite/core/calendar'
import { type Command, plainCommand } from '../db/command.ts'
import { toTextWords } from '../search/tokens.ts'
import { businessOfDemand, type LargeSize, USERS_PER_CUSTOMER } from './large-people.statements.ts'
import { sentences, tagNames, titleWords } from './large-words.data.ts'

/** Number of items in the one demand with a long conversation. */
const LONG_CONVERSATION = 500

/** Business days over which the demands were created: three years of weeks of five days. */
const RAISED_OVER_DAYS = 780

/** The days on which the demands of a queue are due, by place. */
export interface ForecastTable {
  readonly premium: readonly CivilDate[]
  readonly other: readonly CivilDate[]
}

/**
 * The facts of every demand, decided once for the statements that follow. Every tenth belongs to the
 * first customer; the newest tenth of all is in progress, the others were delivered except for a few.
 * @param since a Monday three years ago, ISO
 */
export function toLargePlan({ customers, demands }: LargeSize, since: string): Command[] {
  return [
    plainCommand(
      `create temp table large_plan on commit drop as
      with placed as (
        select n,
          case when n % 10 = 0 or $1::int = 1 then 1
            else 2 + pg_temp.large_pick('customer ' || n, $1::int - 1) end as c,
          (n - 1)::float8 * ${RAISED_OVER_DAYS} / $2::int as days,
          n > $2::int * 0.9 as recent,
          n = $2::int - $2::int % 10 as long
        from generate_series(1, $2::int) n
      ), dated as (
        select n, c, recent, long,
          $3::timestamptz + make_interval(
            days => 7 * (floor(days)::int / 5) + floor(days)::int % 5,
            secs => round((8 + 10 * (days - floor(days))) * 3600000) / 1000) as created_at,
          pg_temp.large_pick('status ' || n, 100) as dice
        from placed
      )
      select n, c, long, created_at,
        pg_temp.large_id('demand ' || n, created_at) as id,
        pg_temp.large_id('business ' || c || ' ' || ${businessOfDemand}, $3::timestamptz)
          as business_id,
        pg_temp.large_id('user ' || c || ' '
          || 1 + pg_temp.large_pick('creator ' || n, ${USERS_PER_CUSTOMER}), $3::timestamptz)
          as user_id,
        pg_temp.large_id('lawyer ' || 1 + pg_temp.large_pick('lawyer ' || n, 5), $3::timestamptz)
          as lawyer_id,
        case when long then 'IN_PROGRESS'
          when not recent then case when dice < 96 then 'FINISHED' when dice < 98 then 'PENDING'
            else 'BLOCKED' end
          when dice < 40 then 'IN_PROGRESS' when dice < 55 then 'OPEN' when dice < 70 then 'PENDING'
          when dice < 75 then 'BLOCKED' else 'FINISHED' end as status_key,
        least(created_at + make_interval(hours => 20 + pg_temp.large_pick('pace ' || n, 300)),
          $3::timestamptz + make_interval(days => ${(RAISED_OVER_DAYS / 5) * 7})) as changed_at,
        case when long then ${LONG_CONVERSATION} else 2 + pg_temp.large_pick('items ' || n, 7) end
          as items
      from dated`,
      [customers, demands, since],
    ),
    plainCommand('create index on large_plan (c, n)'),
    plainCommand('analyze large_plan'),
  ]
}

/** The demands, numbered after the existing ones, with their places in the queues. */
export function toLargeDemands(since: string, forecasts: ForecastTable): Command[] {
  const { acts, subjects, places } = titleWords
  return [
    plainCommand(
      `insert into demands (id, number, customer_id, business_id, user_id, creator_name, name,
        words, description, description_words, status_key, status_changed_at, delevery_forecast, priority, "order", private,
        private_users, visualized, following, demands_tags, backoffice_user_id, backoffice_user_name,
        last_backoffice_action, finished_at, validation_date, validation_user_id,
        validation_user_name, feedback_id, feedback_skipped, created_at, updated_at)
      select p.id, base.number + p.n, u.customer_id, p.business_id, p.user_id, u.name,
        pg_temp.large_word($1::text[], 'act ' || p.n) || ' '
          || pg_temp.large_word($2::text[], 'subject ' || p.n) || ' '
          || pg_temp.large_word($3::text[], 'place ' || p.n),
        pg_temp.large_word($8::text[], 'act ' || p.n)::tsvector
          || pg_temp.large_word($9::text[], 'subject ' || p.n)::tsvector
          || pg_temp.large_word($10::text[], 'place ' || p.n)::tsvector
          || array_to_tsvector(array[u.customer_id::text]),
        pg_temp.large_word($4::text[], 'first ' || p.n) || ' '
          || pg_temp.large_word($4::text[], 'second ' || p.n),
        pg_temp.large_word($11::text[], 'first ' || p.n)::tsvector
          || pg_temp.large_word($11::text[], 'second ' || p.n)::tsvector
          || array_to_tsvector(array[u.customer_id::text]),
        p.status_key, case when p.status_key = 'OPEN' then p.created_at else p.changed_at end,
        case p.status_key
          when 'IN_PROGRESS' then (case when k.is_premium then $5::date[] else $6::date[] end)[p.place]
          when 'FINISHED' then p.changed_at::date end,
        pg_temp.large_pick('priority ' || p.n, 20) = 0,
        case when p.status_key = 'IN_PROGRESS' then p.place end,
        p.sealed,
        case when p.sealed then array[pg_temp.large_id('user ' || p.c || ' 2', $7::timestamptz)]
          else '{}' end,
        case when pg_temp.large_pick('read ' || p.n, 100) < 85 then array(
            select pg_temp.large_id('user ' || p.c || ' ' || r, $7::timestamptz)
            from generate_series(1, ${USERS_PER_CUSTOMER}) r)
          else array[p.user_id] end,
        array[p.user_id],
        case when pg_temp.large_pick('tagged ' || p.n, 3) = 0
          then array[pg_temp.large_id('tag ' || p.c || ' '
            || 1 + pg_temp.large_pick('tag ' || p.n, ${tagNames.length}), $7::timestamptz)]
          else '{}' end,
        case when p.status_key <> 'OPEN' then p.lawyer_id end,
        case when p.status_key <> 'OPEN' then l.name end,
        case when p.status_key <> 'OPEN' then p.changed_at end,
        case when p.status_key = 'FINISHED' then p.changed_at end,
        case when p.validated then p.changed_at + interval '1 hour' end,
        case when p.validated then p.user_id end, case when p.validated then u.name end,
        case when p.rated then pg_temp.large_id('feedback ' || p.n, p.changed_at) end,
        case when p.rated then pg_temp.large_pick('skipped ' || p.n, 100) < 15 end,
        p.created_at, p.changed_at
      from (
        select *, pg_temp.large_pick('sealed ' || n, 30) = 0 as sealed,
          status_key = 'FINISHED' and pg_temp.large_pick('validated ' || n, 100) < 70 as validated,
          status_key = 'FINISHED' and pg_temp.large_pick('rated ' || n, 100) < 90 as rated,
          row_number() over (partition by c, status_key order by n)::int as place
        from large_plan
      ) p
      join users u on u.id = p.user_id
      join users l on l.id = p.lawyer_id
      join customers k on k.id = u.customer_id,
      (select coalesce(max(number), 1000) as number from demands) base
      order by p.n`,
      [
        acts,
        subjects,
        places,
        sentences,
        forecasts.premium,
        forecasts.other,
        since,
        ...[acts, subjects, places, sentences].map((texts) => texts.map(toTextWords)),
      ],
    ),
    plainCommand(
      `insert into forecast_causes (demand_id, step, customer_id, kind, to_day, place, offset_days,
        counted_from, user_type, at)
      select id, 1, customer_id, 'unrecorded', delevery_forecast, "order", 0, delevery_forecast,
        'SYSTEM', status_changed_at
      from demands d where delevery_forecast is not null
        and not exists (select from forecast_causes c where c.demand_id = d.id)`,
    ),
    plainCommand(
      `select setval(pg_get_serial_sequence('demands', 'number'), (select max(number) from demands))`,
    ),
  ]
}
