import { resolve } from 'node:path'
import * as z from 'zod/mini'
import type { ClamdAddress } from '../ports/file-scanner/clamd.ts'
import type { S3Settings } from '../ports/files/s3-client.ts'
import type { PeerAddress } from '../ports/http-peer/http-peer.ts'
import { ConfigurationError } from './configuration-error.ts'
import { type DatabaseLimits, databaseVariables, toDatabaseLimits } from './database-limits.ts'
import { findPeerConflicts, toPeerSettings } from './peer-settings.ts'
import { findProductionConflicts } from './production.ts'
import { toProxies } from './proxy-settings.ts'
import { findS3Conflicts, toS3Settings } from './s3-settings.ts'
import { toClamdAddress } from './scanner-settings.ts'
import { type SessionLimits, sessionVariables, toSessionLimits } from './session-limits.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

function isUrl(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol)
}

/** An address of http(s) without a path, a query or a name: others are written behind it. */
const isOrigin = (value: string) =>
  isUrl(value, ['http:', 'https:']) && new URL(value).href === `${new URL(value).origin}/`

const url = (name: string, protocols: readonly string[]) =>
  z.optional(
    z.string().check(
      z.refine((value) => isUrl(value, protocols), {
        error: `${name} deve ser um endereço ${protocols.map((p) => `${p}//…`).join(' ou ')}`,
      }),
    ),
  )

/** Our judgement of the password decodes it, and so does the driver, which guesses at a lone `%`. */
function isDecodable(value: string): boolean {
  try {
    decodeURIComponent(value)
    return true
  } catch {
    return false
  }
}

const portError = 'PORT deve ser um número inteiro entre 0 e 65535'

const schema = z.object({
  PROCESS_ROLE: z.optional(
    z.enum(['web', 'worker'], { error: 'PROCESS_ROLE deve ser web ou worker, ou faltar' }),
  ),
  NODE_ENV: z._default(
    z.enum(['development', 'production', 'test'], {
      error: 'NODE_ENV deve ser development, production ou test',
    }),
    'development',
  ),
  PORT: z._default(
    z.string().check(
      z.refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, {
        error: portError,
      }),
    ),
    '4000',
  ),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: url('DATABASE_URL', ['postgres:', 'postgresql:']).check(
    z.refine((value) => value === undefined || isDecodable(value), {
      error: 'DATABASE_URL tem um % que não inicia código algum: numa senha, % se escreve %25',
    }),
  ),
  ...databaseVariables,
  SMTP_URL: url('SMTP_URL', ['smtp:', 'smtps:']),
  PUBLIC_URL: z.optional(
    z.string().check(
      z.refine(isOrigin, {
        error: 'PUBLIC_URL deve ser um endereço http://… ou https://… sem caminho nem consulta',
      }),
    ),
  ),
  S3_BUCKET: z.optional(
    z
      .string()
      .check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'S3_BUCKET não é nome de bucket')),
  ),
  S3_REGION: z.optional(
    z.string().check(z.regex(/^[a-z0-9-]{2,40}$/, 'S3_REGION não é nome de região')),
  ),
  S3_ENDPOINT: z.optional(
    z.string().check(
      z.refine((value) => isUrl(value, ['http:', 'https:']) && new URL(value).search === '', {
        error: 'S3_ENDPOINT deve ser um endereço https://… sem consulta',
      }),
    ),
  ),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  CLAMD_URL: z.optional(
    z.string().check(
      z.refine((value) => toClamdAddress(value) !== null, {
        error: 'CLAMD_URL deve ser um endereço tcp://servidor:porta ou unix:///caminho',
      }),
    ),
  ),
  PAYMENTS_URL: url('PAYMENTS_URL', ['http:', 'https:']),
  PAYMENTS_SECRET: z.optional(z.string()),
  CHAT_CHANNEL_URL: url('CHAT_CHANNEL_URL', ['http:', 'https:']),
  CHAT_CHANNEL_SECRET: z.optional(z.string()),
  LIVE_CHAT_SECRET: z.optional(
    z.string().check(z.minLength(16, 'LIVE_CHAT_SECRET deve ter 16 caracteres ou mais')),
  ),
  FIRM_CONFIG: z.optional(z.string()),
  LOG_LEVEL: z._default(
    z.enum(logLevels, { error: `LOG_LEVEL deve ser ${logLevels.join(', ')}` }),
    'info',
  ),
  PGLITE_IN_PRODUCTION: z.optional(
    z.literal('accept-risk', {
      error: 'PGLITE_IN_PRODUCTION só aceita o valor accept-risk',
    }),
  ),
  TRUST_PROXY: z.optional(
    z.string().check(
      z.refine((value) => toProxies(value) !== null, {
        error:
          'TRUST_PROXY deve ser o número de proxies próprios (1 a 9) ou a lista dos seus endereços ' +
          'ou redes, como 10.0.0.0/8, ::1',
      }),
    ),
  ),
  LIMITS_FACTOR: z._default(
    z.string().check(
      z.refine((value) => /^[1-9]\d{0,6}$/.test(value), {
        error: 'LIMITS_FACTOR deve ser um número inteiro a partir de 1',
      }),
    ),
    '1',
  ),
  DEMAND_MAIL_MINUTES: z._default(
    z
      .string()
      .check(
        z.regex(/^([0-5]?\d|60)$/, 'DEMAND_MAIL_MINUTES deve ser um número inteiro de 0 a 60'),
      ),
    '10',
  ),
  ...sessionVariables,
  DEMO: z.optional(z.enum(['yes', 'no'], { error: 'DEMO deve ser yes ou no' })),
})

