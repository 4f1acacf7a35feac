import { describe, expect, it } from 'vitest'
import {
  createActor,
  fromPromise,
  initialTransition,
  SimulatedClock,
  transition,
  waitFor,
} from 'xstate'
import { ApiError } from '../http/index.ts'
import { explorePaths } from '../testing/machine-paths.fixture.ts'
import type { TemplateAnswers } from './template-answers.rules.ts'
import {
  areAnswersSent,
  type StoredDraft,
  type TemplateDraftEvent,
  templateDraftMachine,
  toDraftStatusText,
} from './template-draft.machine.ts'
import { TEMPLATE_ANSWER_MAX } from './template-limits.ts'

const blur = (nome: string): TemplateDraftEvent => ({ type: 'BLUR', answers: { nome } })
const kept = { templateAnswers: { nome: 'Ana' } }
const at = '2026-03-10T12:34:00.000Z'
const newer = new ApiError({
  kind: 'problem',
  status: 412,
  code: 'PRECONDITION_FAILED',
  message: 'x',
})
const gone = new ApiError({ kind: 'problem', status: 404, code: 'NOT_FOUND', message: 'x' })

describe('pure transitions', () => {
  const after = (draft: typeof kept | null, ...events: TemplateDraftEvent[]) => {
    let [state] = initialTransition(templateDraftMachine, { draft })
    for (const event of events) [state] = transition(templateDraftMachine, state, event)
    return state
  }
  const nameOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

  it.each<[string, typeof kept | null, TemplateDraftEvent[], string]>([
    ['opened', null, [], 'idle'],
    ['the first blur saves', null, [blur('Ana')], '{"saving":"reading"}'],
    ['even an empty one', null, [{ type: 'BLUR', answers: {} }], '{"saving":"reading"}'],
    ['a change is saved', kept, [blur('Ana Lima')], '{"saving":"reading"}'],
    ['no change makes no call', kept, [blur('Ana')], 'idle'],
    [
      'what was saved elsewhere makes no call',
      kept,
      [{ type: 'REFRESH', kept: { nome: 'Ana Lima' } }, blur('Ana Lima')],
      'idle',
    ],
    [
      'a change of what was begun elsewhere is saved',
      null,
      [{ type: 'REFRESH', kept: { nome: 'Ana' } }, blur('Ana Lima')],
      '{"saving":"reading"}',
    ],
    ['a blur during a save waits', null, [blur('A'), blur('B')], '{"saving":"reading"}'],
    ['closed', kept, [{ type: 'CLOSE' }], 'closed'],
    ['closed, nothing is saved', kept, [{ type: 'CLOSE' }, blur('X')], 'closed'],
    ['closing waits for the save', kept, [blur('X'), { type: 'CLOSE' }], '{"saving":"reading"}'],
    [
      'opened again',
      kept,
      [{ type: 'CLOSE' }, { type: 'REOPEN' }, blur('X')],
      '{"saving":"reading"}',
    ],
  ])('%s', (_, draft, events, expected) => {
    expect(nameOf(after(draft, ...events).value)).toBe(expected)
  })
})

/** A machine whose saves end when the test decides. */
function start(draft: typeof kept | null, read: () => TemplateAnswers | null = () => null) {
  const calls: { readonly kind: string; readonly answers: object }[] = []
  const pending: { done(): void; fail(error: unknown): void }[] = []
  const port = (kind: string) =>
    fromPromise<StoredDraft, TemplateAnswers>(({ input }) => {
      calls.push({ kind, answers: input })
      return new Promise((resolve, reject) => {
        pending.push({
          done: () => resolve({ updatedAt: at, templateAnswers: input }),
          fail: reject,
        })
      })
    })
  const actor = createActor(
    templateDraftMachine.provide({
      actors: {
        readDraft: fromPromise(async () => read()),
        createDraft: port('create'),
        updateDraft: port('update'),
      },
    }),
    { input: { draft }, clock: new SimulatedClock() },
  ).start()
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve))
  const answer = async (error?: unknown) => {
    await settled()
    const call = pending.shift()
    if (error === undefined) call?.done()
    else call?.fail(error)
    await settled()
  }
  const text = () => toDraftStatusText(actor.getSnapshot(), 'America/Sao_Paulo')
  return { actor, calls, answer, settled, text }
}

