import type pg from 'pg'
import { tenantRole } from './engine.ts'
import { DatabaseSetupError } from './setup-error.ts'
import { wireOf } from './silence.ts'

/** Time limits of a connection, milliseconds. */
export interface SessionLimits {
  /** Of one statement. */
  readonly statementMs: number
  /** For a row or table that is locked by somebody else. */
  readonly lockMs: number
  /** Of an idle transaction. */
  readonly idleMs: number
}

export interface SessionSettings extends SessionLimits {
  /** For the role of requests, otherwise for the owner's. */
  readonly isTenant: boolean
  /** There is a pooler in front of the server, which keeps a connection on one server process. */
  readonly isPooled: boolean
}

/**
 * All settings that the statements rely on, whatever the address, the role or the database set: formats
 * of values, the schema, who asks, and how long it may take.
 */
function toStatements({ isTenant, statementMs, lockMs, idleMs }: SessionSettings): string {
  return [
    `set role ${isTenant ? tenantRole : 'none'}`,
    `set timezone to 'UTC'`,
    `set datestyle to 'ISO, MDY'`,
    `set intervalstyle to 'postgres'`,
    `set bytea_output to 'hex'`,
    'set extra_float_digits to 1',
    'set standard_conforming_strings to on',
    'set search_path to public',
    'set row_security to on',
    'set default_transaction_read_only to off',
    `set default_transaction_isolation to 'read committed'`,
    // Hot statements have names: planned once, not again for every value.
    `set plan_cache_mode to ${isTenant ? 'force_generic_plan' : 'auto'}`,
    `set statement_timeout to ${statementMs}`,
    `set lock_timeout to ${lockMs}`,
    `set idle_in_transaction_session_timeout to ${idleMs}`,
    `select current_user::text as role, session_user::text as login, pg_backend_pid() as pid,
       current_setting('TimeZone') as zone, current_setting('search_path') as path,
       (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as "passesRules"`,
  ].join(';')
}

interface Found {
  readonly role: string
  readonly login: string
  readonly pid: number
  readonly zone: string
  readonly path: string
  readonly passesRules: boolean
}

const poolerLine =
  'Há um intermediário de conexões (como o PgBouncer) antes do PostgreSQL: aponte DATABASE_URL para o ' +
  'próprio PostgreSQL, ou configure nele pool_mode=session e defina DATABASE_POOLER=session.'

function findMistake(found: Found, settings: SessionSettings, announcedPid: number | null) {
  const { role, login, pid, zone, path, passesRules } = found
  const expected = settings.isTenant ? tenantRole : login
  if (!settings.isPooled && announcedPid !== pid) return poolerLine
  if (role !== expected || zone !== 'UTC' || path !== 'public') {
    return `A conexão ao banco não ficou como foi pedida (papel ${role}, fuso ${zone}, esquema ${path}): confira o que há entre o portal e o PostgreSQL.`
  }
  if (settings.isTenant && passesRules) {
    return `O papel ${tenantRole} passa por cima das regras de linhas: execute como administrador "alter role ${tenantRole} nosuperuser nobypassrls".`
  }
  return null
}

/**
 * Sets up a new connection and asserts that the settings took effect.
 * @returns the server process of the connection
 */
export async function setUpSession(
  client: pg.ClientBase,
  settings: SessionSettings,
): Promise<number> {
  const answers = (await client.query(toStatements(settings)).catch((error) => {
    if (!/^(22023|42501)$/.test((error as { code?: string }).code ?? '')) throw error
    const line = `O usuário do banco não pode assumir o papel ${tenantRole}: execute como administrador "grant ${tenantRole} to" e o nome do usuário.`
    throw new DatabaseSetupError(line, error)
  })) as unknown as pg.QueryResult<Found>[]
  const found = answers.at(-1)?.rows[0]
  if (!found) throw new Error('The database has not answered')
  const mistake = findMistake(found, settings, wireOf(client).processID)
  if (mistake !== null) throw new DatabaseSetupError(mistake)
  return found.pid
}
