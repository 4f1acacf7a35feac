import { describe, expect, it } from 'vitest'
import {
  createActor,
  fromPromise,
  initialTransition,
  SimulatedClock,
  transition,
  waitFor,
} from 'xstate'
import { ApiError, toTransportError } from '../http/index.ts'
import { explorePaths } from '../testing/machine-paths.fixture.ts'
import {
  type NewDocument,
  type TemplateFormEvent,
  templateFormMachine,
  toPathAfterDocument,
  toTemplateStep,
} from './template-form.machine.ts'
import { TEMPLATE_ANSWER_MAX } from './template-limits.ts'

const fields = ['a', 'b', 'c', 'd'].map((name, i) => ({
  name,
  label: `Campo ${name.toUpperCase()}`,
  index: i + 1,
}))
const all = { a: '1', b: '2', c: '3', d: '4' }
const answer = (name: string, text = 'x'): TemplateFormEvent => ({
  type: 'ANSWER',
  name,
  answer: text,
})
const goTo = (page: number): TemplateFormEvent => ({ type: 'GO_TO', page })
const [next, back, submit] = [{ type: 'NEXT' }, { type: 'BACK' }, { type: 'SUBMIT' }] as const

describe('pure transitions', () => {
  const after = (
    input: {
      fields?: typeof fields
      answers?: Record<string, string>
      canReview?: boolean
    },
    ...events: TemplateFormEvent[]
  ) => {
    let [state] = initialTransition(templateFormMachine, {
      fields,
      answers: {},
      canReview: true,
      ...input,
    })
    for (const event of events) [state] = transition(templateFormMachine, state, event)
    return state
  }
  const first = [answer('a'), answer('b'), answer('c')]

  it('has no answer of a field that the firm has removed or renamed', () => {
    const answers = { ...all, gone: 'x' }
    expect(after({ answers }).context.answers).toEqual(all)
    const kept = { ...all, later: 'x' }
    const refreshed = after({ answers }, { type: 'REFRESH', kept, known: answers })
    expect(refreshed.context.answers).toEqual(all)
  })

  it.each<[string, object, TemplateFormEvent[], string, number, number]>([
    ['opened', {}, [], 'filling', 0, 0],
    ['opened with a draft', { answers: all }, [], 'filling', 0, 0],
    ['an incomplete page stays', {}, [answer('a'), next], 'filling', 0, 2],
    [
      'a blank answer is none',
      {},
      [answer('a', ' '), answer('b'), answer('c'), next],
      'filling',
      0,
      1,
    ],
    ['a complete one is left', {}, [...first, next], 'filling', 1, 0],
    ['the last one is not left', { answers: all }, [next, next, next], 'filling', 1, 0],
    ['back, without its errors', {}, [...first, next, next, back], 'filling', 0, 0],
    ['not before the first', {}, [back], 'filling', 0, 0],
    ['another page, as far as it may', {}, [goTo(1)], 'filling', 0, 0],
    ['another page that may be had', { answers: all }, [goTo(1)], 'filling', 1, 0],
    ['no page behind the last', { answers: all }, [goTo(7)], 'filling', 1, 0],
    ['no page before the first', { answers: all }, [goTo(1), goTo(-1)], 'filling', 0, 0],
    ['back, though it is not complete', {}, [...first, next, goTo(0)], 'filling', 0, 0],
    ['the same page keeps its errors', {}, [next, goTo(0)], 'filling', 0, 3],
    ['sent incomplete', {}, [...first, next, submit], 'filling', 1, 1],
    ['sent with a gap on an earlier page', { answers: { d: '4' } }, [submit], 'filling', 0, 3],
    ['sent complete', { answers: all }, [submit], 'asking', 0, 0],
    ['not asked', { answers: all, canReview: false }, [submit], 'making', 0, 0],
    ['the question closed', { answers: all }, [submit, { type: 'DISMISS' }], 'filling', 0, 0],
    ['answered yes', { answers: all }, [submit, { type: 'REVIEW', wanted: true }], 'making', 0, 0],
    ['no answer counts while asked', { answers: all }, [submit, answer('a', '')], 'asking', 0, 0],
  ])('%s', (_, input, events, value, page, errors) => {
    const state = after(input, ...events)
    const step = toTemplateStep(state.context)
    expect([state.value, step.page, Object.keys(step.errors).length]).toEqual([value, page, errors])
  })

  it('says at once that an answer is too long, and nothing of those that are missing', () => {
    const { context } = after({}, answer('b', 'x'.repeat(TEMPLATE_ANSWER_MAX + 1)))
    const { errors, toast } = toTemplateStep(context)
    expect([errors, toast]).toEqual([
      { b: `A resposta deve ter no máximo ${TEMPLATE_ANSWER_MAX} caracteres` },
      null,
    ])
  })

  it('says at the answer given last that all together are too long, and is not sent', () => {
    const part = 'x'.repeat(TEMPLATE_ANSWER_MAX)
    const many = Array.from({ length: 11 }, (_, i) => ({
      name: `parte ${i}`,
      label: 'Parte',
      index: i,
    }))
    const full = Object.fromEntries(many.map(({ name }) => [name, part]))
    const input = { fields: many, answers: { ...full, 'parte 1': 'x', 'parte 2': part.slice(1) } }
    const { context } = after(input, answer('parte 1', part))
    const tooLong = { 'parte 1': 'As respostas devem ter no máximo 200000 caracteres no total' }
    expect(toTemplateStep(context)).toMatchObject({ page: 0, errors: tooLong, toast: null })
    const sent = after(input, answer('parte 1', part), submit)
    expect([sent.value, toTemplateStep(sent.context).errors]).toEqual(['filling', tooLong])
    expect(after(input, answer('parte 1', part), next).context.page).toBe(0)
    const shorter = after(input, answer('parte 1', part), answer('parte 1', 'x'), submit)
    expect(shorter.value).toBe('asking')
  })

  it('takes what was answered elsewhere, and keeps what was answered here since', () => {
    const { answers } = after({ answers: { a: '1', b: '2' } }, answer('b', 'aqui'), {
      type: 'REFRESH',
      kept: { a: 'lá', b: 'lá', c: 'lá' },
      known: { a: '1', b: '2' },
    }).context
    expect(answers).toEqual({ a: 'lá', b: 'aqui', c: 'lá' })
  })

  it('takes what was answered elsewhere while it asks, and asks again for what is missing then', () => {
    const refresh = (a: string): TemplateFormEvent => ({
      type: 'REFRESH',
      kept: { ...all, a },
      known: all,
    })
    const review: TemplateFormEvent = { type: 'REVIEW', wanted: true }
    const corrected = after({ answers: all }, submit, refresh('lá'), review)
    expect(corrected).toMatchObject({ value: 'making', context: { answers: { ...all, a: 'lá' } } })
    const emptied = after({ answers: all }, submit, refresh(''), review)
    expect(emptied.value).toBe('filling')
    expect(toTemplateStep(emptied.context)).toMatchObject({ page: 0, toast: expect.any(String) })
  })

  it('says of an answer once its field is left that it is not accepted, and all of a page at once', () => {
    const types = ['percent', 'date', 'text', 'text']
    const typed = fields.map((field, i) => ({ ...field, type: types[i] ?? 'text' }))
    const after25 = (...events: TemplateFormEvent[]) =>
      toTemplateStep(after({ fields: typed }, answer('a', '2.5'), ...events).context)
    const [leave, check] = [{ type: 'LEAVE', name: 'a' } as const, { type: 'CHECK' } as const]
    const error = 'Informe uma porcentagem, como 10 ou 2,5'
    expect(after25()).toMatchObject({ errors: {}, progress: { done: 0 }, answered: new Set() })
    expect(after25(leave).errors).toEqual({ a: error })
    expect(after25(leave, answer('a', '2,5')).errors).toEqual({})
    expect(after25(leave, answer('a', '')).errors).toEqual({})
    expect(Object.keys(after25(answer('b', ''), check).errors)).toEqual(['a', 'b', 'c'])
  })

  it('names what is missing', () => {
    const { context } = after({}, answer('b'), next)
    expect(toTemplateStep(context)).toMatchObject({
      fields: fields.slice(0, 3),
      pageCount: 2,
      isFirst: true,
      isLast: false,
      errors: { a: 'Este campo é obrigatório', c: 'Este campo é obrigatório' },
      toast: 'Campo A é um campo obrigatório',
      progress: { percent: 25 },
    })
  })
})

