import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

/** Foreign keys to deletable rows that no full index covers: the table and its first column. */
const unfound = `
  select c.conrelid::regclass || '.' || a.attname as place
  from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.confrelid in ('users'::regclass, 'businesses'::regclass)
    and not exists (select from pg_index i
      where i.indrelid = c.conrelid and i.indkey[0] = any (c.conkey) and i.indpred is null)
  order by place`

it('are found by an index from the row that they name', async () => {
  const { rows } = await portal.database.query(unfound)
  expect(rows).toEqual([])
})
