import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { emptyFormValues } from '../forms/index.ts'
import { resetPasswordSchema, signInSchema } from '../session/index.ts'
import {
  createInputDraft,
  pickSentInput,
  readSentInput,
  readTypedInput,
  toSentInput,
  toTypedInput,
} from './typed-input.ts'

const schema = z.object({
  name: z.string(),
  isAdmin: z.boolean(),
  people: z.array(z.string()),
  currentPassword: z.string(),
})
const before = { name: 'Ana', isAdmin: false, people: ['bia'], currentPassword: '' }

describe('what was typed into a short form', () => {
  it('is what differs, with what stood there before, and no password', () => {
    expect(toTypedInput(before, before)).toEqual({})
    expect(
      toTypedInput({ ...before, name: 'Ana Sá', people: [], currentPassword: 'segredo' }, before),
    ).toEqual({
      name: { typed: 'Ana Sá', known: 'Ana' },
      people: { typed: [], known: ['bia'] },
    })
    expect(toTypedInput({ ...before, name: 'Ana Sá' }, { isAdmin: false })).toEqual({})
  })

  it('holds the password of no schema, under any of its names', () => {
    const secrets = { ...emptyFormValues(resetPasswordSchema), ...emptyFormValues(signInSchema) }
    const typed = Object.fromEntries(Object.keys(secrets).map((name) => [name, 'Segredo-2026']))
    expect(Object.keys(toTypedInput(typed, secrets))).toEqual(['email'])
  })

  it('is read back as it was stored, and as no other shape', () => {
    const draft = createInputDraft('form')
    const typed = toTypedInput({ ...before, name: '' }, before)
    const stored: unknown = JSON.parse(JSON.stringify(typed))
    expect(draft.read(stored, 1)).toEqual(typed)
    expect(draft.read(stored, 2)).toBeUndefined()
    expect(draft.read(['Ana'], 1)).toBeUndefined()
    expect(draft.isEmpty(typed)).toBe(false)
    expect(draft.isEmpty(draft.empty)).toBe(true)
  })

  it('keeps beside the fields what was last sent, for an hour', () => {
    const typed = toTypedInput({ ...before, name: 'Ana Sá' }, before)
    const sentAt = new Date('2026-11-19T15:00:00Z')
    const sent = { content: '{"name":"Ana Sá"}', key: 'k1', sentAt: sentAt.getTime() }
    const input = { ...typed, ...toSentInput(sent) }
    const stored = createInputDraft('form').read(JSON.parse(JSON.stringify(input)), 1) ?? {}
    expect(readSentInput(stored, sentAt)).toEqual(sent)
    expect(readSentInput(stored, new Date('2026-11-19T15:59:59Z'))).toEqual(sent)
    expect(readSentInput(stored, new Date('2026-11-19T16:00:00Z'))).toBeNull()
    expect(readTypedInput(schema, stored)).toEqual(readTypedInput(schema, typed))
    expect(pickSentInput(stored)).toEqual(toSentInput(sent))
    expect(pickSentInput(typed)).toEqual({})
  })

  it.each([
    ['nothing', undefined],
    ['one without a time', 'k1'],
    ['one without a key', { sentAt: 0 }],
    ['a key of another kind', { key: 1, sentAt: 0 }],
    ['a time of another kind', { key: 'k1', sentAt: '0' }],
  ])('has nothing that was last sent: %s', (_, typed) => {
    expect(readSentInput({ '*sent': { typed, known: '{}' } }, new Date(0))).toBeNull()
  })

  it('goes into the fields that there are by now, and that can hold it', () => {
    const input = {
      name: { typed: 'Ana Sá', known: 'Ana' },
      isAdmin: { typed: 'sim', known: false },
      gone: { typed: 'x', known: '' },
    }
    expect(readTypedInput(schema, input)).toEqual({
      typed: { name: 'Ana Sá' },
      known: { name: 'Ana', isAdmin: false },
    })
  })
})