describe('making the document', () => {
  const start = (canReview = true) => {
    const made: NewDocument[] = []
    const server = { isDown: false }
    const actor = createActor(
      templateFormMachine.provide({
        actors: {
          createDocument: fromPromise<{ demandId: string | null }, NewDocument>(
            async ({ input }) => {
              made.push(input)
              if (server.isDown) throw new Error('offline')
              return { demandId: input.documentRevised ? 'd1' : null }
            },
          ),
        },
      }),
      { input: { fields, answers: all, canReview }, clock: new SimulatedClock() },
    ).start()
    const settle = () => new Promise<void>((resolve) => setTimeout(resolve))
    return { actor, made, settle, server }
  }

  it('leads to an answer that was emptied elsewhere while it was made', async () => {
    const { actor, settle, server } = start(false)
    server.isDown = true
    actor.send({ type: 'GO_TO', page: 1 })
    actor.send({ type: 'SUBMIT' })
    actor.send({ type: 'REFRESH', kept: { ...all, a: '' }, known: all })
    await settle()
    const { value, context } = actor.getSnapshot()
    expect(value).toBe('filling')
    expect(toTemplateStep(context)).toMatchObject({
      page: 0,
      isFailed: true,
      errors: { a: 'Este campo é obrigatório' },
    })
  })

  it.each([
    [true, true, '/demands/d1'],
    [true, false, '/'],
    [false, false, '/'],
  ])('asked %s, wanted %s, leads to %s', async (canReview, wanted, path) => {
    const { actor, made, settle } = start(canReview)
    actor.send(submit)
    actor.send({ type: 'REVIEW', wanted })
    await settle()
    expect(made).toEqual([{ templateData: all, documentRevised: wanted }])
    const { output, status } = actor.getSnapshot()
    expect([status, toPathAfterDocument(output ?? { demandId: 'none' })]).toEqual(['done', path])
  })

  it('keeps the form when it fails, and may be tried again', async () => {
    const { actor, made, settle, server } = start()
    server.isDown = true
    actor.send(submit)
    actor.send({ type: 'REVIEW', wanted: true })
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    await settle()
    expect(actor.getSnapshot()).toMatchObject({ value: 'filling', context: { answers: all } })
    expect(toTemplateStep(actor.getSnapshot().context)).toMatchObject({
      isFailed: true,
      refusal: null,
    })
    server.isDown = false
    actor.send(submit)
    actor.send({ type: 'REVIEW', wanted: false })
    await settle()
    expect(made.map(({ documentRevised }) => documentRevised)).toEqual([true, false])
    expect(actor.getSnapshot().status).toBe('done')
  })
})

