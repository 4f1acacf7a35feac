/** Ids and names in a list are chosen, in no order: one taken out and put back is at its end. Records stay in place. */
const inOneOrder = (_: string, value: unknown) => (Array.isArray(value) ? [...value].sort() : value)

/**
 * Whether two values of a form or a draft are equal by content. The order counts in lists of records, and not in those
 * of texts or numbers.
 * @param one plain data, as JSON represents it, its fields in the same order as the other's
 */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, inOneOrder) === JSON.stringify(other, inOneOrder)
