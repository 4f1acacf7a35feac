import * as z from 'zod/mini'

function whole(name: string, smallest: number, largest: number, fallback: number) {
  const isFitting = (value: string) =>
    /^\d{1,6}$/.test(value) && Number(value) >= smallest && Number(value) <= largest
  const error = `${name} deve ser um número inteiro entre ${smallest} e ${largest}`
  return z._default(z.string().check(z.refine(isFitting, { error })), String(fallback))
}

/** The variables that configure the use of PostgreSQL. */
export const databaseVariables = {
  DATABASE_CONNECTIONS: whole('DATABASE_CONNECTIONS', 2, 500, 16),
  DATABASE_BACKGROUND_CONNECTIONS: whole('DATABASE_BACKGROUND_CONNECTIONS', 1, 100, 4),
  DATABASE_PATIENCE_MS: whole('DATABASE_PATIENCE_MS', 100, 60_000, 1000),
  DATABASE_STATEMENT_MS: whole('DATABASE_STATEMENT_MS', 1000, 600_000, 10_000),
  DATABASE_POOLER: z.optional(
    z.literal('session', { error: 'DATABASE_POOLER só aceita o valor session' }),
  ),
}

/** The number of connections to PostgreSQL, and how long to wait for it. */
export interface DatabaseLimits {
  readonly connections: number
  readonly backgroundConnections: number
  readonly patienceMs: number
  readonly statementMs: number
  readonly isPooled: boolean
}

type Values = z.infer<z.ZodMiniObject<typeof databaseVariables>>

export const toDatabaseLimits = (values: Values): DatabaseLimits => ({
  connections: Number(values.DATABASE_CONNECTIONS),
  backgroundConnections: Number(values.DATABASE_BACKGROUND_CONNECTIONS),
  patienceMs: Number(values.DATABASE_PATIENCE_MS),
  statementMs: Number(values.DATABASE_STATEMENT_MS),
  isPooled: values.DATABASE_POOLER === 'session',
})
