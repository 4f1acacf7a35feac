import { plainCommand } from '../../db/command.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { FileStore } from '../../ports/files/files.port.ts'
import { OperatorError } from '../operator-error.ts'
import { quoted, readTables } from './catalog.ts'

const readFirst = <T>(text: string) => ({
  ...plainCommand(text),
  read: ({ rows }: { rows: readonly (readonly unknown[])[] }) => rows[0]?.[0] as T,
})

/** @throws OperatorError when another process is connected to the database */
export async function refuseCompany(transaction: Transaction): Promise<void> {
  const others = await transaction.run(
    readFirst<number>(`select count(*) from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend'
        and application_name <> current_setting('application_name')`),
  )
  if (others > 0) {
    throw new OperatorError(
      `Há mais ${others === 1 ? 'uma conexão' : `${others} conexões`} com este banco: ` +
        'pare os servidores do Trâmite antes de restaurar.',
    )
  }
}

/** Non-empty for any existing firm; migrations fill other tables as well. */
const tablesOfPeople = ['users', 'customers']

/** The existing content of a target, in words; null when it is empty. */
export async function findContent(
  transaction: Transaction,
  files: Pick<FileStore, 'list'>,
): Promise<string | null> {
  const found = await readTables(transaction)
  for (const { name } of found.filter((table) => tablesOfPeople.includes(table.name))) {
    const isUsed = await transaction.run(
      readFirst<boolean>(`select exists (select from public.${quoted(name)})`),
    )
    if (isUsed) return `O banco já tem dados (tabela ${name}).`
  }
  for await (const { key } of files.list()) return `O armazenamento já tem arquivos (${key}).`
  return null
}

const dropEverything = `do $$
declare
  item record;
begin
  drop schema if exists pgboss cascade;
  for item in
    select format('drop view if exists public.%I cascade', relname) as statement, 1 as step
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
    union all
    select format('drop table if exists public.%I cascade', relname), 2
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    union all
    select format('drop sequence if exists public.%I cascade', relname), 3
    from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'S'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i'))
    union all
    select format('drop routine if exists %s cascade', p.oid::regprocedure), 4
    from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by step
  loop
    execute item.statement;
  end loop;
end
$$`

/** Drops everything of the application from the database, including its job queue. */
export const clearDatabase = (transaction: Transaction) =>
  transaction.run(plainCommand(dropEverything))
