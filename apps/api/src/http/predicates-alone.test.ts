import { afterAll, beforeAll, describe, it } from 'vitest'
import { named, securedOperations } from '../testing/contract-operations.ts'
import { type Isolation, positionNames, positions, startIsolation } from '../testing/isolation.ts'

/**
 * Tenancy has two layers. Here the database policies are open, so that only the conditions of the
 * statements apply; `db/tenancy.test.ts` tests the policies alone.
 */

let isolation: Isolation
beforeAll(async () => {
  isolation = await startIsolation()
  await isolation.portal.database.query(`do $$
    declare
      policy record;
      source regclass;
    begin
      for policy in select * from pg_policies where schemaname = 'public' loop
        execute format('drop policy %I on %I', policy.policyname, policy.tablename);
      end loop;
      for source in select oid from pg_class where relrowsecurity loop
        execute format('create policy open on %s using (true) with check (true)', source);
      end loop;
    end $$`)
})
afterAll(() => isolation.portal.close())

describe.each(positionNames.map((name) => [positions[name].of, name] as const))('%s', (_, name) => {
  it.each(named(securedOperations))('%s', (_id, operation) => isolation.attack(operation, name))
  it('and an export of everything', () => isolation.exportFrom(name))
})
