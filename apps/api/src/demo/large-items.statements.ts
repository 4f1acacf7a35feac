import { type Command, plainCommand } from '../db/command.ts'
import { toTextWords } from '../search/tokens.ts'
import { sentences } from './large-words.data.ts'

/**
 * The conversations: the customer opens, the firm takes the demand up, both talk, and the last entry
 * is the status that the demand has.
 */
export function toLargeItems(): Command {
  return plainCommand(
    `insert into process_items (id, demand_id, customer_id, type, content, words, user_type, user_id,
      user_name, status_key, created_at)
    select pg_temp.large_id('item ' || n || ' ' || i, at), demand_id, customer_id, type,
      case when type <> 'STATUS' then pg_temp.large_word($1::text[], 'said ' || n || ' ' || i) end,
      case when type <> 'STATUS' then pg_temp.large_word($2::text[], 'said ' || n || ' ' || i)::tsvector
        || array_to_tsvector(array[customer_id::text]) else '' end,
      case when of_firm then 'BACKOFFICE' else 'CUSTOMER' end,
      case when of_firm then lawyer_id else user_id end,
      case when of_firm then lawyer_name else user_name end,
      case when type = 'STATUS' then case when i = items then status_key else 'IN_PROGRESS' end end,
      at
    from (
      select p.n, i, p.items, p.id as demand_id, d.customer_id, p.user_id, p.lawyer_id,
        u.name as user_name, l.name as lawyer_name, p.status_key,
        case when p.status_key <> 'OPEN' and (i = 2 or i = p.items) then 'STATUS'
          when p.status_key <> 'OPEN' and i > 2 and i % 10 = 4 then 'PRIVATE_MESSAGE'
          else 'MESSAGE' end as type,
        p.status_key <> 'OPEN' and (i % 2 = 0 or i = p.items) and i > 1 as of_firm,
        date_trunc('milliseconds',
          p.created_at + (p.changed_at - p.created_at) * (i::float8 / p.items)) as at
      from large_plan p
      join demands d on d.id = p.id
      join users u on u.id = p.user_id
      join users l on l.id = p.lawyer_id,
      generate_series(1, p.items) i
    ) items
    order by demand_id, i`,
    [sentences, sentences.map(toTextWords)],
  )
}

/** What surrounds the conversations: documents, feedback, notifications. */
export function toLargeSurroundings(): Command[] {
  return [
    plainCommand(
      `insert into documents (id, customer_id, business_id, demand_id, name, user_id, user_type,
        user_name, file_key, file_name, content_type, size, created_at)
      select pg_temp.large_id('document ' || p.n, p.changed_at), d.customer_id, d.business_id, d.id,
        d.name, p.lawyer_id, 'BACKOFFICE', d.backoffice_user_name, 'carga/' || p.n,
        'documento-' || d.number || '.pdf', 'application/pdf',
        20000 + pg_temp.large_pick('size ' || p.n, 900000), p.changed_at
      from large_plan p join demands d on d.id = p.id
      where p.status_key = 'FINISHED' and pg_temp.large_pick('document ' || p.n, 3) = 0`,
    ),
    plainCommand(
      `insert into feedbacks (id, demand_id, customer_id, user_id, rating, skipped, created_at,
        updated_at)
      select d.feedback_id, d.id, d.customer_id, d.user_id,
        case when not d.feedback_skipped then 1 + pg_temp.large_pick('stars ' || p.n, 5) end,
        d.feedback_skipped, p.changed_at, p.changed_at
      from large_plan p join demands d on d.id = p.id
      where d.feedback_id is not null`,
    ),
    plainCommand(
      `insert into notifications (id, user_id, customer_id, demand_id, title, link, is_readed,
        created_at, updated_at)
      select pg_temp.large_id('notification ' || p.n, p.changed_at), p.user_id, d.customer_id, d.id,
        left('Nova mensagem: ' || d.name, 255), d.id, pg_temp.large_pick('seen ' || p.n, 4) > 0,
        p.changed_at, p.changed_at
      from large_plan p join demands d on d.id = p.id
      where p.status_key <> 'OPEN' and pg_temp.large_pick('notified ' || p.n, 5) = 0`,
    ),
  ]
}
