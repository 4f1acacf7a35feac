import { type Command, type Connection, plainCommand, toObjects } from './command.ts'
import type { Engine } from './engine.ts'
import { applySources, readSources } from './sources.ts'

/** The objects of a database by kind and name, as PostgreSQL describes them. */
export type Catalogue = ReadonlyMap<string, string>

/** An object that differs between two catalogues. */
export interface Difference {
  readonly name: string
  /** Absent if the object does not exist. */
  readonly found?: string
  readonly expected?: string
}

/** Grants to anybody but the owner, whose name differs from database to database. */
const grants = (acl: string, owner: string) => `(
  select string_agg(concat(coalesce(r.rolname, 'public'), ' ', g.privilege_type), ', ' order by 1)
  from aclexplode(${acl}) g left join pg_roles r on r.oid = g.grantee where g.grantee <> ${owner})`

const ours = (oid: string) => `not exists (
  select from pg_depend d where d.objid = ${oid} and d.deptype = 'e')`

/** Everything in the schema `public` that does not belong to an extension. */
const everything = `
  select 'function ' || p.oid::regprocedure as name,
    concat_ws(E'\\n', pg_get_functiondef(p.oid), ${grants("coalesce(p.proacl, acldefault('f', p.proowner))", 'p.proowner')}) as definition
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p') and ${ours('p.oid')}
  union all
  select 'trigger ' || t.tgname || ' on ' || t.tgrelid::regclass, pg_get_triggerdef(t.oid)
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
  union all
  select concat_ws(' ', 'policy', policyname, 'on', tablename),
    concat_ws(' | ', permissive, roles, cmd, qual, with_check)
  from pg_policies where schemaname = 'public'
  union all
  select case c.relkind when 'v' then 'view ' when 'S' then 'sequence ' else 'table ' end || c.oid::regclass,
    concat_ws(E'\\n',
      case when c.relkind = 'v' then pg_get_viewdef(c.oid) end,
      case when c.relrowsecurity then 'row-level security' end,
      case when c.relforcerowsecurity then 'forced' end,
      ${grants('c.relacl', 'c.relowner')})
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'S') and ${ours('c.oid')}
  union all
  select concat('column ', a.attrelid::regclass, '.', a.attname),
    concat_ws(' ', format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
      concat(a.attidentity, a.attgenerated), pg_get_expr(f.adbin, f.adrelid))
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  left join pg_attrdef f on f.adrelid = a.attrelid and f.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    and ${ours('c.oid')}
  union all
  select 'index ' || indexname, indexdef from pg_indexes where schemaname = 'public'
  union all
  select concat('constraint ', c.conname, ' on ', c.conrelid::regclass), pg_get_constraintdef(c.oid)
  from pg_constraint c
  where c.connamespace = 'public'::regnamespace and c.conrelid <> 0 and c.contype <> 'n'
  order by 1`

const read: Command<{ name: string; definition: string }[]> = {
  text: everything,
  params: [],
  read: toObjects,
}

/** Reads the catalogue of a database. */
export async function readCatalogue(connection: Connection): Promise<Catalogue> {
  const [rows] = await connection.send([read])
  if (!rows) throw new Error('The catalogue cannot be read')
  return new Map(read.read(rows).map(({ name, definition }) => [name, definition]))
}

/** The differences between two catalogues, by name. */
export function compareCatalogues(found: Catalogue, expected: Catalogue): Difference[] {
  const names = [...new Set([...found.keys(), ...expected.keys()])].sort()
  return names
    .filter((name) => found.get(name) !== expected.get(name))
    .map((name) => ({
      name,
      ...(found.has(name) && { found: found.get(name) as string }),
      ...(expected.has(name) && { expected: expected.get(name) as string }),
    }))
}

/**
 * Where a database differs from the sources: somebody has changed a function, a trigger, a view, a policy
 * or a grant by hand, or in a migration. Applies the sources and rolls that back, which locks every table
 * meanwhile.
 */
export async function findDrift(engine: Engine): Promise<Difference[]> {
  return engine.system.use(async (connection) => {
    await connection.send([plainCommand('begin')])
    try {
      const found = await readCatalogue(connection)
      await applySources(connection, readSources())
      return compareCatalogues(found, await readCatalogue(connection))
    } finally {
      await connection.send([plainCommand('rollback')])
    }
  })
}
