import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { operationIndex } from '../generated/operation-index.ts'
import { renameSchema } from './demand-forms.schema.ts'
import { DEMAND_NAME_MAX, evaluateRename, isRenamePathSafe } from './rename.rules.ts'

describe('isRenamePathSafe', () => {
  it.each([
    ['Revisão do contrato de locação', true],
    ['Contrato nº 5?', true],
    ['status da locação', true],
    ['status', false],
    ['Private', false],
    ['Locação / venda', false],
    ['a\\b', false],
    ['50% de desconto', false],
    ['.', false],
    ['..', false],
    ['', false],
    [' nome ', false],
    ['a'.repeat(100), true],
    ['a'.repeat(101), false],
    ['\ud800', false],
  ])('%j: %s', (name, safe) => expect(isRenamePathSafe(name)).toBe(safe))

  const fixed = Object.values(operationIndex).flatMap(({ method, path }) => {
    const [, name] = /^\/demands\/\{\w+\}\/([^/{]+)$/.exec(path) ?? []
    return method === 'PATCH' && name !== undefined ? [name] : []
  })
  it.each(fixed)('%s is another call of the contract', (name) => {
    expect(isRenamePathSafe(name)).toBe(false)
  })

  it('a safe name survives the address unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (name) => {
        fc.pre(isRenamePathSafe(name))
        const url = new URL(`https://firma.example/api/demands/1/${encodeURIComponent(name)}`)
        const parts = url.pathname.split('/')
        expect(parts.length).toBe(5)
        expect(decodeURIComponent(parts[4] ?? '')).toBe(name)
      }),
    )
  })
})

describe('evaluateRename', () => {
  it.each([
    ['  Novo contrato ', { allowed: true, name: 'Novo contrato' }],
    ['', { allowed: false, reason: 'nameRequired' }],
    [' \t\n', { allowed: false, reason: 'nameRequired' }],
    ['\u200b\u2060', { allowed: false, reason: 'nameRequired' }],
    ['Multa \u202eR$ 1', { allowed: true, name: 'Multa R$ 1' }],
    ['a'.repeat(255), { allowed: true, name: 'a'.repeat(255) }],
    ['a'.repeat(256), { allowed: false, reason: 'nameTooLong' }],
  ])('%j', (name, decision) => expect(evaluateRename(name)).toEqual(decision))
})

it('the form of the new name and the decision of the server never disagree', () => {
  const blanks = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0') })
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.integer({ min: DEMAND_NAME_MAX - 1, max: DEMAND_NAME_MAX + 1 }).map((n) => 'ã'.repeat(n)),
  )
  fc.assert(
    fc.property(blanks, text, blanks, (before, middle, after) => {
      const typed = `${before}${middle}${after}`
      const form = renameSchema.safeParse({ name: typed })
      const decision = evaluateRename(typed)
      expect(form.success).toBe(decision.allowed)
      if (decision.allowed) expect(form.data?.name).toBe(decision.name)
    }),
  )
})
