import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planMarkImport } from './plan-mark-import.ts'

describe('planMarkImport', () => {
  it('answers each number by itself, once, in their order', () => {
    const known = new Set(['903456789'])
    expect(planMarkImport('904.567.890, 90; 903456789\nabc\t904567890', known)).toEqual([
      { number: '904567890', outcome: 'imported' },
      { number: '90', outcome: 'malformed' },
      { number: '903456789', outcome: 'alreadyThere' },
      { number: 'abc', outcome: 'malformed' },
    ])
  })

  it('never brings in what is there, nor the same number twice, whatever the text', () => {
    const digits = fc.stringMatching(/^\d{8,10}$/)
    const piece = fc.oneof(digits, fc.constantFrom(',', ' ', '\n', ';', 'x', '903456789'))
    fc.assert(
      fc.property(fc.array(piece), fc.array(digits), (pieces, held) => {
        const plan = planMarkImport(pieces.join(''), new Set(held))
        const numbers = plan.map(({ number }) => number)
        expect(new Set(numbers).size).toBe(numbers.length)
        for (const { number, outcome } of plan) {
          expect(outcome === 'malformed').toBe(!/^\d{9}$/.test(number))
          if (outcome === 'imported') expect(held).not.toContain(number)
        }
      }),
    )
  })
})