/** Every variable that is read. */
export const variableNames: readonly string[] = Object.keys(schema.shape)

export type ProcessRole = 'web' | 'worker' | 'both'

/** The environment of the process, validated. */
export interface Environment {
  /** What this process does: answers requests (`web`), carries out jobs (`worker`), or both. */
  readonly role: ProcessRole
  readonly production: boolean
  readonly port: number
  readonly host: string
  /** Absolute path of the folder of data, files and outbox. */
  readonly dataDirectory: string
  /** PostgreSQL; embedded PGlite in the data folder when absent. */
  readonly databaseUrl: string | undefined
  /** The number of connections to PostgreSQL, and how long to wait for it. */
  readonly databaseLimits: DatabaseLimits
  /** Outgoing mail; an outbox folder when absent. */
  readonly smtpUrl: string | undefined
  /** How long the e-mail about a demand waits for further news, milliseconds. */
  readonly demandMailWindow: number
  /** When sessions expire. */
  readonly sessionLimits: SessionLimits
  /** File storage; the data folder when absent. */
  readonly s3: S3Settings | undefined
  /** Scanner of uploads; nothing is scanned when absent. */
  readonly clamd: ClamdAddress | undefined
  /** Payment provider; a ledger in the database when absent. */
  readonly payments: PeerAddress | undefined
  /** Chat channel of the firm; a ledger in the database when absent. */
  readonly chatChannel: PeerAddress | undefined
  /** Signs the guests of the live chat; without it their tokens prove nothing. */
  readonly liveChatSecret: string | undefined
  /** Origin of links in e-mails, without a trailing slash. */
  readonly publicUrl: string
  readonly firmConfigPath: string | undefined
  readonly logLevel: (typeof logLevels)[number]
  /**
   * Our own proxies in front of this server, which are trusted to report the caller's address: how many,
   * or their addresses and networks. Empty if there are none.
   */
  readonly trustProxy: number | readonly string[]
  /** Multiplies the limits of the contract: for measurements, and for firms that need more. */
  readonly limitsFactor: number
  /**
   * Whether an empty database is filled with the demo firm, whose password everybody knows. Never in
   * production; for PostgreSQL, which others may reach, only on request.
   */
  readonly loadDemo: boolean
}

type Values = z.infer<typeof schema>

/** The embedded database belongs to one process, which must do everything. */
const findRoleConflicts = ({ PROCESS_ROLE: role, DATABASE_URL: url }: Values): string[] =>
  role !== undefined && url === undefined
    ? ['PROCESS_ROLE pede DATABASE_URL: o banco embutido pertence a um só processo']
    : []

function toEnvironment(values: Values): Environment {
  const production = values.NODE_ENV === 'production'
  const port = Number(values.PORT)
  return {
    role: values.PROCESS_ROLE ?? 'both',
    production,
    port,
    host: values.HOST,
    dataDirectory: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseLimits: toDatabaseLimits(values),
    smtpUrl: values.SMTP_URL,
    demandMailWindow: Number(values.DEMAND_MAIL_MINUTES) * 60_000,
    sessionLimits: toSessionLimits(values),
    s3: toS3Settings(values),
    clamd: toClamdAddress(values.CLAMD_URL ?? '') ?? undefined,
    ...toPeerSettings(values),
    liveChatSecret: values.LIVE_CHAT_SECRET,
    publicUrl: new URL(values.PUBLIC_URL ?? `http://localhost:${port}`).origin,
    firmConfigPath: values.FIRM_CONFIG,
    logLevel: values.LOG_LEVEL,
    trustProxy: toProxies(values.TRUST_PROXY ?? '') ?? [],
    limitsFactor: Number(values.LIMITS_FACTOR),
    loadDemo: !production && (values.DEMO ?? (values.DATABASE_URL ? 'no' : 'yes')) === 'yes',
  }
}

type Variables = Readonly<Record<string, string | undefined>>

/** Those that are given: an empty variable counts as absent. */
export const toGiven = (variables: Variables): Variables =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))

/**
 * Validates the environment. An empty variable counts as absent.
 * @param forCustomers whether a server will run with it; the operator's commands may run before
 * everything required in production exists
 * @throws ConfigurationError with one line for each mistake
 */
export function readEnvironment(variables: Variables, { forCustomers = true } = {}): Environment {
  const result = schema.safeParse(toGiven(variables))
  if (!result.success)
    throw new ConfigurationError(result.error.issues.map(({ message }) => message))
  const conflicts = [
    ...(forCustomers ? findProductionConflicts(result.data) : []),
    ...findRoleConflicts(result.data),
    ...findS3Conflicts(result.data),
    ...findPeerConflicts(result.data),
  ]
  if (conflicts.length > 0) throw new ConfigurationError(conflicts)
  return toEnvironment(result.data)
}
