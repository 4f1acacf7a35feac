/** The answer of a rule: allowed, with any results, or refused with one reason. */
export type Decision<R extends string, Extra = unknown> =
  | ({ readonly allowed: true } & Extra)
  | { readonly allowed: false; readonly reason: R }

/** The decision that allows, without further results. */
export const allowed = { allowed: true } as const

/** The decision that refuses for a reason. */
export function refused<R extends string>(reason: R): { allowed: false; reason: R } {
  return { allowed: false, reason }
}
