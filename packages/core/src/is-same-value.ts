/**
 * Whether two values of a form or a draft say the same, in whatever objects they come.
 * @param one of plain data, as JSON holds it, its fields in the same order as the other's
 */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
