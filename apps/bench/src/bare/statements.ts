// The SQL of our server, with the rules of visibility as conditions instead of row-level security.

const summary = `id, number, name, status_key, delevery_forecast, created_at, updated_at, finished_at,
  last_backoffice_action, private, priority, "order", visualized, following, user_id,
  demand_type_name, backoffice_user_id, backoffice_user_name, demands_tags, validation_date,
  business_id, feedback_id, feedback_skipped, journey_title, status_changed_at`

const detail = `${summary}, description, creator_name, validation_user_id,
  validation_user_name, attachments, private_users`

const shown = '(not private or user_id = $3 or $3 = any(private_users))'
const visible = `customer_id = $1 and business_id = $2 and ${shown}`

const since = `(select max(t.created_at) from customer_tags t
  where t.customer_id = $1 and t.name = 'Demanda Específica')`

// A business belongs to one customer: asking for both would only cost another look at an index.
const inList = `business_id = $2 and ${shown} and created_at > coalesce(${since}, '-infinity')
  and on_demands_page`

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
