/** The language in which everything is written. Specification, part 2 §9. */
export const LOCALE = 'pt-BR'

/** The currency of every amount: reais. Specification §9. */
export const CURRENCY = 'BRL'
