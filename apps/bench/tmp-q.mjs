import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'

const c = new pg.Client({
  connectionString: process.env.DATABASE_URL,
  options: process.env.ROLE === 'no' ? '' : '-c role=tramite_app -c timezone=UTC',
})
await c.connect()
const pid = (await c.query('select pg_backend_pid() p')).rows[0].p
const ticks = () => {
  const s = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const f = s.slice(s.lastIndexOf(')') + 2).split(' ')
  return Number(f[11]) + Number(f[12])
}
export async function m(label, text, values = [], N = 8000) {
  const q = { name: label, text, values }
  for (let i = 0; i < 20; i++) await c.query(q)
  const a = ticks()
  for (let i = 0; i < N; i++) await c.query(q)
  const b = ticks()
  console.log(label.padEnd(28), (((b - a) * 10000) / N).toFixed(1), 'µs')
}
const H = createHash('sha256').update(process.env.TOKEN).digest('hex')
const now = new Date().toISOString()

if (process.env.ROLE === 'no') {
  const big = `select s.id, u.id, u.name, u.email, u.type = 'BACKOFFICE', u.customer_id, u.customer_admin, u.customer_super_admin,
    case when u.customer_super_admin then array(select b.id from businesses b where b.customer_id = u.customer_id order by b.created_at, b.id)
      else array(select b.id from business_users bu join businesses b on b.id = bu.business_id where bu.user_id = u.id and b.customer_id = u.customer_id order by b.created_at, b.id) end,
    c.is_churn, c.access_allowed_until, c.has_suspended_contract, c.has_payment_overdue, c.payment_overdue_since, c.is_specific_demand, c.is_premium, c.customer_access
  from sessions s join users u on u.id = s.user_id left join customers c on c.id = u.customer_id
  where s.token_hash = $1 and s.expires_at > $2 and u.status = 'ACTIVE' and (u.type = 'BACKOFFICE' or c.id is not null)`
  await m('select1', 'select 1')
  await m('inline big', big, [H, now])
  await m('inline session only', 'select * from sessions where token_hash=$1 and expires_at>$2', [
    H,
    now,
  ])
  await m(
    'inline no businesses',
    `select s.id, u.id, u.name, u.email, u.type = 'BACKOFFICE', u.customer_id, u.customer_admin, u.customer_super_admin,c.is_churn, c.access_allowed_until, c.has_suspended_contract, c.has_payment_overdue, c.payment_overdue_since, c.is_specific_demand, c.is_premium, c.customer_access
  from sessions s join users u on u.id = s.user_id left join customers c on c.id = u.customer_id
  where s.token_hash = $1 and s.expires_at > $2 and u.status = 'ACTIVE' and (u.type = 'BACKOFFICE' or c.id is not null)`,
    [H, now],
  )
  await c.query(
    `create or replace function f1(t text, at timestamptz) returns setof sessions language plpgsql stable security definer set search_path=public as $$ begin return query select * from sessions s where s.token_hash=t and s.expires_at>at; end $$`,
  )
  await c.query(
    `create or replace function f2(t text, at timestamptz) returns setof sessions language plpgsql stable security definer as $$ begin return query select * from sessions s where s.token_hash=t and s.expires_at>at; end $$`,
  )
  await c.query(
    `create or replace function f3(t text, at timestamptz) returns sessions language plpgsql stable security definer as $$ declare r sessions; begin select * into r from sessions s where s.token_hash=t and s.expires_at>at; return r; end $$`,
  )
  await m('f1 plpgsql setof search', 'select * from f1($1,$2)', [H, now])
  await m('f2 plpgsql setof', 'select * from f2($1,$2)', [H, now])
  await m('f3 plpgsql row', 'select * from f3($1,$2)', [H, now])
  await m('select1', 'select 1')
}
await c.end()
