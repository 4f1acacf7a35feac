/**
 * An amount of the wire in centavos, in which sums and comparisons are made: binary fractions of reais do
 * not add up.
 * @param reais with at most two decimals
 */
export function toCents(reais: number): number {
  return Math.round(reais * 100)
}

/** Centavos as the wire writes them: the number nearest to the reais with two decimals. */
export function toReais(cents: number): number {
  return cents / 100
}
