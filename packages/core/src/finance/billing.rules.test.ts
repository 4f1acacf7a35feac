import { describe, expect, it } from 'vitest'
import { growthOf } from '../testing/growth.fixture.ts'
import { buildBilling } from '../testing/index.ts'
import {
  isUnpaid,
  toBillingDetail,
  toBillingKind,
  toBillingLabel,
  toBillingState,
  toBillingStatusText,
} from './billing.rules.ts'

describe('a payment status', () => {
  it.each([
    ['CONFIRMED', 'paid', 'Pago', false],
    ['RECEIVED', 'paid', 'Pago', false],
    ['RECEIVED_IN_CASH', 'paid', 'Pago', false],
    ['OVERDUE', 'overdue', 'Atrasado', true],
    ['PENDING', 'open', 'Em aberto', true],
    ['REFUNDED', 'other', '-', false],
    ['CHARGEBACK_REQUESTED', 'other', '-', false],
    ['toString', 'other', '-', false],
    ['', 'other', '-', false],
  ])('%s is %s, shown as %s', (status, state, text, unpaid) => {
    expect(toBillingState(status)).toBe(state)
    expect(toBillingStatusText(status)).toBe(text)
    expect(isUnpaid({ status: status as 'PENDING' })).toBe(unpaid)
  })
})

describe('what a billing is for', () => {
  it.each([
    ['Assessoria mensal. Parcela 8 de 12', 8, 12, 'Parcela 8 de 12'],
    ['PARCELA 08 DE 12 - Aurora', 8, 12, 'Parcela 8 de 12'],
    ['parcela  1  de  1', 1, 1, 'Parcela 1 de 1'],
    ['Parcela 13 de 12', 13, 12, 'Parcela 13 de 12'],
  ])('%j is an instalment', (description, number, of, label) => {
    expect(toBillingKind({ description })).toEqual({ kind: 'installment', number, of })
    expect(toBillingLabel({ description })).toBe(label)
  })

  it.each([
    'Multa por atraso',
    'Parcela única',
    'Parcela 3/12',
    'Reparcela 3 de 12',
    'Parcelade 1',
    '',
  ])('%j is a fine', (description) => {
    expect(toBillingKind({ description })).toEqual({ kind: 'fine' })
    expect(toBillingLabel(buildBilling({ description }))).toBe('Multa')
  })

  it.each([
    ['Assessoria jurídica mensal. Parcela 10 de 12', 'Assessoria jurídica mensal.'],
    ['Assessoria mensal - parcela 3 de 12', 'Assessoria mensal'],
    ['Parcela 3 de 12: Assessoria mensal', 'Assessoria mensal'],
    ['Assessoria, parcela 3 de 12, reajustada', 'Assessoria reajustada'],
    ['Honorários (Parcela 2 de 12)', 'Honorários'],
    ['Honorários (parcela 2 de 12), reajustados', 'Honorários reajustados'],
    ['Honorários (reajustados, parcela 2 de 12)', 'Honorários (reajustados)'],
    ['Parcela 2 de 12 (Honorários)', '(Honorários)'],
    ['Honorários [Parcela 2 de 12]', 'Honorários'],
    ['Honorários — Parcela 2 de 12', 'Honorários'],
    ['Honorários / Parcela 2 de 12 | Aurora', 'Honorários Aurora'],
    ['Honorários • Parcela 2 de 12', 'Honorários'],
    ['Honorários “Parcela 2 de 12”', 'Honorários'],
    ['Honorários (- parcela 2 de 12 -)', 'Honorários'],
    ['Honorários (Parcela 2 de 12', 'Honorários'],
    ['Parcela 2 de 12) Honorários', 'Honorários'],
    ['Honorários “reajustados, parcela 2 de 12”', 'Honorários “reajustados”'],
    ['Parcela 2 de 12, reajuste de 5%', 'reajuste de 5%'],
    ['Parcela 1 de 1', ''],
    ['Multa por atraso da parcela 7', 'Multa por atraso da parcela 7'],
  ])('%j beside its label says %j', (description, detail) => {
    expect(toBillingDetail({ description })).toBe(detail)
  })

  it('is found at once in a long text that almost says it', () => {
    const textOf = (words: number) => 'parcela '.repeat(words)
    const read = (description: string) => {
      expect(toBillingKind({ description })).toEqual({ kind: 'fine' })
      expect(toBillingDetail({ description })).toBe(description.trim())
    }
    expect(growthOf(read, textOf(20_000), textOf(200_000))).toBeLessThan(4)
  })
})