describe('with a server', () => {
  it('creates once, then updates what changed, and says so', async () => {
    const { actor, calls, answer, settled, text } = start(null)
    expect(text()).toBeNull()
    actor.send(blur('A'))
    expect(text()).toBe('Salvando rascunho...')
    await settled()
    actor.send(blur('B'))
    actor.send(blur('C'))
    await answer()
    expect(text()).toBe('Salvando rascunho...')
    await answer()
    expect(text()).toBe('Rascunho salvo às 09:34')
    actor.send(blur('C'))
    expect(calls).toEqual([
      { kind: 'create', answers: { nome: 'A' } },
      { kind: 'update', answers: { nome: 'C' } },
    ])
  })

  it('saves the others where an answer is too long, which stays on the server as it was', async () => {
    const long = 'x'.repeat(TEMPLATE_ANSWER_MAX + 1)
    const { actor, calls, answer } = start(kept)
    actor.send({ type: 'BLUR', answers: { nome: long, bairro: long, cidade: 'Recife' } })
    await answer()
    expect(calls).toEqual([{ kind: 'update', answers: { nome: 'Ana', cidade: 'Recife' } }])
    actor.send({ type: 'BLUR', answers: { nome: 'Bia', bairro: long, cidade: 'Recife' } })
    await answer()
    expect(calls.at(1)?.answers).toEqual({ nome: 'Bia', cidade: 'Recife' })
  })

  it('saves the others where all together are too long: not the one answered last', async () => {
    const part = 'x'.repeat(TEMPLATE_ANSWER_MAX)
    const full = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`parte ${i}`, part]))
    const { actor, calls, answer } = start(kept)
    actor.send({ type: 'BLUR', answers: { ...full, nome: 'Ana Lima', cidade: '' } })
    await answer()
    expect(calls).toEqual([{ kind: 'update', answers: { ...full, cidade: '' } }])
    actor.send({ type: 'BLUR', answers: { ...full, 'parte 3': 'y', nome: 'Ana Lima' } })
    await answer()
    expect(calls.at(1)?.answers).toEqual({ ...full, 'parte 3': 'y', nome: 'Ana Lima' })
  })

  it('forgets the text after a failure, and tries again with the next blur', async () => {
    const { actor, calls, answer, text } = start(kept)
    actor.send(blur('B'))
    await answer(new Error('offline'))
    expect(text()).toBeNull()
    actor.send(blur('B'))
    await answer()
    expect(calls.map(({ kind }) => kind)).toEqual(['update', 'update'])
    expect(text()).toBe('Rascunho salvo às 09:34')
  })

  it('sends what was typed during a save that failed, once', async () => {
    const { actor, calls, answer, settled } = start(null)
    actor.send(blur('A'))
    await settled()
    actor.send(blur('B'))
    expect(areAnswersSent(actor.getSnapshot(), { nome: 'A' })).toBe(true)
    expect(areAnswersSent(actor.getSnapshot(), { nome: 'B' })).toBe(false)
    await answer(new Error('offline'))
    await answer(new Error('offline'))
    expect(areAnswersSent(actor.getSnapshot(), { nome: 'B' })).toBe(false)
    expect(calls).toEqual([
      { kind: 'create', answers: { nome: 'A' } },
      { kind: 'create', answers: { nome: 'B' } },
    ])
    actor.send(blur('B'))
    expect(areAnswersSent(actor.getSnapshot(), { nome: 'B' })).toBe(false)
    await answer()
    expect(areAnswersSent(actor.getSnapshot(), { nome: 'B' })).toBe(true)
    actor.send(blur('C'))
    expect(areAnswersSent(actor.getSnapshot(), { nome: 'C' })).toBe(true)
  })

  it('creates again after a create that failed, and after the draft was deleted elsewhere', async () => {
    const { actor, calls, answer } = start(null)
    actor.send(blur('A'))
    await answer(new Error('offline'))
    actor.send(blur('A'))
    await answer()
    actor.send(blur('B'))
    await answer(gone)
    actor.send(blur('B'))
    await answer()
    expect(calls.map(({ kind }) => kind)).toEqual(['create', 'create', 'update', 'create'])
  })

  it('closes after the save that is under way, without another one', async () => {
    const { actor, calls, answer, settled } = start(kept)
    actor.send(blur('B'))
    await settled()
    actor.send(blur('C'))
    actor.send({ type: 'CLOSE' })
    await answer()
    await waitFor(actor, (state) => state.matches('closed'))
    expect(calls).toHaveLength(1)
    actor.send({ type: 'REOPEN' })
    actor.send(blur('C'))
    await settled()
    expect(calls).toHaveLength(2)
  })

  it('closes after a failed one, too, and not when it was opened again meanwhile', async () => {
    const closing = start(kept)
    closing.actor.send(blur('B'))
    closing.actor.send({ type: 'CLOSE' })
    await closing.answer(new Error('offline'))
    expect(closing.actor.getSnapshot().value).toBe('closed')
    const reopened = start(kept)
    reopened.actor.send(blur('B'))
    reopened.actor.send({ type: 'CLOSE' })
    reopened.actor.send({ type: 'REOPEN' })
    await reopened.answer()
    expect(reopened.actor.getSnapshot().value).toBe('idle')
  })
})

