/**
 * An amount of the wire in centavos. Sums and comparisons are made in these: binary fractions of
 * reais do not add up.
 * @param reais with at most two decimals
 */
export function toCents(reais: number): number {
  return Math.round(reais * 100)
}

/** Centavos as the wire writes them: the nearest number to reais with two decimals. */
export function toReais(cents: number): number {
  return cents / 100
}
