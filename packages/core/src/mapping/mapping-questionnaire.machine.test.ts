import { afterEach, describe, expect, it } from 'vitest'
import {
  type Actor,
  createActor,
  fromPromise,
  initialTransition,
  SimulatedClock,
  transition,
  waitFor,
} from 'xstate'
import { explorePaths } from '../testing/machine-paths.fixture.ts'
import { mappingAnswersDraft, type UnsavedAnswers } from './mapping-answers.draft.ts'
import type { AnswersByField } from './mapping-answers.rules.ts'
import type { MappingField } from './mapping-fields.ts'
import {
  type AnswersToSave,
  mappingQuestionnaireMachine,
  type QuestionnaireEvent,
  type SavedAnswers,
  toOthersAnswers,
  toQuestionnaire,
} from './mapping-questionnaire.machine.ts'

type Save = (input: AnswersToSave) => Promise<SavedAnswers>

const saveAll: Save = async ({ saved, changes }) => ({
  kind: 'saved',
  answers: { ...saved, ...changes },
})
const actors: Actor<typeof mappingQuestionnaireMachine>[] = []
afterEach(() => {
  for (const actor of actors.splice(0)) actor.stop()
})

function open(save: Save, answers: AnswersByField = {}, unsaved?: UnsavedAnswers) {
  const clock = new SimulatedClock()
  const sent: AnswersToSave[] = []
  let told = 0
  const machine = mappingQuestionnaireMachine.provide({
    actions: {
      notifySaved: () => {
        told += 1
      },
    },
    actors: {
      saveAnswers: fromPromise(({ input }: { input: AnswersToSave }) => {
        sent.push(input)
        return save(input)
      }),
    },
  })
  const actor = createActor(machine, {
    input: { answers, ...(unsaved && { unsaved }) },
    clock,
  }).start()
  actors.push(actor)
  return {
    actor,
    clock,
    sent,
    told: () => told,
    shown: () => toQuestionnaire(actor.getSnapshot().context),
    settled: () => waitFor(actor, (state) => !state.matches('saving')),
  }
}
const answer = (text: string, field: MappingField = 'question0'): QuestionnaireEvent => ({
  type: 'ANSWER',
  field,
  answer: text,
})