describe('beside another window', () => {
  const answers = (of: object) => ({ type: 'BLUR', answers: of }) as TemplateDraftEvent

  const elsewhere = { nome: 'Ana', cnpj: '11.222.333/0001-81', dia: '01/02/2026' }
  const here = { nome: 'Ana Lima', dia: '03/02/2026' }
  /** What the form has taken over by then. */
  const { cnpj } = elsewhere

  it('saves what was answered in both', async () => {
    const { actor, calls, answer } = start(kept, () => elsewhere)
    actor.send(answers({ nome: 'Ana Lima' }))
    await answer()
    const joined = { ...elsewhere, nome: 'Ana Lima' }
    expect(calls).toEqual([{ kind: 'update', answers: joined }])
    expect(actor.getSnapshot().context.kept).toEqual(joined)
  })

  it('sends nothing over another answer to the same question before one of them was chosen', async () => {
    const asked = async () => {
      const started = start(kept, () => elsewhere)
      const { actor, calls, answer, text } = started
      actor.send(answers(here))
      await answer()
      actor.send(answers({ ...here, cnpj, nome: 'Ana Lima Reis' }))
      await answer()
      const { value, context } = actor.getSnapshot()
      expect([value, context.theirs]).toEqual(['conflict', { dia: '01/02/2026' }])
      expect([calls, text()]).toEqual([[], null])
      expect(areAnswersSent(actor.getSnapshot(), here)).toBe(false)
      return started
    }
    for (const [type, dia] of [
      ['KEEP_MINE', '03/02/2026'],
      ['TAKE_THEIRS', '01/02/2026'],
    ] as const) {
      const { actor, calls, answer } = await asked()
      actor.send({ type })
      await answer()
      const joined = { ...elsewhere, nome: 'Ana Lima Reis', dia }
      expect(calls).toEqual([{ kind: 'update', answers: joined }])
      expect(actor.getSnapshot().value).toBe('idle')
    }
  })

  it('has nothing to choose once it is answered alike', async () => {
    const { actor, calls, answer } = start(kept, () => elsewhere)
    actor.send(answers(here))
    await answer()
    actor.send(answers({ ...here, cnpj, dia: '01/02/2026' }))
    await answer()
    expect(calls).toEqual([{ kind: 'update', answers: { ...elsewhere, nome: 'Ana Lima' } }])
  })

  it('has nothing to choose either once it is here as it was before: the other answer counts', async () => {
    const { actor, calls, answer } = start(kept, () => elsewhere)
    actor.send(answers(here))
    await answer()
    actor.send(answers({ cnpj, nome: 'Ana Lima' }))
    await answer()
    expect(calls).toEqual([{ kind: 'update', answers: { ...elsewhere, nome: 'Ana Lima' } }])
  })

  it('takes what arrived of here, though its answer was lost, for no one else’s', async () => {
    let there: TemplateAnswers = { nome: 'Ana' }
    const { actor, calls, answer } = start(kept, () => there)
    actor.send(blur('Ana Lima'))
    await answer(new ApiError({ kind: 'timeout', status: 0, code: 'TIMEOUT', message: '' }))
    there = { nome: 'Ana Lima' }
    actor.send(blur('Ana Lima Reis'))
    await answer()
    expect(calls.at(-1)).toEqual({ kind: 'update', answers: { nome: 'Ana Lima Reis' } })
  })

  it('reads again what was saved between its read and its write', async () => {
    let there: TemplateAnswers = { nome: 'Ana' }
    const { actor, calls, answer, settled } = start(kept, () => there)
    actor.send(blur('Ana Lima'))
    await settled()
    there = { nome: 'Ana', cnpj: '11.222.333/0001-81' }
    await answer(newer)
    await answer()
    expect(calls.at(-1)).toEqual({ kind: 'update', answers: { ...there, nome: 'Ana Lima' } })
    there = { ...there, nome: 'Ana Lima' }
    actor.send(answers({ ...there, nome: 'Ana Reis' }))
    await settled()
    there = { ...there, nome: 'Bia' }
    await answer(newer)
    expect(actor.getSnapshot().context.theirs).toEqual({ nome: 'Bia' })
  })

  it('takes what is typed while that is read along', async () => {
    const { actor, calls, answer } = start(kept, () => ({
      nome: 'Ana',
      cnpj: '11.222.333/0001-81',
    }))
    actor.send(blur('Ana Lima'))
    actor.send(blur('Ana Lima Reis'))
    await answer()
    expect(calls).toEqual([
      { kind: 'update', answers: { nome: 'Ana Lima Reis', cnpj: '11.222.333/0001-81' } },
    ])
    expect(actor.getSnapshot().value).toBe('idle')
  })

  it('goes on with the draft that was begun there', async () => {
    const { actor, calls, answer } = start(null, () => ({ cnpj: '11.222.333/0001-81', nome: '' }))
    actor.send(blur('Ana'))
    await answer()
    expect(calls).toEqual([
      { kind: 'update', answers: { nome: 'Ana', cnpj: '11.222.333/0001-81' } },
    ])
  })

  it('fails, to be tried again, where what is there cannot be read', async () => {
    const { actor, calls, answer } = start(kept, () => {
      throw new Error('offline')
    })
    actor.send(blur('Ana Lima'))
    await answer()
    expect([calls, actor.getSnapshot().context.hasFailed]).toEqual([[], true])
  })
})

