import { describe, expect, it } from 'vitest'
import {
  createActor,
  fromPromise,
  initialTransition,
  SimulatedClock,
  transition,
  waitFor,
} from 'xstate'
import { conventions } from '../calendar/index.ts'
import { ApiError } from '../http/api-error.ts'
import { buildBusiness, buildCustomer, buildId, buildUser } from '../testing/index.ts'
import { explorePaths } from '../testing/machine-paths.fixture.ts'
import {
  MARK_PAGES,
  type MarkRegistrationEvent,
  type MarkRegistrationInput,
  markPageOf,
  markRegistrationMachine,
  toMarkPage,
} from './mark-registration.machine.ts'
import { type MarkForm, toOwnHolder } from './mark-registration.rules.ts'
import type { Mark, MarkDraft } from './marks.types.ts'

const { specified } = conventions
const own = toOwnHolder(buildCustomer(), buildBusiness(), buildUser(), specified)
const input: MarkRegistrationInput = { own, conventions: specified }
const file = { fileName: 'a.jpg', fileType: 'image/jpeg', fileSize: 1, awsFileKey: 'k' }
const mark: Mark = {
  id: buildId(1),
  name: 'Aurora',
  logo: 'k',
  apresentacao: 'Mista',
  natureza: 'Produto',
  description: 'Sabonetes.',
  createAt: '2026-03-10T12:00:00.000Z',
  updateAt: '2026-03-10T12:00:00.000Z',
  Demand: { id: buildId(2), backofficeUserId: null, statusKey: 'OPEN' },
  ProcessNumbers: [],
}

const change = (fields: Partial<MarkForm>): MarkRegistrationEvent => ({
  type: 'CHANGE',
  change: fields,
})
const page1 = change({
  apres: 'Mista',
  product: 'Produto',
  name: 'Aurora',
  description: 'Sabonetes.',
  logo: file,
})
const page2 = change({ email: 'marcas@aurora.example', contrato: file })
const aware = change({ isAware: true })
const next = { type: 'NEXT' } as const
const back = { type: 'BACK' } as const
const register = { type: 'REGISTER' } as const

function after(...events: MarkRegistrationEvent[]) {
  let [state] = initialTransition(markRegistrationMachine, input)
  for (const event of events) [state] = transition(markRegistrationMachine, state, event)
  return state
}

it.each([
  ['page1', 1],
  ['page2', 2],
  ['page3', MARK_PAGES],
  ['registering', MARK_PAGES],
  ['registered', MARK_PAGES],
] as const)('%s is shown on page %d', (state, page) => expect(markPageOf(state)).toBe(page))

describe('pure transitions', () => {
  it.each<[string, MarkRegistrationEvent[], string]>([
    ['opens', [], 'page1'],
    ['keeps an empty page', [next], 'page1'],
    ['keeps a page without its logo', [page1, change({ logo: null }), next], 'page1'],
    [
      'needs no logo of a word',
      [page1, change({ apres: 'Nominativa', logo: null }), next],
      'page2',
    ],
    ['goes on', [page1, next], 'page2'],
    ['comes back', [page1, next, back], 'page1'],
    [
      'keeps the second page without a contract',
      [page1, next, change({ email: 'a@b.co' }), next],
      'page2',
    ],
    [
      'asks another holder everything',
      [page1, next, page2, change({ isOwnHolder: false }), next],
      'page2',
    ],
    ['goes to the last page', [page1, next, page2, next], 'page3'],
    ['comes back from it', [page1, next, page2, next, back], 'page2'],
    ['needs Ciente', [page1, next, page2, next, register], 'page3'],
    [
      'needs it again after somebody went back',
      [page1, next, page2, next, aware, back, next, register],
      'page3',
    ],
    ['registers', [page1, next, page2, next, aware, register], 'registering'],
    [
      'changes nothing while it registers',
      [page1, next, page2, next, aware, register, back],
      'registering',
    ],
    [
      'is not registered with a hole in an earlier page',
      [page1, next, page2, next, aware, change({ name: '' }), register],
      'page3',
    ],
  ])('%s', (_, events, expected) => expect(after(...events).value).toBe(expected))

  it('keeps what was typed over the pages', () => {
    const { context } = after(page1, next, page2, back, next)
    expect(context.form).toMatchObject({ name: 'Aurora', email: 'marcas@aurora.example' })
  })

  it('opens with a draft that was kept', () => {
    const form = { name: 'Aurora', isOwnHolder: false }
    const [state] = initialTransition(markRegistrationMachine, { ...input, form })
    expect(state.context.form).toMatchObject({ ...form, email: null, logo: null })
  })
})

