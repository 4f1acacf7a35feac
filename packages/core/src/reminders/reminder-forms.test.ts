import { describe, expect, it } from 'vitest'
import { errorsOf } from '../testing/errors-of.fixture.ts'
import { toReminderDemand, toReminderDemandDefaults } from './reminder-demand.ts'
import { toReminderChanges, toReminderDraft } from './reminder-draft.ts'
import {
  createReminderEditSchema,
  createReminderSchema,
  reminderDemandSchema,
} from './reminder-forms.schema.ts'

const create = createReminderSchema(() => '2026-11-20')
const edit = createReminderEditSchema(() => '2026-11-20')
const valid = { name: 'Renovar alvará', type: 'task', duoDate: '2026-11-21' }

describe('a new reminder', () => {
  it('is notified on its due date, and sends no empty list of files', () => {
    expect(toReminderDraft(create.parse(valid))).toEqual({
      ...valid,
      dateToNotify: '2026-11-21',
      usersNotification: [],
      attachmentsLinks: null,
    })
    const withFile = create.parse({ ...valid, attachmentsLinks: ['a'] })
    expect(toReminderDraft(withFile).attachmentsLinks).toEqual(['a'])
  })

  it('accepts a name of 100 characters', () => {
    expect(create.safeParse({ ...valid, name: 'a'.repeat(100) }).success).toBe(true)
    expect(errorsOf(create.safeParse({ ...valid, name: 'a'.repeat(101) }))).toEqual({
      name: 'O nome do lembrete não pode ter mais de 100 caracteres!',
    })
  })
})

describe('a form that stays open over midnight', () => {
  it.each([createReminderSchema, createReminderEditSchema])('is checked by the new day', (make) => {
    let today = '2026-11-20'
    const form = make(() => today)
    expect(form.safeParse(valid).success).toBe(true)
    today = '2026-11-21'
    expect(errorsOf(form.safeParse(valid))).toHaveProperty('duoDate')
  })
})

describe('an edited reminder', () => {
  const sent = (
    change: object,
    held: readonly string[] = ['kept'],
    added: readonly string[] = [],
  ) => toReminderChanges(edit.parse({ ...valid, ...change }), held, added)

  it('keeps its files and is not asked for the length of its name', () => {
    expect(sent({ name: 'a'.repeat(101) }).attachmentsLinks).toEqual(['kept'])
    expect(sent({}, ['kept'], ['new']).attachmentsLinks).toEqual(['new'])
    expect(sent({ attachmentsLinks: ['kept'] }, ['kept'], ['new']).attachmentsLinks).toEqual([
      'kept',
      'new',
    ])
    expect(sent({}).dateToNotify).toBe('2026-11-21')
  })

  it('goes without a file that somebody else has removed meanwhile', () => {
    expect(sent({ attachmentsLinks: ['gone', 'kept'] }).attachmentsLinks).toEqual(['kept'])
    expect(sent({ attachmentsLinks: ['gone'] }, []).attachmentsLinks).toEqual([])
  })
})

describe.each([
  ['create', create],
  ['edit', edit],
])('%s', (_, schema) => {
  const late = 'Escolha uma data para vencimento maior que hoje!'
  const notify = 'Escolha uma data para notificação menor que a data de vencimento!'

  it.each([
    [{ name: ' ' }, { name: 'Preencha todos os campos!' }],
    [{ name: undefined }, { name: 'Preencha todos os campos!' }],
    [{ type: undefined }, { type: 'Preencha todos os campos!' }],
    [{ type: 'other' }, { type: 'Preencha todos os campos!' }],
    [{ duoDate: '2026-11-20' }, { duoDate: late }],
    [{ duoDate: '2026-11-19' }, { duoDate: late }],
    [{ duoDate: '2026-02-30' }, { duoDate: late }],
    [{ duoDate: '' }, { duoDate: late }],
    [{ duoDate: undefined }, { duoDate: late }],
    [{ dateToNotify: '2026-11-21' }, {}],
    [{ dateToNotify: '2026-11-01' }, {}],
    [{ dateToNotify: '2026-11-22' }, { dateToNotify: notify }],
    [{ dateToNotify: 'amanhã' }, { dateToNotify: notify }],
    [{ dateToNotify: '2026-02-30' }, { dateToNotify: notify }],
    [{ dateToNotify: '' }, {}],
    [
      { name: '', dateToNotify: '2026-11-22' },
      { name: 'Preencha todos os campos!', dateToNotify: notify },
    ],
  ])('%j', (change, errors) => {
    expect(errorsOf(schema.safeParse({ ...valid, ...change }))).toEqual(errors)
  })
})

describe('a demand for a reminder', () => {
  const form = { title: 'Alvará', description: 'Conversar.' }

  it.each([
    [{}, {}],
    [{ title: ' ' }, { title: 'Preencha o título da demanda!' }],
    [{ description: '' }, { description: 'Preencha a descrição da demanda!' }],
    [{ description: 'a'.repeat(2048) }, {}],
    [
      { description: 'a'.repeat(2049) },
      { description: 'Descrição deve ter no máximo 2048 caracteres' },
    ],
  ])('%j', (change, errors) => {
    expect(errorsOf(reminderDemandSchema.safeParse({ ...form, ...change }))).toEqual(errors)
  })

  it('begins with the reminder', () => {
    expect(toReminderDemandDefaults({ externalId: 7, name: 'Alvará' })).toEqual({
      title: 'Lembrete N° 7 Alvará',
      description: 'Gostaria de conversar sobre o lembrete N° 7 Alvará.',
    })
  })

  it.each([
    [false, true],
    [true, false],
  ])('of a specific-demand customer (%s) is private: %s', (isSpecificDemand, isPrivate) => {
    const parsed = reminderDemandSchema.parse({
      ...form,
      isPrivate: true,
      usersToNotify: ['a', 'me'],
    })
    const context = { userId: 'me', canBePrivate: !isSpecificDemand, attachments: [] }
    expect(toReminderDemand(parsed, context)).toEqual({
      name: 'Alvará',
      description: 'Conversar.',
      attachments: [],
      priority: false,
      isPrivate,
      usersToNotify: ['me', 'a'],
      following: ['me', 'a'],
    })
  })
})
