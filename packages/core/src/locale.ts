/** The language of all texts. */
export const LOCALE = 'pt-BR'

/** The currency of every amount: reais. */
export const CURRENCY = 'BRL'
