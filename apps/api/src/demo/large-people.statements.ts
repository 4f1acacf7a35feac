import { type Command, plainCommand } from '../db/command.ts'
import { companyNames, personNames, tagNames } from './large-words.data.ts'

/** How much to load. */
export interface LargeSize {
  readonly customers: number
  readonly demands: number
}

/** Users of each customer; the first is its super admin. */
export const USERS_PER_CUSTOMER = 5

/** The user who sees the customer with the most demands. */
export const largeAccount = 'pessoa1-1@carga.example'

/** Ids and choices derived from their key alone; the functions exist until the connection's session ends. */
export const largeFunctions: readonly Command[] = [
  plainCommand(`create or replace function pg_temp.large_id(key text, at timestamptz) returns uuid
    language sql immutable return (
      lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0')
      || '7' || substr(md5(key), 1, 3) || '8' || substr(md5(key), 4, 15))::uuid`),
  plainCommand(`create or replace function pg_temp.large_pick(key text, choices int) returns int
    language sql immutable return (hashtext(key) & 2147483647) % choices`),
  plainCommand(`create or replace function pg_temp.large_word(words text[], key text) returns text
    language sql immutable return words[1 + (hashtext(key) & 2147483647) % cardinality(words)]`),
]

/** Number of businesses of a customer. The first has few, so that one of them has many demands. */
const businessesOf = (customer: string) => `1 + ${customer} % 3`

/**
 * Customers, their people, businesses and tags.
 * @param since when all of them joined, ISO
 */
export function toLargePeople(
  { customers }: LargeSize,
  since: string,
  passwordHash: string,
): Command[] {
  return [
    plainCommand(
      `insert into customers (id, name, type, customer_type, person_type, cnpj, is_premium,
        customer_access, sale_date, created_at)
      select pg_temp.large_id('customer ' || c, $2::timestamptz),
        pg_temp.large_word($3::text[], 'kind ' || c) || ' '
          || pg_temp.large_word($4::text[], 'name ' || c) || ' ' || c,
        'Assessoria', 'Serviços', 'PJ', lpad((70000000000100 + c)::text, 14, '0'), c % 2 = 1,
        array['Lembretes', 'Gerador de documentos'], $2::timestamptz::date, $2::timestamptz
      from generate_series(1, $1::int) c`,
      [customers, since, companyNames.kinds, companyNames.names],
    ),
    plainCommand(
      `insert into users (id, customer_id, name, email, type, customer_admin, customer_super_admin,
        occupation, created_at)
      select pg_temp.large_id('user ' || c || ' ' || u, $2::timestamptz),
        pg_temp.large_id('customer ' || c, $2::timestamptz),
        pg_temp.large_word($4::text[], 'first ' || c || ' ' || u) || ' '
          || pg_temp.large_word($5::text[], 'last ' || c || ' ' || u),
        'pessoa' || c || '-' || u || '@carga.example', 'CUSTOMER', u <= 2, u = 1,
        case when u = 1 then 'Diretoria' else 'Analista' end, $2::timestamptz
      from generate_series(1, $1::int) c, generate_series(1, $3::int) u`,
      [customers, since, USERS_PER_CUSTOMER, personNames.first, personNames.last],
    ),
    plainCommand(
      `insert into users (id, name, email, type, occupation, created_at)
      select pg_temp.large_id('lawyer ' || l, $1::timestamptz),
        pg_temp.large_word($2::text[], 'lawyer first ' || l) || ' '
          || pg_temp.large_word($3::text[], 'lawyer last ' || l),
        'advogada' || l || '@carga.example', 'BACKOFFICE', 'Advogada', $1::timestamptz
      from generate_series(1, 5) l`,
      [since, personNames.first, personNames.last],
    ),
    plainCommand(
      `insert into credentials (user_id, password_hash)
      select id, $1 from users where email like '%@carga.example'`,
      [passwordHash],
    ),
    plainCommand(
      `insert into businesses (id, customer_id, name, person_type, cnpj, address_city,
        address_state, created_at)
      select pg_temp.large_id('business ' || c || ' ' || b, $2::timestamptz), k.id,
        k.name || case when b = 1 then '' else ' Filial ' || b end, 'PJ', k.cnpj,
        'São Paulo', 'SP', $2::timestamptz
      from generate_series(1, $1::int) c
      join customers k on k.id = pg_temp.large_id('customer ' || c, $2::timestamptz),
      generate_series(1, ${businessesOf('c')}) b`,
      [customers, since],
    ),
    plainCommand(
      `insert into business_users (business_id, user_id, customer_id)
      select b.id, u.id, u.customer_id
      from users u join businesses b on b.customer_id = u.customer_id
      where u.email like '%@carga.example'`,
    ),
    plainCommand(
      `insert into demand_tags (id, customer_id, name, created_at)
      select pg_temp.large_id('tag ' || c || ' ' || t, $2::timestamptz),
        pg_temp.large_id('customer ' || c, $2::timestamptz), ($3::text[])[t], $2::timestamptz
      from generate_series(1, $1::int) c, generate_series(1, cardinality($3::text[])) t`,
      [customers, since, tagNames],
    ),
  ]
}

/** The business of a demand, as SQL over `c` (customer) and `n` (demand). */
export const businessOfDemand = `case when c = 1 then 1
  else 1 + pg_temp.large_pick('business ' || n, ${businessesOf('c')}) end`