describe('generated paths', () => {
  const { states, unreached } = explorePaths(templateDraftMachine, {
    inputs: [{ draft: null }, { draft: kept }],
    events: [
      blur('Ana'),
      blur('B'),
      { type: 'CLOSE' },
      { type: 'REOPEN' },
      { type: 'KEEP_MINE' },
      { type: 'TAKE_THEIRS' },
    ],
    answers: {
      readDraft: [null, { nome: 'Outra' }],
      createDraft: [{ updatedAt: at, templateAnswers: {} }],
      updateDraft: [{ updatedAt: at, templateAnswers: {} }],
    },
    failures: {
      readDraft: [new Error('x')],
      createDraft: [new Error('x'), newer],
      updateDraft: [new Error('x'), gone, newer],
    },
  })

  it('reach every state', () => {
    expect(unreached).toEqual([])
  })

  it('write nothing while there is something to choose', () => {
    for (const state of states) {
      if (state.hasTag('saving')) expect(state.context.theirs).toEqual({})
    }
  })

  it('create where there is no draft, update where there is one', () => {
    for (const state of states) {
      if (state.matches({ saving: 'creating' })) expect(state.context.kept).toBeNull()
      if (state.matches({ saving: 'updating' })) expect(state.context.kept).not.toBeNull()
    }
  })
})
