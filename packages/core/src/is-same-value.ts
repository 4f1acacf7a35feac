/** What a list holds is chosen, in no order: who was taken out and put back is at its end. */
const inOneOrder = (_: string, value: unknown) => (Array.isArray(value) ? [...value].sort() : value)

/**
 * Whether two values of a form or a draft are equal by content, with their lists in any order.
 * @param one plain data, as JSON represents it, its fields in the same order as the other's
 */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, inOneOrder) === JSON.stringify(other, inOneOrder)
