import { describe, expect, it } from 'vitest'
import { createActor, initialTransition, SimulatedClock, transition } from 'xstate'
import { explorePaths } from '../testing/machine-paths.fixture.ts'
import {
  FEEDBACK_PROMPT_DELAY_MS,
  FEEDBACK_RETRY_DELAY_MS,
  type FeedbackPromptEvent,
  type FeedbackState,
  feedbackPromptMachine,
} from './feedback-prompt.machine.ts'

const missing: FeedbackState = { canGive: true, canPrompt: true }
const skipped: FeedbackState = { canGive: true, canPrompt: false }
const given: FeedbackState = { canGive: false, canPrompt: false }

describe('pure transitions', () => {
  const after = (input: FeedbackState, ...events: FeedbackPromptEvent[]) => {
    let [state] = initialTransition(feedbackPromptMachine, input)
    for (const event of events) [state] = transition(feedbackPromptMachine, state, event)
    return state
  }

  it.each<[string, FeedbackState, FeedbackPromptEvent[], string]>([
    ['a delivered demand without feedback', missing, [], 'waiting.firstDelay'],
    ['a skipped one', skipped, [], 'quiet'],
    ['one with feedback', given, [], 'quiet'],
    ['asked for while waiting', missing, [{ type: 'REQUEST' }], 'open'],
    ['asked for after a skip', skipped, [{ type: 'REQUEST' }], 'open'],
    ['asked for with feedback', given, [{ type: 'REQUEST' }], 'quiet'],
    [
      'asked for over a dialog',
      missing,
      [{ type: 'OTHER_DIALOG_OPENED' }, { type: 'REQUEST' }],
      'open',
    ],
    ['closed', missing, [{ type: 'REQUEST' }, { type: 'CLOSE' }], 'settled'],
    [
      'asked for again',
      missing,
      [{ type: 'REQUEST' }, { type: 'CLOSE' }, { type: 'REQUEST' }],
      'open',
    ],
    ['sent elsewhere while waiting', missing, [{ type: 'DEMAND_CHANGED', ...given }], 'quiet'],
    [
      'sent elsewhere while open',
      missing,
      [{ type: 'REQUEST' }, { type: 'DEMAND_CHANGED', ...given }],
      'settled',
    ],
    [
      'delivered while the page is open',
      given,
      [{ type: 'DEMAND_CHANGED', ...missing }],
      'waiting.firstDelay',
    ],
    ['left', missing, [{ type: 'LEAVE' }], 'left'],
    ['left while open', missing, [{ type: 'REQUEST' }, { type: 'LEAVE' }], 'left'],
    ['nothing after leaving', missing, [{ type: 'LEAVE' }, { type: 'REQUEST' }], 'left'],
  ])('%s', (_, input, events, expected) => {
    const { value } = after(input, ...events)
    expect(typeof value === 'string' ? value : `waiting.${value.waiting}`).toBe(expected)
  })
})

describe('in time', () => {
  const start = (input: FeedbackState) => {
    const clock = new SimulatedClock()
    const actor = createActor(feedbackPromptMachine, { input, clock }).start()
    return { clock, actor, isOpen: () => actor.getSnapshot().hasTag('open') }
  }

  it('opens at 300000 ms and not a millisecond before', () => {
    const { clock, isOpen } = start(missing)
    clock.increment(FEEDBACK_PROMPT_DELAY_MS - 1)
    expect(isOpen()).toBe(false)
    clock.increment(1)
    expect(isOpen()).toBe(true)
  })

  it('tries every 10000 ms while another dialog is open, and not at the moment it closes', () => {
    const { clock, actor, isOpen } = start(missing)
    actor.send({ type: 'OTHER_DIALOG_OPENED' })
    clock.increment(FEEDBACK_PROMPT_DELAY_MS)
    for (let attempt = 0; attempt < 5; attempt += 1) clock.increment(FEEDBACK_RETRY_DELAY_MS)
    expect(isOpen()).toBe(false)
    actor.send({ type: 'OTHER_DIALOG_CLOSED' })
    clock.increment(FEEDBACK_RETRY_DELAY_MS - 1)
    expect(isOpen()).toBe(false)
    clock.increment(1)
    expect(isOpen()).toBe(true)
  })

  it('opens by itself once', () => {
    const { clock, actor, isOpen } = start(missing)
    clock.increment(FEEDBACK_PROMPT_DELAY_MS)
    actor.send({ type: 'CLOSE' })
    actor.send({ type: 'DEMAND_CHANGED', ...missing })
    clock.increment(10 * FEEDBACK_PROMPT_DELAY_MS)
    expect(isOpen()).toBe(false)
  })

  it.each([
    ['a skipped feedback', skipped],
    ['an existing feedback', given],
  ])('never opens by itself with %s', (_, input) => {
    const { clock, isOpen } = start(input)
    clock.increment(10 * FEEDBACK_PROMPT_DELAY_MS)
    expect(isOpen()).toBe(false)
  })

  it('stops when the page is left', () => {
    const { clock, actor, isOpen } = start(missing)
    actor.send({ type: 'LEAVE' })
    clock.increment(10 * FEEDBACK_PROMPT_DELAY_MS)
    expect(isOpen()).toBe(false)
    expect(actor.getSnapshot().status).toBe('done')
  })
})

describe('generated paths', () => {
  const { states, unreached } = explorePaths(feedbackPromptMachine, {
    inputs: [missing, skipped, given],
    events: [
      { type: 'REQUEST' },
      { type: 'CLOSE' },
      { type: 'LEAVE' },
      { type: 'OTHER_DIALOG_OPENED' },
      { type: 'OTHER_DIALOG_CLOSED' },
      { type: 'DEMAND_CHANGED', ...given },
      { type: 'DEMAND_CHANGED', ...missing },
    ],
  })

  it('reach every state', () => {
    expect(unreached).toEqual([])
  })

  it('never show the dialog without the right to give a feedback', () => {
    for (const state of states) {
      if (state.matches('open')) expect(state.context.canGive).toBe(true)
      if (state.matches('waiting')) expect(state.context.canPrompt).toBe(true)
    }
  })
})
