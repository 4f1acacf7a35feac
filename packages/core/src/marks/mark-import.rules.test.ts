import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCommandToast } from '../http/index.ts'
import { message } from '../messages/index.ts'
import { hasImported, planMarkImport } from './mark-import.rules.ts'
import { toImportText } from './mark-import-text.ts'
import { importMarks } from './marks.commands.ts'

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

  it.each([
    ['imported', 'Marca importada.'],
    ['alreadyThere', 'Este processo já está entre as suas marcas.'],
    ['malformed', 'O número do processo deve ter 9 dígitos.'],
  ] as const)('says of %s: %s', (outcome, text) => expect(toImportText({ outcome })).toBe(text))
})

describe('the toast of an import', () => {
  const toastOf = (...outcomes: ('imported' | 'alreadyThere' | 'malformed')[]) => {
    const answer = {
      results: outcomes.map((outcome) => ({ outcome, number: '', marcaId: null, demandId: null })),
    }
    expect(hasImported(answer)).toBe(outcomes.includes('imported'))
    return toCommandToast(importMarks({} as never).meta, message, undefined, answer)
  }

  it('tells of a success only where something was brought in', () => {
    expect(toastOf('malformed', 'imported')).toEqual({
      tone: 'success',
      title: 'Marca importada com sucesso!',
    })
    expect(toastOf('malformed', 'alreadyThere')).toBeUndefined()
  })
})
