import { plainCommand, toObjects } from '../../db/command.ts'
import type { Database } from '../../db/database.ts'
import { listMigrations, selectAppliedMigrations } from '../../db/migrate.ts'
import { isLate } from '../../jobs/waiting-jobs.ts'
import type { Workplace } from '../workplace.ts'
import type { Check } from './check.ts'

const select = <T>({ database }: { database: Database }, text: string) =>
  database.system((transaction) => transaction.run({ ...plainCommand(text), read: toObjects<T> }))

const run = async ({ database }: Workplace, text: string): Promise<void> => {
  await database.system((transaction) => transaction.run(plainCommand(text)))
}

/** Runs first: the others require the schema of this version. */
export const schemaCheck: Check = {
  about: 'O esquema do banco é o desta versão',
  async find({ database }) {
    const applied = await database.system((transaction) => transaction.run(selectAppliedMigrations))
    const known = listMigrations()
    const strangers = applied.filter(
      ({ tag, hash }) => !known.some((mine) => mine.tag === tag && mine.hash === hash),
    )
    const missing = known.filter(({ tag }) => !applied.some((there) => there.tag === tag))
    return [
      ...strangers.map(({ tag }) => `o banco tem ${tag}, que esta versão não conhece assim`),
      ...missing.map(({ tag }) => `falta ${tag}`),
    ]
  },
  advice: 'npm run tramite -- migrate aplica o que falta; o desconhecido pede a versão que o fez',
}

const sessions: Check = {
  about: 'Cada sessão tem os direitos que as tabelas dão',
  async find(workplace) {
    const found = await select<{ id: string; user: string }>(
      workplace,
      'select id, user_id as user from stale_sessions order by id',
    )
    return found.map(({ id, user }) => `sessão ${id} do usuário ${user}`)
  },
  repair: (workplace) => run(workplace, 'select repair_sessions()'),
}

const demandCounts: Check = {
  about: 'Os totais das listas são o que há',
  async find(workplace) {
    const found = await select<{ business: string; status: string; missing: number }>(
      workplace,
      `select business_id as business, status_key as status, missing from stale_demand_counts
        order by business_id, status_key`,
    )
    return found.map(
      ({ business, status, missing }) =>
        `negócio ${business}, ${status}: ${missing > 0 ? `faltam ${missing}` : `sobram ${-missing}`}`,
    )
  },
  repair: (workplace) => run(workplace, 'select repair_demand_counts()'),
}

/** How long a message or job may wait while a server runs, as SQL. */
const longestWait = "interval '10 minutes'"

const outbox: Check = {
  about: 'O que as mudanças causam não espera',
  async find(workplace) {
    const found = await select<{ kind: string; amount: number }>(
      workplace,
      `select message ->> 'kind' as kind, count(*)::integer as amount from outbox
        where created_at < now() - ${longestWait} group by 1 order by 1`,
    )
    return found.map(({ kind, amount }) => `${amount} de ${kind} esperam há mais de dez minutos`)
  },
  advice: 'inicie um servidor, que os faz ao iniciar; o log dele diz por que não',
}

const jobs: Check = {
  about: 'Os trabalhos pedidos são feitos',
  async find(workplace) {
    const [queue] = await select<{ exists: boolean }>(
      workplace,
      "select to_regclass('pgboss.job') is not null as exists",
    )
    if (!queue?.exists) return []
    const found = await select<{ name: string; state: string; amount: number }>(
      workplace,
      `select name, state::text as state, count(*)::integer as amount from pgboss.job
        where state = 'failed'
          or ${isLate} and start_after < now() - ${longestWait}
        group by 1, 2 order by 1, 2`,
    )
    return found.map(({ name, state, amount }) =>
      state === 'failed'
        ? `${amount} de ${name} falharam depois de todas as tentativas`
        : `${amount} de ${name} esperam há mais de dez minutos`,
    )
  },
  advice: 'o log do servidor diz por que ("job failed")',
}

const auditFaults: Readonly<Record<string, string>> = {
  PLACE_MISSING: 'falta o lugar anterior',
  ENTRY_MISSING: 'o registro foi apagado',
  ENTRY_CHANGED: 'o registro foi alterado',
}

const audit: Check = {
  about: 'A trilha de auditoria está inteira',
  async find(workplace) {
    const found = await select<{ position: string | null; fault: string }>(
      workplace,
      'select position, fault from broken_audit_chain order by position',
    )
    return found.map(({ position, fault }) =>
      position === null
        ? 'um registro de mais de dois dias não tem lugar na trilha'
        : `lugar ${position}: ${auditFaults[fault] ?? fault}`,
    )
  },
  advice:
    'alguém alterou a trilha por fora do sistema: compare com o backup e com o log do servidor',
}

/** Checks within the database. */
export const databaseChecks: readonly Check[] = [
  schemaCheck,
  sessions,
  demandCounts,
  outbox,
  jobs,
  audit,
]
