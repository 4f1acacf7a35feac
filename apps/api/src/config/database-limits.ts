import * as z from 'zod/mini'

interface Range {
  readonly from: number
  readonly to: number
  /** If the variable is not set. */
  readonly usual: number
}

function whole(name: string, { from, to, usual }: Range) {
  const isFitting = (value: string) =>
    /^\d{1,6}$/.test(value) && Number(value) >= from && Number(value) <= to
  const error = `${name} deve ser um número inteiro entre ${from} e ${to}`
  return z._default(z.string().check(z.refine(isFitting, { error })), String(usual))
}

/** The variables that configure the use of PostgreSQL. */
export const databaseVariables = {
  DATABASE_CONNECTIONS: whole('DATABASE_CONNECTIONS', { from: 2, to: 500, usual: 16 }),
  DATABASE_BACKGROUND_CONNECTIONS: whole('DATABASE_BACKGROUND_CONNECTIONS', {
    from: 1,
    to: 100,
    usual: 4,
  }),
  DATABASE_PATIENCE_MS: whole('DATABASE_PATIENCE_MS', { from: 100, to: 60_000, usual: 1000 }),
  DATABASE_STATEMENT_MS: whole('DATABASE_STATEMENT_MS', { from: 1000, to: 600_000, usual: 10_000 }),
  DATABASE_POOLER: z.optional(
    z.literal('session', { error: 'DATABASE_POOLER só aceita o valor session' }),
  ),
}

/** The number of connections to PostgreSQL, and how long to wait for it. */
export interface DatabaseLimits {
  readonly connections: number
  readonly backgroundConnections: number
  readonly timeoutMs: number
  readonly statementMs: number
  readonly isPooled: boolean
}

type Values = z.infer<z.ZodMiniObject<typeof databaseVariables>>

export const toDatabaseLimits = (values: Values): DatabaseLimits => ({
  connections: Number(values.DATABASE_CONNECTIONS),
  backgroundConnections: Number(values.DATABASE_BACKGROUND_CONNECTIONS),
  timeoutMs: Number(values.DATABASE_PATIENCE_MS),
  statementMs: Number(values.DATABASE_STATEMENT_MS),
  isPooled: values.DATABASE_POOLER === 'session',
})
