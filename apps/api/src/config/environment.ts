import { resolve } from 'node:path'
import * as z from 'zod/mini'
import type { S3Settings } from '../ports/files/s3-client.ts'
import type { PeerAddress } from '../ports/http-peer/http-peer.ts'
import { ConfigurationError } from './configuration-error.ts'
import { findPeerConflicts, toPeerSettings } from './peer-settings.ts'
import { findS3Conflicts, toS3Settings } from './s3-settings.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

function isUrl(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol)
}

const url = (name: string, protocols: readonly string[]) =>
  z.optional(
    z.string().check(
      z.refine((value) => isUrl(value, protocols), {
        error: `${name} deve ser um endereço ${protocols.map((p) => `${p}//…`).join(' ou ')}`,
      }),
    ),
  )

const portError = 'PORT deve ser um número inteiro entre 0 e 65535'

const schema = z.object({
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
  HOST: z._default(z.string().check(z.minLength(1, 'HOST não pode ser vazio')), '127.0.0.1'),
  DATA_DIR: z._default(z.string().check(z.minLength(1, 'DATA_DIR não pode ser vazio')), '.data'),
  DATABASE_URL: url('DATABASE_URL', ['postgres:', 'postgresql:']),
  SMTP_URL: url('SMTP_URL', ['smtp:', 'smtps:']),
  PUBLIC_URL: url('PUBLIC_URL', ['http:', 'https:']),
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
  PAYMENTS_URL: url('PAYMENTS_URL', ['http:', 'https:']),
  PAYMENTS_SECRET: z.optional(z.string()),
  CHAT_CHANNEL_URL: url('CHAT_CHANNEL_URL', ['http:', 'https:']),
  CHAT_CHANNEL_SECRET: z.optional(z.string()),
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
    z.literal('true', { error: 'TRUST_PROXY só aceita o valor true, atrás de um proxy próprio' }),
  ),
  DEMO: z._default(z.enum(['yes', 'no'], { error: 'DEMO deve ser yes ou no' }), 'yes'),
})

/** The environment of the process, validated. */
export interface Environment {
  readonly production: boolean
  readonly port: number
  readonly host: string
  /** Absolute path of the folder of data, files and outbox. */
  readonly dataDirectory: string
  /** PostgreSQL; embedded PGlite in the data folder when absent. */
  readonly databaseUrl: string | undefined
  /** Outgoing mail; an outbox folder when absent. */
  readonly smtpUrl: string | undefined
  /** Storage of files; the data folder when absent. */
  readonly s3: S3Settings | undefined
  /** Payment provider; a ledger in the database when absent. */
  readonly payments: PeerAddress | undefined
  /** Chat channel of the firm; a ledger in the database when absent. */
  readonly chatChannel: PeerAddress | undefined
  /** Origin of links in e-mails, without a slash at its end. */
  readonly publicUrl: string
  readonly firmConfigPath: string | undefined
  readonly logLevel: (typeof logLevels)[number]
  readonly trustProxy: boolean
  /** Whether an empty database receives the demo firm. Never in production. */
  readonly loadDemo: boolean
}

const durabilityMistake =
  'Em produção é preciso DATABASE_URL (PostgreSQL). O banco embutido PGlite não grava em disco de ' +
  'forma síncrona e pode perder dados numa queda de energia; para aceitar esse risco, defina ' +
  'PGLITE_IN_PRODUCTION=accept-risk'

type Values = z.infer<typeof schema>

function findProductionConflicts(values: Values): string[] {
  if (values.NODE_ENV !== 'production') return []
  const mistakes: string[] = []
  if (!values.DATABASE_URL && !values.PGLITE_IN_PRODUCTION) mistakes.push(durabilityMistake)
  if (!values.PUBLIC_URL) {
    mistakes.push('Em produção é preciso PUBLIC_URL, o endereço do portal nos links dos e-mails')
  }
  return mistakes
}

/** Rules between variables. */
function findConflicts(values: Values): string[] {
  return [
    ...findProductionConflicts(values),
    ...findS3Conflicts(values),
    ...findPeerConflicts(values),
  ]
}

function toEnvironment(values: Values): Environment {
  const production = values.NODE_ENV === 'production'
  const port = Number(values.PORT)
  return {
    production,
    port,
    host: values.HOST,
    dataDirectory: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    s3: toS3Settings(values),
    ...toPeerSettings(values),
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    firmConfigPath: values.FIRM_CONFIG,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY === 'true',
    loadDemo: !production && values.DEMO === 'yes',
  }
}

/**
 * Validates the environment. An empty variable counts as absent.
 * @throws ConfigurationError with one line for each mistake
 */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (!result.success)
    throw new ConfigurationError(result.error.issues.map(({ message }) => message))
  const conflicts = findConflicts(result.data)
  if (conflicts.length > 0) throw new ConfigurationError(conflicts)
  return toEnvironment(result.data)
}
