/**
 * Whether two values of a form or a draft are equal by content.
 * @param one plain data, as JSON represents it, its fields in the same order as the other's
 */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