describe('a document that was not made', () => {
  it.each([
    ['a rule of the server', 403, 'Seu plano terminou.', 'Seu plano terminou.'],
    ['no room', 409, 'O espaço terminou.', 'O espaço terminou.'],
    ['too many calls', 429, 'Tente em 3 minutos.', 'Tente em 3 minutos.'],
    ['an error of the server', 500, 'Erro interno', null],
  ])('says why: %s', async (_, status, message, refusal) => {
    const error = new ApiError({ kind: 'problem', status, code: 'X', message })
    const actor = createActor(
      templateFormMachine.provide({
        actors: { createDocument: fromPromise(() => Promise.reject(error)) },
      }),
      { input: { fields, answers: all, canReview: false } },
    ).start()
    actor.send(submit)
    const failed = await waitFor(actor, (state) => state.matches('filling'))
    expect(toTemplateStep(failed.context)).toMatchObject({ isFailed: true, refusal, isLost: false })
  })

  it('may have been made, where the answer was lost', async () => {
    const error = toTransportError(new TypeError('cut'), { aborted: false, timedOut: false })
    const actor = createActor(
      templateFormMachine.provide({
        actors: { createDocument: fromPromise(() => Promise.reject(error)) },
      }),
      { input: { fields, answers: all, canReview: false } },
    ).start()
    actor.send(submit)
    const failed = await waitFor(actor, (state) => state.matches('filling'))
    expect(toTemplateStep(failed.context)).toMatchObject({ isFailed: true, isLost: true })
  })
})

describe('generated paths', () => {
  const { states, unreached } = explorePaths(templateFormMachine, {
    inputs: [true, false].map((canReview) => ({ fields, answers: { a: '1', b: '2' }, canReview })),
    events: [
      answer('c'),
      answer('d'),
      answer('d', ''),
      next,
      back,
      submit,
      { type: 'REVIEW', wanted: true },
      { type: 'REVIEW', wanted: false },
      { type: 'DISMISS' },
    ],
    answers: { createDocument: [{ demandId: null }] },
  })

  it('reach every state', () => {
    expect(unreached).toEqual([])
  })

  it('never make a document of less than all answers, nor ask who may not', () => {
    for (const { value, context } of states) {
      const { progress } = toTemplateStep(context)
      if (value !== 'filling') expect(progress.percent).toBe(100)
      if (value === 'asking') expect(context.canReview).toBe(true)
      if (!context.canReview) expect(context.wantsReview).toBe(false)
    }
  })
})
