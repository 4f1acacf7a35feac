import * as z from 'zod/mini'

/** When a session expires, milliseconds. */
interface Ends {
  /** After its last use; never more than `maxMs`. */
  readonly idleMs: number
  /** After signing in, whatever its use. */
  readonly maxMs: number
}

/** When sessions expire: ordinary ones, and those with 'Lembrar de mim'. */
export interface SessionLimits {
  readonly current: Ends
  readonly remembered: Ends
}

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

const whole = (name: string, otherwise: string) =>
  z._default(
    z.string().check(
      z.refine((value) => /^[1-9]\d{0,2}$/.test(value) && Number(value) <= 400, {
        error: `${name} deve ser um número inteiro de 1 a 400`,
      }),
    ),
    otherwise,
  )

/** The variables for the expiry of sessions. */
export const sessionVariables = {
  SESSION_IDLE_HOURS: whole('SESSION_IDLE_HOURS', '12'),
  SESSION_MAX_DAYS: whole('SESSION_MAX_DAYS', '7'),
  REMEMBERED_SESSION_IDLE_DAYS: whole('REMEMBERED_SESSION_IDLE_DAYS', '30'),
  REMEMBERED_SESSION_MAX_DAYS: whole('REMEMBERED_SESSION_MAX_DAYS', '90'),
}

type Variables = Readonly<Record<keyof typeof sessionVariables, string>>

/** The idle limit never exceeds the maximum. */
const toEnds = (idleMs: number, maxMs: number): Ends => ({
  idleMs: Math.min(idleMs, maxMs),
  maxMs,
})

/** The limits of sessions from the environment. */
export const toSessionLimits = (values: Variables): SessionLimits => ({
  current: toEnds(
    Number(values.SESSION_IDLE_HOURS) * HOUR_MS,
    Number(values.SESSION_MAX_DAYS) * DAY_MS,
  ),
  remembered: toEnds(
    Number(values.REMEMBERED_SESSION_IDLE_DAYS) * DAY_MS,
    Number(values.REMEMBERED_SESSION_MAX_DAYS) * DAY_MS,
  ),
})
