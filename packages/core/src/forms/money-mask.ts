import { formatMoney } from '../calendar/index.ts'
import type { Mask } from './mask.ts'

/** Maximum number of digits of an amount, cents included: larger numbers are not exact. */
const MONEY_DIGITS_MAX = 13

/** The first amount of a pasted text; spaces may separate its thousands. */
const AMOUNT = /[.,]?\d+(?:\s\d{3}(?!\d))*[\d.,]*/

/** A negative amount: its sign before or behind 'R$' or at its end, or in brackets, as statements of accounts have it. */
const NEGATIVE = /^\s*(?:R\$\s*)?[-\u2212\u2013(]\s*(?:R\$\s*)?[.,]?\d|\d\s*[-\u2212\u2013]\s*$/i

/** An amount: what precedes its last comma or point, and the one or two digits behind it. */
const PARTS = /^(.*?)(?:[.,](\d\d?))?\D*$/s

/**
 * An amount typed from its cents, 'R$ 1.234,56'; of a pasted text the first one is read as written,
 * '1.500' as 1500 reais, and a negative one is left as it is, for its form to refuse.
 * The bare value is the amount in cents as digits, without leading zeros; empty for nothing and for zero.
 */
export const moneyMask: Mask = {
  toBare: (text) => text.replace(/\D/g, '').replace(/^0+/, '').slice(0, MONEY_DIGITS_MAX),
  parse: (text) => text.replace(/\D/g, '').replace(/^0+/, ''),
  format: (bare) => (bare === '' ? '' : formatMoney(Number(bare) / 100)),
  fromPaste(text) {
    if (NEGATIVE.test(text)) return undefined
    const [amount = ''] = AMOUNT.exec(text) ?? []
    const [, reais = '', cents = ''] = PARTS.exec(amount) ?? []
    return moneyMask.toBare(reais + cents.padEnd(2, '0'))
  },
}
