import { readdirSync } from 'node:fs'
import { foldText } from '@tramite/core/forms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestEngine, type TestEngine } from '../testing/test-engine.ts'
import { compareCatalogues, findDrift, readCatalogue } from './catalogue.ts'
import { migrate } from './migrate.ts'
import { findMisplaced } from './misplaced.ts'
import { DatabaseSetupError } from './setup-error.ts'
import { readSources, sourceNames, sourcesFolder, splitStatements } from './sources.ts'

describe('the statements of a source', () => {
  it.each([
    ["select ';'; select 2;", ["select ';'", 'select 2']],
    ['-- one; two\nselect 1;\n-- the end\n', ['-- one; two\nselect 1']],
    ['do $$ begin a; b; end $$; select 1', ['do $$ begin a; b; end $$', 'select 1']],
    ['do $x$ $$;$$ $x$;/* ; */', ['do $x$ $$;$$ $x$']],
    [`select 'it''s;', "a;b"`, [`select 'it''s;', "a;b"`]],
  ])('of %s', (text, statements) => {
    expect(splitStatements(text)).toEqual(statements)
  })

  it('are applied of every file of the folder', () => {
    expect([...sourceNames].sort()).toEqual(
      readdirSync(sourcesFolder)
        .map((file) => file.replace(/\.sql$/, ''))
        .sort(),
    )
  })
})

describe('a migration', () => {
  it.each([
    'create or replace function app_user() returns uuid return null;',
    'create policy request on demands using (true);',
    'create trigger t after update on demands execute function f();',
    'grant select on demands to tramite_app;',
    "call protect_table('demands', 'true');",
    "do $$ begin execute 'create view v as select 1'; end $$;",
    '--> statement-breakpoint\n-- why\nALTER  POLICY request ON demands USING (true);',
  ])('is told of %s', (text) => {
    expect(findMisplaced('0021_x.sql', text)).toHaveLength(1)
  })

  it.each([
    'create table views (policy text);',
    'drop view visible_demands; alter table demands drop column name;',
    'create function f(a text) returns text return a; create index i on demands (f(name));',
  ])('may say %s', (text) => {
    expect(findMisplaced('0021_x.sql', text)).toEqual([])
  })
})

describe('a database', () => {
  let test: TestEngine
  const run = (text: string) => test.engine.query(text)
  async function applyAgain() {
    await run(`delete from schema_migrations where tag = 'sources'`)
    await migrate(test.engine)
  }

  beforeAll(async () => {
    test = await openTestEngine()
  })
  afterAll(async () => {
    await test.engine.close()
    await test.remove()
  })

  it('has what the sources say, and keeps it when that is asked', async () => {
    const before = await test.engine.system.use(readCatalogue)
    expect(await findDrift(test.engine)).toEqual([])
    expect(compareCatalogues(await test.engine.system.use(readCatalogue), before)).toEqual([])
  })

  it('that somebody has edited by hand is told of', async () => {
    await run(`
      create or replace function app_user() returns uuid return null::uuid;
      create function extra() returns int return 1;
      create view more as select 1 as one;
      alter policy request on demands using (true);
      drop policy own_read on billings;
      drop trigger count_demand on demands;
      grant delete on notifications to tramite_app;
      grant execute on function app_queue(uuid, boolean) to public;
      alter table documents disable row level security`)
    expect((await findDrift(test.engine)).map(({ name }) => name)).toEqual([
      'function app_queue(uuid,boolean)',
      'function app_user()',
      'function extra()',
      'policy own_read on billings',
      'policy request on demands',
      'table documents',
      'table notifications',
      'trigger count_demand on demands',
      'view more',
    ])
    await applyAgain()
    expect(await findDrift(test.engine)).toEqual([])
  })

  it('stores anew what a changed function has made', async () => {
    await run(`
      create or replace function fold_text(value text) returns text
        language sql immutable strict parallel safe return 'before';
      insert into customers (id, name, person_type, created_at) values (gen_random_uuid(), 'Petição', 'PJ', now());
      insert into demand_types (id, name, created_at) values (gen_random_uuid(), 'Petição', now())`)
    await applyAgain()
    const { rows } = await run('select name_folded from customers')
    expect(rows).toEqual([{ name_folded: 'peticao' }])
    await expect(
      run(
        `insert into demand_types (id, name, created_at) values (gen_random_uuid(), 'peticao', now())`,
      ),
    ).rejects.toThrow(/demand_types_name/)
  })

  it('folds names as the pages do, however its letters are stored and it was made', async () => {
    const names = ['PETIÇÃO', 'Petic\u0327a\u0303o', 'Ágata', 'Šafránek', 'Kovač', 'Åke', 'ÑÜ', 'x']
    const { rows } = await test.engine.query(
      `select fold_text(name collate "C") as folded from unnest($1::text[]) with ordinality n (name, at) order by at`,
      [names],
    )
    expect(rows).toEqual(names.map((name) => ({ folded: foldText(name) })))
  })

  it.each([
    ['by a migration', `insert into schema_migrations values ('9999_later', 'x')`, '9999_later'],
    [
      'by the sources alone',
      `update schema_migrations set hash = '${readSources().version + 1} x' where tag = 'sources'`,
      `funções ${readSources().version + 1}`,
    ],
    [
      'by the words of the search',
      `update schema_migrations set hash = '1000' where tag = 'search-words'`,
      'palavras 1000',
    ],
  ])('that is newer than the program %s is refused, and left as it is', async (_, text, why) => {
    const notes = () => run('select * from schema_migrations order by tag')
    const { rows: before } = await notes()
    await run(text)
    const { rows: newer } = await notes()
    const line = `O banco de dados é de uma versão mais nova (${why}): atualize o programa.`
    await expect(migrate(test.engine)).rejects.toThrow(new DatabaseSetupError(line))
    expect((await notes()).rows).toEqual(newer)
    await run('delete from schema_migrations')
    for (const { tag, hash } of before as { tag: string; hash: string }[])
      await run(`insert into schema_migrations values ('${tag}', '${hash}')`)
    await expect(migrate(test.engine)).resolves.toBeUndefined()
  })

  it('of a program that did not number its sources gets those of this one', async () => {
    const noted = () => run(`select hash from schema_migrations where tag = 'sources'`)
    const { rows } = await noted()
    await run(`update schema_migrations set hash = 'ab12' where tag = 'sources';
      drop view stale_sessions`)
    await migrate(test.engine)
    expect((await noted()).rows).toEqual(rows)
    expect(await findDrift(test.engine)).toEqual([])
  })
})
