import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createDemandSchema, feedbackSchema, messageSchema } from '../demands/index.ts'
import { fieldRulesOf } from './field-rules.ts'
import { emailField, nullableText, requiredChoice } from './text-fields.ts'

describe('what a field takes', () => {
  const other = z.object({
    nickname: nullableText('name', 30),
    email: emailField(60),
    kind: requiredChoice('name'),
    accepted: z.literal(true),
    note: z.optional(z.nullable(z.string().check(z.maxLength(9)))),
  })
  it.each([
    [createDemandSchema, 'name', { isRequired: true, maxLength: 255 }],
    [createDemandSchema, 'description', { isRequired: true, maxLength: 2048 }],
    [createDemandSchema, 'private', { isRequired: false }],
    [messageSchema, 'content', { isRequired: false, maxLength: 2048 }],
    [feedbackSchema, 'rating', { isRequired: true }],
    [feedbackSchema, 'description', { isRequired: false, maxLength: 512 }],
    [other, 'email', { isRequired: true, maxLength: 60 }],
    [other, 'nickname', { isRequired: false, maxLength: 30 }],
    [other, 'kind', { isRequired: true }],
    [other, 'accepted', { isRequired: true }],
    [other, 'note', { isRequired: false, maxLength: 9 }],
  ] as const)('stands in its schema', (schema, name, rules) => {
    expect(fieldRulesOf(schema, name)).toEqual(rules)
  })

  it('is nothing for a field that the form does not have', () => {
    expect(() => fieldRulesOf(messageSchema, 'name')).toThrow('"name"')
  })
})
