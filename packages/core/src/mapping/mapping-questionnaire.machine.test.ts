import { describe, expect, it } from 'vitest'
import {
  createActor,
  fromPromise,
  initialTransition,
  SimulatedClock,
  transition,
  waitFor,
} from 'xstate'
import { explorePaths } from '../testing/machine-paths.ts'
import type { AnswersByField } from './mapping-answers.rules.ts'
import {
  mappingQuestionnaireMachine,
  type QuestionnaireEvent,
  toQuestion,
} from './mapping-questionnaire.machine.ts'

type Save = (changes: AnswersByField) => Promise<unknown>

function open(saveAnswers: Save, answers: AnswersByField = {}) {
  const clock = new SimulatedClock()
  const machine = mappingQuestionnaireMachine.provide({
    actors: {
      saveAnswers: fromPromise(({ input }: { input: AnswersByField }) => saveAnswers(input)),
    },
  })
  const actor = createActor(machine, { input: { answers }, clock }).start()
  const question = () => toQuestion(actor.getSnapshot().context)
  const settled = () => waitFor(actor, (state) => state.matches('answering'))
  return { actor, clock, question, settled }
}
const answer = (text: string): QuestionnaireEvent => ({ type: 'ANSWER', answer: text })

describe('mappingQuestionnaireMachine', () => {
  it('saves nothing while nothing has changed, and begins to once something has', () => {
    const [opened] = initialTransition(mappingQuestionnaireMachine, { answers: {} })
    const [unchanged] = transition(mappingQuestionnaireMachine, opened, { type: 'SAVE' })
    expect(unchanged.matches('answering')).toBe(true)
    const [typed] = transition(mappingQuestionnaireMachine, opened, answer('Cadastro'))
    const [saving, actions] = transition(mappingQuestionnaireMachine, typed, { type: 'SAVE' })
    expect(saving.matches('answering')).toBe(false)
    expect(actions.length).toBeGreaterThan(0)
  })

  it('goes through the questions, from the first to the last', () => {
    const { actor, question } = open(async () => {})
    actor.send({ type: 'BACK' })
    expect(question()).toMatchObject({ field: 'question0', isFirst: true, isLast: false })
    for (let i = 0; i < 20; i += 1) actor.send({ type: 'NEXT' })
    expect(question()).toMatchObject({ field: 'question14', index: 14, isLast: true })
    actor.send({ type: 'BACK' })
    expect(question().field).toBe('question13')
  })

  it('keeps what is typed, whatever question is shown', () => {
    const { actor, question } = open(async () => {}, { question1: 'CPF' })
    actor.send(answer('Cadastro'))
    actor.send({ type: 'NEXT' })
    expect(question().answer).toBe('CPF')
    actor.send({ type: 'BACK' })
    expect(question()).toMatchObject({
      answer: 'Cadastro',
      isDirty: true,
      answers: { question0: 'Cadastro', question1: 'CPF' },
    })
  })

  it('sends only what has changed, and nothing when nothing has', async () => {
    const sent: AnswersByField[] = []
    const { actor, question, settled } = open(async (changes) => void sent.push(changes), {
      question1: 'CPF',
    })
    actor.send({ type: 'SAVE' })
    expect(actor.getSnapshot().matches('answering')).toBe(true)
    actor.send(answer('Cadastro'))
    actor.send({ type: 'SAVE' })
    await settled()
    expect(sent).toEqual([{ question0: 'Cadastro' }])
    expect(question()).toMatchObject({ answer: 'Cadastro', isDirty: false })
  })

  it('keeps what is typed while a save is on its way', async () => {
    let finish = () => {}
    const { actor, question, settled } = open(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve
        }),
    )
    actor.send(answer('Cadastro'))
    actor.send({ type: 'SAVE' })
    actor.send(answer('Cadastro de clientes'))
    actor.send({ type: 'SAVE' })
    finish()
    await settled()
    expect(question()).toMatchObject({ answer: 'Cadastro de clientes', isDirty: true })
  })

  it('keeps it when the save fails, and can be saved again', async () => {
    let tries = 0
    const { actor, question, settled } = open(async () => {
      tries += 1
      if (tries === 1) throw new Error('offline')
    })
    actor.send(answer('Cadastro'))
    actor.send({ type: 'SAVE' })
    const failed = await settled()
    expect(failed.context.hasFailed).toBe(true)
    expect(question()).toMatchObject({ answer: 'Cadastro', isDirty: true })
    actor.send({ type: 'SAVE' })
    expect((await settled()).context.hasFailed).toBe(false)
    expect(question().isDirty).toBe(false)
  })

  it('saves nothing by itself, however long nobody does anything', () => {
    const { actor, clock } = open(() => Promise.reject(new Error('nobody asked')))
    actor.send(answer('Cadastro'))
    clock.increment(86_400_000)
    expect(actor.getSnapshot().matches('answering')).toBe(true)
  })

  it('reaches every state', () => {
    const { unreached } = explorePaths(mappingQuestionnaireMachine, {
      inputs: [{ answers: {} }],
      // One question: the answers of fifteen make too many contexts.
      events: [answer('x'), { type: 'SAVE' }, { type: 'BACK' }],
      answers: { saveAnswers: [undefined] },
    })
    expect(unreached).toEqual([])
  })
})
