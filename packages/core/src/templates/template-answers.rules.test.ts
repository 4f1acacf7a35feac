import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  findOvertakenAnswers,
  isSameAnswers,
  mergeAnswers,
  toCurrentAnswers,
  toTemplateProgress,
} from './template-answers.rules.ts'

const fields = [
  { name: 'nome', label: 'Nome', index: 1, type: 'text' },
  { name: 'valor', label: 'Valor', index: 2, type: 'number' },
  { name: 'dia', label: 'Dia', index: 3, type: 'date' },
  { name: 'outro', label: 'Outro', index: 4, type: 'cor' },
]
const complete = { nome: 'Ana', valor: '1.000,50', dia: '2026-03-10', outro: 'azul' }

it('answers are current whose field is still there', () => {
  expect(toCurrentAnswers(fields, { ...complete, gone: 'x' })).toEqual(complete)
})

it.each([
  ['nothing was answered elsewhere', { a: 'here' }, {}, {}, {}],
  ['another field was', { a: 'here' }, { b: 'there' }, {}, {}],
  ['nothing was answered here', { a: 'before' }, { a: 'there' }, { a: 'before' }, {}],
  ['both answered alike', { a: 'both' }, { a: 'both' }, { a: 'before' }, {}],
  ['both answered otherwise', { a: 'here' }, { a: 'there' }, { a: 'before' }, { a: 'there' }],
  ['it was removed there', { a: 'here' }, {}, { a: 'before' }, { a: '' }],
  ['it was removed here', {}, { a: 'there' }, { a: 'before' }, { a: 'there' }],
])('an answer is overtaken or not where %s', (_, mine, theirs, known, expected) => {
  expect(findOvertakenAnswers(mine, theirs, known)).toEqual(expected)
})

it.each([
  [
    'of each field where it was answered',
    { a: 'here' },
    { b: 'there' },
    {},
    { a: 'here', b: 'there' },
  ],
  ['of here where both were', { a: 'here' }, { a: 'there' }, {}, { a: 'here' }],
  ['of there where it was only emptied again here', { a: '' }, { a: 'there' }, {}, { a: 'there' }],
  ['of there where it is not there here', {}, { a: 'there' }, { a: '' }, { a: 'there' }],
  ['none where it was removed here', { a: '' }, { a: 'before' }, { a: 'before' }, {}],
])('the answers of both are joined: %s', (_, mine, theirs, known, expected) => {
  expect(mergeAnswers(mine, theirs, known)).toEqual(expected)
})

it('is not overtaken by what was sent from here, and may have arrived', () => {
  const overtaken = (sent: readonly { a: string }[]) =>
    findOvertakenAnswers({ a: 'here, too' }, { a: 'here' }, {}, sent)
  expect(overtaken([{ a: 'x' }])).toEqual({ a: 'here' })
  expect(overtaken([{ a: 'x' }, { a: 'here' }])).toEqual({})
})

describe('progress', () => {
  it.each([
    [{}, 0],
    [{ nome: 'Ana' }, 25],
    [{ nome: ' ', valor: '1' }, 25],
    [{ nome: 'Ana', valor: '1', dia: 'x' }, 75],
    [complete, 100],
    [{ ...complete, gone: 'x' }, 100],
  ])('of %j is %i %%', (answers, percent) => {
    expect(toTemplateProgress(fields, answers).percent).toBe(percent)
  })

  it('never says 100 before all is answered', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(), (total, some) => {
        const many = Array.from({ length: total }, (_, i) => ({
          name: `f${i}`,
          label: '',
          index: i,
        }))
        const answered = many.slice(0, some % (total + 1))
        const answers = Object.fromEntries(answered.map(({ name }) => [name, 'x']))
        const { percent } = toTemplateProgress(many, answers)
        expect(percent === 100).toBe(answered.length === total)
      }),
    )
  })
})

describe('isSameAnswers', () => {
  it.each([
    [{}, {}, true],
    [{ a: '' }, {}, true],
    [{ a: '1' }, { a: '1' }, true],
    [{ a: '1' }, { a: '1 ' }, false],
    [{ a: '1' }, {}, false],
    [{}, { constructor: 'x' }, false],
  ])('%j and %j are the same: %s', (one, other, expected) => {
    expect(isSameAnswers(one, other)).toBe(expected)
    expect(isSameAnswers(other, one)).toBe(expected)
  })
})