describe('on the last page', () => {
  const last = [page1, next, page2, next, aware]

  it('‘Ciente’ is unticked by a change of what it confirms, as one of another tab', () => {
    const isAwareAfter = (...events: MarkRegistrationEvent[]) =>
      after(...last, ...events).context.form.isAware
    expect(isAwareAfter(change({ name: 'Aurora Azul' }))).toBe(false)
    expect(isAwareAfter(change({ logo: { ...file, awsFileKey: 'other' } }))).toBe(false)
    expect(isAwareAfter(change({ name: 'Aurora', logo: { ...file } }))).toBe(true)
    expect(isAwareAfter(change({ name: 'Aurora Azul' }), aware)).toBe(true)
  })

  it('the holder is as their record stands by then, which ‘Ciente’ confirms again', () => {
    const moved = { ...own, address: 'Rua Nova, 1' }
    const { context } = after(...last, { type: 'OWN', own: moved })
    expect([context.own, context.form.isAware]).toEqual([moved, false])
    expect(after(...last, { type: 'OWN', own: { ...own } }).context.form.isAware).toBe(true)
    const other = change({ isOwnHolder: false })
    const ofOther = after(...last, other, aware, { type: 'OWN', own: moved })
    expect(ofOther.context.form.isAware).toBe(true)
  })
})

describe('toMarkPage', () => {
  const { context: empty } = after()
  const { context: full } = after(page1, next, page2, next, aware)

  it('says what is missing of its own page only', () => {
    expect(Object.keys(toMarkPage(empty, 1).errors)).toEqual([
      'apres',
      'product',
      'name',
      'description',
      'logo',
    ])
    const emptied = { ...empty, form: { ...empty.form, email: '' } }
    expect(toMarkPage(emptied, 2).errors).toEqual({
      email: 'Email é obrigatório',
      contrato: 'Contrato Sócio é obrigatório',
    })
    expect(toMarkPage(empty, MARK_PAGES).errors).toEqual({})
  })

  it('offers the next page once this one is filled in, and Registrar once Ciente is ticked', () => {
    expect([1, 2, 3].map((page) => toMarkPage(empty, page).canGoOn)).toEqual([false, false, false])
    expect([1, 2, 3].map((page) => toMarkPage(full, page).canGoOn)).toEqual([true, true, false])
    expect([1, 2, 3].map((page) => toMarkPage(full, page).canRegister)).toEqual([
      false,
      false,
      true,
    ])
    expect(toMarkPage(empty, 3).canRegister).toBe(false)
    expect([toMarkPage(full, 3).refusal, toMarkPage(empty, 3).refusal]).toEqual([null, 'invalid'])
    // Errors of this page only: the second one is empty, and only the picture of the first is missing.
    const without = {
      ...full,
      form: { ...full.form, apres: 'Mista', logo: null, email: '' },
    } as const
    expect([1, 2, 3].map((page) => toMarkPage(without, page).refusal)).toEqual([
      'logoMissing',
      'invalid',
      'invalid',
    ])
  })

  it('asks for the contract of a company, on the second page', () => {
    expect([1, 2, 3].map((page) => toMarkPage(full, page).asksContract)).toEqual([
      false,
      true,
      false,
    ])
    const person = after(change({ isOwnHolder: false, cpf: '529.982.247-25' })).context
    expect(toMarkPage(person, 2).asksContract).toBe(false)
  })
})

