/** The language in which everything is written. */
export const LOCALE = 'pt-BR'

/** The currency of every amount: reais. */
export const CURRENCY = 'BRL'