describe('mappingQuestionnaireMachine', () => {
  it('sends nothing that has not changed, and what has by itself or when asked', () => {
    const [idle] = initialTransition(mappingQuestionnaireMachine, { answers: { question1: 'CPF' } })
    for (const type of ['SAVE', 'TURN'] as const) {
      expect(transition(mappingQuestionnaireMachine, idle, { type })[0].value).toBe('answering')
    }
    const [typed] = transition(mappingQuestionnaireMachine, idle, answer('Cadastro'))
    expect(typed.context.changes).toEqual({ question0: 'Cadastro' })
    for (const type of ['SAVE', 'TURN'] as const) {
      const [saving] = transition(mappingQuestionnaireMachine, typed, { type })
      expect(saving.value).toBe('saving')
      expect(saving.context).toMatchObject({
        isAsked: type === 'SAVE',
        sent: typed.context.changes,
      })
    }
  })

  it('saves a moment after the last key, and only what has changed', async () => {
    const { actor, clock, sent, shown, settled } = open(saveAll, { question1: 'CPF' })
    actor.send(answer('Cad'))
    clock.increment(1000)
    actor.send(answer('Cadastro'))
    clock.increment(1000)
    expect(sent).toEqual([])
    clock.increment(200)
    await settled()
    expect(sent).toMatchObject([{ changes: { question0: 'Cadastro' }, isAsked: false }])
    expect(shown()).toMatchObject({
      answers: { question0: 'Cadastro', question1: 'CPF' },
      progress: { done: 2, percent: 13 },
      isDirty: false,
    })
    clock.increment(86_400_000)
    expect(sent).toHaveLength(1)
  })

  it('takes what others answer to other questions, and leaves what is typed and what it started from', async () => {
    const { actor, clock, sent, shown, settled } = open(saveAll, { question0: 'Folha' })
    actor.send(answer('Folha de', 'question0'))
    clock.increment(1000)
    const arrived = { question0: 'Salários', question1: ' CPF' }
    actor.send({ type: 'ARRIVED', answers: arrived })
    expect(shown()).toMatchObject({
      answers: { question0: 'Folha de', question1: 'CPF' },
      progress: { done: 2 },
    })
    // The pause after the last key is still running.
    clock.increment(200)
    actor.send({ type: 'ARRIVED', answers: { question1: 'RG' } })
    await settled()
    expect(sent).toEqual([
      {
        changes: { question0: 'Folha de' },
        saved: { question0: 'Folha', question1: 'CPF' },
        isAsked: false,
      },
    ])
    expect(shown().answers).toEqual({ question0: 'Folha de', question1: 'CPF' })
    actor.send({ type: 'ARRIVED', answers: { question1: 'RG' } })
    expect(shown()).toMatchObject({ answers: { question1: 'RG' }, isDirty: false })
    expect(shown().answers.question0).toBeUndefined()
  })

  it('sends nothing while nothing has changed, however it is asked, and tells who asks', () => {
    const { actor, clock, sent, told } = open(saveAll, { question1: 'CPF' })
    actor.send({ type: 'SAVE' })
    actor.send({ type: 'TURN' })
    clock.increment(86_400_000)
    expect(sent).toEqual([])
    expect(told()).toBe(1)
  })

  describe('asked while a save goes by itself', () => {
    function press(typed: string | null, outcome: 'saved' | 'lost') {
      const finish: (() => void)[] = []
      const questionnaire = open(async (input) => {
        await new Promise<void>((resolve) => finish.push(resolve))
        if (outcome === 'lost' && finish.length === 1) throw new Error('offline')
        return saveAll(input)
      })
      const { actor, clock, settled } = questionnaire
      actor.send(answer('Cadastro'))
      clock.increment(1200)
      if (typed) actor.send(answer(typed))
      actor.send({ type: 'SAVE' })
      const end = () => {
        finish.at(-1)?.()
        return settled()
      }
      return { ...questionnaire, end }
    }

    it('tells that it is saved', async () => {
      const { end, sent, told, shown } = press(null, 'saved')
      await end()
      expect([sent.length, told(), shown().isDirty]).toEqual([1, 1, false])
    })

    it.each([
      ['saves what was typed since', 'Cadastro de clientes', 'saved'],
      ['tries it again where it failed', null, 'lost'],
    ] as const)('%s, as one that is asked for', async (_, typed, outcome) => {
      const { actor, end, sent, told, shown } = press(typed, outcome)
      const again = waitFor(actor, () => sent.length === 2)
      void end()
      await again
      expect(sent.map(({ isAsked }) => isAsked)).toEqual([false, true])
      await end()
      expect(sent[1]?.changes).toEqual({ question0: typed ?? 'Cadastro' })
      // Its own call reports it.
      expect([told(), shown().isDirty]).toEqual([0, false])
    })
  })

  it('saves at once by the button, which is told of, and when another question is shown', async () => {
    const { actor, sent, settled } = open(saveAll)
    actor.send(answer('Cadastro'))
    actor.send({ type: 'SAVE' })
    await settled()
    actor.send(answer('CPF', 'question1'))
    actor.send({ type: 'TURN' })
    await settled()
    expect(sent.map(({ isAsked }) => isAsked)).toEqual([true, false])
  })

  it('goes on with what was typed another time and not saved', async () => {
    const { clock, sent, shown, settled } = open(
      saveAll,
      {},
      {
        changes: { question0: 'Cadastro' },
        saved: {},
        sent: {},
        held: {},
      },
    )
    expect(shown().answers.question0).toBe('Cadastro')
    clock.increment(1200)
    await settled()
    expect(sent[0]?.changes).toEqual({ question0: 'Cadastro' })
  })

  it('keeps what is typed while a save is on its way, and saves it after', async () => {
    const finish: (() => void)[] = []
    const { actor, clock, sent, shown, settled } = open(async (input) => {
      await new Promise<void>((resolve) => finish.push(resolve))
      return saveAll(input)
    })
    actor.send(answer('Cadastro'))
    actor.send({ type: 'SAVE' })
    actor.send(answer('Cadastro de clientes'))
    finish[0]?.()
    await settled()
    expect(shown()).toMatchObject({ answers: { question0: 'Cadastro de clientes' }, isDirty: true })
    clock.increment(1200)
    finish[1]?.()
    await settled()
    expect(sent[1]?.changes).toEqual({ question0: 'Cadastro de clientes' })
    expect(shown().isDirty).toBe(false)
  })

  it('keeps it when the save fails, and tries again after a while', async () => {
    let tries = 0
    const { actor, clock, shown, settled } = open(async (input) => {
      tries += 1
      if (tries === 1) throw new Error('offline')
      return saveAll(input)
    })
    actor.send(answer('Cadastro'))
    actor.send({ type: 'SAVE' })
    expect((await settled()).context.hasFailed).toBe(true)
    expect(shown()).toMatchObject({ answers: { question0: 'Cadastro' }, isDirty: true })
    clock.increment(14_000)
    expect(tries).toBe(1)
    clock.increment(1000)
    expect((await settled()).context.hasFailed).toBe(false)
    expect(shown().isDirty).toBe(false)
  })

  it.each([
    ['KEEP_MINE', 'Minha', true],
    ['TAKE_THEIRS', 'Deles', false],
  ] as const)('asks before it writes over another person: %s', async (type, expected, isSent) => {
    const { actor, clock, sent, shown, settled } = open(async (input) =>
      sent.length === 1 ? { kind: 'changed', theirs: { question0: 'Deles' } } : saveAll(input),
    )
    actor.send(answer('Minha'))
    actor.send(answer('CPF', 'question1'))
    actor.send({ type: 'SAVE' })
    expect((await settled()).matches('conflict')).toBe(true)
    clock.increment(86_400_000)
    expect(sent).toHaveLength(1)
    actor.send({ type })
    clock.increment(1200)
    await settled()
    expect(shown()).toMatchObject({
      answers: { question0: expected, question1: 'CPF' },
      isDirty: false,
    })
    expect(sent[1]?.changes.question0 !== undefined).toBe(isSent)
    expect(sent[1]?.saved.question0).toBe('Deles')
  })

  it.each([
    ['shows what the other person wrote since', 'Deles, de novo', 'Deles, de novo'],
    ['shows that the other person has emptied it', '', ''],
    ['asks nothing once both say the same', 'Minha', null],
  ])('while it asks, it %s', async (_, now, asked) => {
    const { actor, clock, sent, shown, settled } = open(async (input) =>
      sent.length === 1 ? { kind: 'changed', theirs: { question0: 'Deles' } } : saveAll(input),
    )
    actor.send(answer('Minha'))
    actor.send({ type: 'SAVE' })
    await settled()
    actor.send({ type: 'ARRIVED', answers: { question0: now, question1: 'CPF' } })
    expect(actor.getSnapshot().matches('conflict')).toBe(asked !== null)
    expect(actor.getSnapshot().context.theirs).toEqual(asked === null ? {} : { question0: asked })
    expect(shown().answers).toEqual({ question0: 'Minha', question1: 'CPF' })
    actor.send({ type: 'KEEP_MINE' })
    clock.increment(1200)
    await settled()
    expect(sent[1]?.saved.question0 ?? '').toBe(now)
  })

  it.each([
    ['asks about what somebody else answered since', { question0: 'Deles' }, 'Antes', true],
    ['asks nothing where the server has what it had', { question0: 'Antes' }, 'Antes', false],
    ['asks nothing where both say the same', { question0: 'Minha' }, 'Antes', false],
    [
      'asks nothing where it is the beginning that was sent from here',
      { question0: 'Mi' },
      '',
      false,
    ],
    ['asks about an answer where there was none', { question0: 'Deles' }, '', true],
    ['asks nothing of a draft that does not know', { question0: 'Deles' }, undefined, false],
  ])('opens with what was typed another time, and %s', async (_, answers, before, isAsked) => {
    const saved = before === undefined ? {} : { question0: before }
    const { actor, clock, sent, settled } = open(saveAll, answers, {
      changes: { question0: 'Minha' },
      saved,
      sent: { question0: 'Mi' },
      held: {},
    })
    expect(actor.getSnapshot().matches('conflict')).toBe(isAsked)
    clock.increment(1200)
    await settled()
    expect(sent).toHaveLength(isAsked ? 0 : 1)
  })

  it.each([
    ['USE_HELD', [{ question0: 'Minha', question1: 'RG' }], 'Minha'],
    ['DISCARD_HELD', [{ question1: 'RG' }], 'Deles'],
  ] as const)('sends what was held by a review only after %s', async (type, changes, told) => {
    const { actor, clock, sent, shown, settled } = open(
      saveAll,
      { question0: 'Antes', question2: 'Clientes' },
      { ...mappingAnswersDraft.empty, held: { question0: 'Minha', question2: ' Clientes' } },
    )
    expect(actor.getSnapshot().context.held).toEqual({ question0: 'Minha' })
    expect(shown().answers.question0).toBe('Antes')
    actor.send({ type: 'ARRIVED', answers: { question0: 'Deles', question2: 'Clientes' } })
    actor.send(answer('RG', 'question1'))
    for (const waited of ['SAVE', 'TURN'] as const) actor.send({ type: waited })
    clock.increment(20_000)
    expect(sent).toEqual([])
    actor.send({ type })
    expect(shown().answers.question0).toBe(told)
    clock.increment(1200)
    await settled()
    expect(sent.map((each) => each.changes)).toEqual(changes)
  })

  it('no longer asks about a held answer that arrives from elsewhere meanwhile', () => {
    const { actor } = open(
      saveAll,
      { question0: 'Antes' },
      { ...mappingAnswersDraft.empty, held: { question0: 'Minha', question1: 'CPF' } },
    )
    actor.send({ type: 'ARRIVED', answers: { question0: ' Minha' } })
    expect(actor.getSnapshot().context.held).toEqual({ question1: 'CPF' })
    expect(actor.getSnapshot().matches('asking')).toBe(true)
    actor.send({ type: 'ARRIVED', answers: { question0: 'Minha', question1: 'CPF' } })
    expect(actor.getSnapshot().context.held).toEqual({})
    expect(actor.getSnapshot().matches('answering')).toBe(true)
  })

  it('no longer asks about a held answer that is typed over, and saves the rest as it was decided', async () => {
    const { actor, clock, sent, settled } = open(
      saveAll,
      { question0: 'Antes' },
      { ...mappingAnswersDraft.empty, held: { question0: 'Minha', question1: 'CPF' } },
    )
    actor.send(answer('Nova'))
    expect(actor.getSnapshot().matches('asking')).toBe(true)
    expect(actor.getSnapshot().context.held).toEqual({ question1: 'CPF' })
    actor.send({ type: 'USE_HELD' })
    clock.increment(1200)
    await settled()
    expect(sent.map(({ changes }) => changes)).toEqual([{ question0: 'Nova', question1: 'CPF' }])
  })

  it('asks nothing more once every held answer is typed over, and saves by itself', async () => {
    const { actor, clock, sent, settled } = open(
      saveAll,
      {},
      { ...mappingAnswersDraft.empty, held: { question0: 'Minha' } },
    )
    actor.send(answer('Nova'))
    expect(actor.getSnapshot().matches('answering')).toBe(true)
    clock.increment(1200)
    await settled()
    expect(sent.map(({ changes }) => changes)).toEqual([{ question0: 'Nova' }])
  })

  it('does not ask about a held answer that was typed over another time', () => {
    const { actor } = open(
      saveAll,
      {},
      {
        ...mappingAnswersDraft.empty,
        changes: { question0: 'Nova' },
        held: { question0: 'Minha', question1: 'CPF' },
      },
    )
    expect(actor.getSnapshot().context.held).toEqual({ question1: 'CPF' })
  })

  it('knows what other people changed from what they only saved beside it', () => {
    const held = { question0: 'Antes', question1: 'Deles', question2: '' }
    expect(toOthersAnswers(held, { question0: 'Antes', question1: 'Antes' }, [])).toEqual({
      question1: 'Deles',
    })
  })

  it('knows what it sent itself, though the answer to that was lost', () => {
    const held = { question0: 'Anota', question1: '', question2: 'CPF' }
    const sent = [{ question0: 'Anota ' }, { question2: 'E-mail' }]
    expect(toOthersAnswers(held, { question1: 'Antes' }, sent)).toEqual({
      question1: '',
      question2: 'CPF',
    })
  })

  it('reaches every state', () => {
    const { unreached } = explorePaths(mappingQuestionnaireMachine, {
      inputs: [
        { answers: {} },
        {
          answers: { question0: 'y' },
          unsaved: { changes: { question0: 'x' }, saved: { question0: 'z' }, sent: {}, held: {} },
        },
        {
          answers: {},
          unsaved: { changes: {}, saved: {}, sent: {}, held: { question0: 'x' } },
        },
      ],
      // One question only: the answers of fifteen lead to too many contexts.
      events: [
        answer('x'),
        { type: 'ARRIVED', answers: { question0: 'y' } },
        { type: 'SAVE' },
        { type: 'TURN' },
        { type: 'KEEP_MINE' },
        { type: 'TAKE_THEIRS' },
        { type: 'USE_HELD' },
        { type: 'DISCARD_HELD' },
      ],
      answers: {
        saveAnswers: [
          { kind: 'saved', answers: { question0: 'x' } },
          { kind: 'changed', theirs: { question0: 'y' } },
        ],
      },
    })
    expect(unreached).toEqual([])
  })
})