describe('as an actor', () => {
  function start(registered: (draft: MarkDraft) => Promise<Mark>) {
    const clock = new SimulatedClock()
    const machine = markRegistrationMachine.provide({
      actors: { register: fromPromise(({ input: draft }) => registered(draft)) },
    })
    const actor = createActor(machine, { input, clock }).start()
    for (const event of [page1, next, page2, next, aware]) actor.send(event)
    return { actor, clock }
  }

  it('registers what was typed', async () => {
    const sent: MarkDraft[] = []
    const { actor } = start(async (draft) => {
      sent.push(draft)
      return mark
    })
    actor.send(register)
    const { context } = await waitFor(actor, ({ status }) => status === 'done')
    expect(context.mark).toBe(mark)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ name: 'Aurora', isPJ: true, attachments: [file] })
  })

  it('comes back to the last page after a failure, with everything, and can try again', async () => {
    const problem = new Error('offline')
    let tries = 0
    const { actor } = start(async () => {
      tries += 1
      if (tries === 1) throw problem
      return mark
    })
    actor.send(register)
    const failed = await waitFor(actor, ({ value }) => value === 'page3')
    expect(failed.context).toMatchObject({ error: problem, form: { name: 'Aurora' } })
    actor.send(register)
    const done = await waitFor(actor, ({ status }) => status === 'done')
    expect(done.context.error).toBeNull()
  })

  it('comes back without the files that the server refused, and registers none of them again', async () => {
    const errors = { contract: 'O antivírus encontrou uma ameaça.' }
    const { actor } = start(async () => {
      throw new ApiError({
        kind: 'problem',
        status: 400,
        code: 'FILE_INFECTED',
        message: '',
        errors,
      })
    })
    actor.send({ type: 'CHANGE', change: { contrato: { ...file, awsFileKey: 'contract' } } })
    actor.send(aware)
    actor.send(register)
    const failed = await waitFor(actor, ({ value }) => value === 'page3')
    expect(failed.context.form).toMatchObject({ logo: file, contrato: null })
    expect(failed.context.error).toBeInstanceOf(ApiError)
    actor.send(register)
    expect(actor.getSnapshot().value).toBe('page3')
  })

  it('takes what another tab changes meanwhile after a failure, which ‘Ciente’ confirms anew', async () => {
    const problem = new Error('offline')
    const sent: MarkDraft[] = []
    const { actor } = start(async (draft) => {
      sent.push(draft)
      if (sent.length === 1) throw problem
      return mark
    })
    actor.send(register)
    actor.send(change({ name: 'Aurora Azul' }))
    actor.send({ type: 'OWN', own: { ...own, address: 'Rua Nova, 1' } })
    actor.send(change({ logo: { ...file, awsFileKey: 'other' } }))
    const failed = await waitFor(actor, ({ value }) => value === 'page3')
    const form = { name: 'Aurora Azul', logo: { awsFileKey: 'other' }, isAware: false }
    expect(failed.context).toMatchObject({ error: problem, form })
    actor.send(aware)
    actor.send(register)
    await waitFor(actor, ({ status }) => status === 'done')
    expect(sent.map(({ name }) => name)).toEqual(['Aurora', 'Aurora Azul'])
  })

  it('keeps ‘Ciente’ where nothing changed meanwhile', async () => {
    const { actor } = start(async () => {
      throw new Error('offline')
    })
    actor.send(register)
    actor.send(change({ name: 'Aurora', logo: { ...file } }))
    actor.send({ type: 'OWN', own: { ...own } })
    const failed = await waitFor(actor, ({ value }) => value === 'page3')
    expect(failed.context.form.isAware).toBe(true)
  })

  it('does nothing by itself, however long it is left', () => {
    const { actor, clock } = start(async () => mark)
    clock.increment(365 * 86_400_000)
    expect(actor.getSnapshot().value).toBe('page3')
  })
})

describe('generated paths', () => {
  const { states, unreached } = explorePaths(markRegistrationMachine, {
    inputs: [input],
    events: [
      page1,
      page2,
      change({ isOwnHolder: false }),
      change({ name: '' }),
      aware,
      next,
      back,
      register,
    ],
    answers: { register: [mark] },
  })

  it('reach every state', () => {
    expect(unreached).toEqual([])
  })

  it('register nothing that is not complete', () => {
    for (const { value, context } of states) {
      if (value !== 'registering' && value !== 'registered') continue
      expect(context.form.isAware).toBe(true)
      expect(toMarkPage(context, MARK_PAGES).refusal).toBeNull()
    }
  })
})
