// The SQL of our server, with the rules of visibility as conditions instead of row-level security.

const summary = `id, number, name, status_key, delevery_forecast, created_at, updated_at, finished_at,
  last_backoffice_action, private, priority, "order", visualized, following, user_id,
  demand_type_name, backoffice_user_id, backoffice_user_name, demands_tags, validation_date,
  business_id, feedback_id, feedback_skipped, journey_title, status_changed_at`

const detail = `${summary}, description, creator_name, validation_user_id,
  validation_user_name, attachments, private_users, coalesce(author_name, creator_name)`

const shown = '(not private or user_id = $3 or $3 = any(private_users))'
const visible = `customer_id = $1 and business_id = $2 and ${shown}`

const since = `(select max(t.created_at) from customer_tags t
  where t.customer_id = $1 and t.name = 'Demanda Específica')`

// A business belongs to one customer: a condition on both would only cost another index look-up.
const inList = `business_id = $2 and ${shown} and created_at > coalesce(${since}, '-infinity')
  and on_demands_page`

// For pages: the first rows of every status in one query, by the same index as our list.
const board = (narrowed = '') => `select s.key, d.*
  from unnest($4::text[]) with ordinality s(key, place), lateral (
    select id, number, name, delevery_forecast, updated_at, priority, private,
      not $3 = any(visualized), backoffice_user_name
    from demands where ${inList} and status_key = s.key ${narrowed}
    order by number desc limit $5) d
  order by s.place, d.number desc`

export interface Statement {
  readonly name: string
  readonly text: string
}

export const statements = {
  list: {
    name: 'list',
    text: `select ${summary} from demands where ${inList} order by number desc limit $4 offset $5`,
  },
  count: {
    name: 'count',
    text: `select case when ${since} is null
      then (select coalesce(sum(amount), 0) from demand_counts where business_id = $2 and on_demands_page)
        + (select count(*) from demands where private and ${inList})
      else (select count(*) from demands where ${inList}) end`,
  },
  board: { name: 'board', text: board() },
  boardSearch: { name: 'board_search', text: board('and name ilike $6') },
  boardCounts: {
    name: 'board_counts',
    text: `select status_key, sum(amount)::int from (
        select status_key, amount from demand_counts where business_id = $2 and on_demands_page
        union all select status_key, 1 from demands where private and ${inList}) counted
      group by 1`,
  },
  thread: {
    name: 'thread',
    text: `select id, content, user_name, created_at from process_items
      where demand_id = $1 and type not in ('PRIVATE_MESSAGE', 'INTERN_TEMPLATED_MESSAGE')
      order by position desc limit $2`,
  },
  detail: { name: 'detail', text: `select ${detail} from demands where ${visible} and id = $4` },
  lock: {
    name: 'lock',
    text: `select ${detail} from demands where ${visible} and id = $4 for update`,
  },
  insertDemand: {
    name: 'insert_demand',
    text: `insert into demands (id, customer_id, business_id, user_id, creator_name, name, description,
        status_changed_at, priority, private, private_users, visualized, following, attachments,
        created_at, updated_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, '{}', array[$4]::uuid[], array[$4]::uuid[],
        '[]', $8, $8)
      returning ${detail}`,
  },
  insertItem: {
    name: 'insert_item',
    text: `insert into process_items (id, demand_id, customer_id, type, content, user_type, user_id,
        user_name, attachments, created_at)
      values ($1, $2, $3, 'MESSAGE', $4, 'CUSTOMER', $5, $6, '[]', $7)
      returning id, type, content, user_type, user_id, user_name, created_at`,
  },
  touch: {
    name: 'touch',
    text: 'update demands set updated_at = $2, visualized = array[$3]::uuid[] where id = $1',
  },
  outbox: {
    name: 'outbox',
    text: 'insert into outbox (customer_id, message, created_at) values ($1, $2, $3)',
  },
} as const satisfies Record<string, Statement>
