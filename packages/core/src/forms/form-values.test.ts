import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import { emptyFormValues, readFormValues } from './form-values.ts'
import { nullableText, requiredChoice, requiredText } from './text-fields.ts'

const schema = z.object({
  name: requiredText('name', 60),
  note: nullableText('name', 60),
  kind: requiredChoice('name'),
  side: z.enum(['own', 'other'], 'Escolha.'),
  isSecret: z._default(z.boolean(), false),
  stars: z.number().check(z.minimum(1)),
  users: z.array(z.string()),
})
const empty = { name: '', note: '', kind: '', side: '', isSecret: false, stars: 0, users: [] }

describe('the values of a form', () => {
  it('are empty before anybody touches it', () => {
    expect(emptyFormValues(schema)).toEqual(empty)
  })

  it('say that of a choice nothing may be chosen yet', () => {
    const { side, name, isSecret } = emptyFormValues(schema)
    expectTypeOf(side).toEqualTypeOf<'own' | 'other' | ''>()
    expectTypeOf(name).toEqualTypeOf<string>()
    expectTypeOf(isSecret).toEqualTypeOf<boolean>()
    const { aware } = emptyFormValues(z.object({ aware: z.literal(true) }))
    expectTypeOf(aware).toEqualTypeOf<boolean>()
    expect(aware).toBe(false)
  })

  it('are read as they were kept', () => {
    const values = { ...empty, name: ' Ana ', isSecret: true, stars: 3, users: ['u1'] }
    expect(readFormValues(schema, JSON.parse(JSON.stringify(values)))).toEqual(values)
  })

  it.each([
    ['of a version without a field', { name: 'Ana' }, { ...empty, name: 'Ana' }],
    ['with a field of another kind', { name: 7, users: 'u1', isSecret: 'x' }, empty],
    ['with what is no field any more', { name: 'Ana', cpf: '1' }, { ...empty, name: 'Ana' }],
    ['with entries of another kind', { users: [{}] }, empty],
    ['of nothing', null, empty],
  ])('%s are read as far as they make sense', (_, stored, expected) => {
    expect(readFormValues(schema, stored)).toEqual(expected)
  })

  it('are always those of the form, whatever was kept', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.object()), (stored) => {
        expect(Object.keys(readFormValues(schema, stored))).toEqual(Object.keys(empty))
      }),
    )
  })
})
