import { describe, expect, it } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import { explorePaths } from './machine-paths.fixture.ts'

const machine = setup({
  types: {
    events: {} as { type: 'GO'; to: 'work' | 'sleep' },
    context: {} as { count: number; found: unknown },
    input: {} as { mayWork: boolean },
  },
  actors: { work: fromPromise<string>(() => Promise.reject(new Error('No work provided'))) },
  delays: { night: 1000 },
  guards: { work: ({ event }) => event.type === 'GO' && event.to === 'work' },
}).createMachine({
  id: 'day',
  context: { count: 0, found: null },
  initial: 'waking',
  states: {
    waking: { always: 'awake' },
    awake: {
      on: {
        GO: [{ guard: 'work', target: 'working' }, { target: 'sleeping' }],
      },
    },
    working: {
      invoke: {
        src: 'work',
        onDone: {
          guard: ({ event }) => event.output === 'good',
          target: 'awake',
          actions: assign({ found: ({ event }) => event.output }),
        },
        onError: 'tired',
      },
    },
    tired: {},
    sleeping: { initial: 'light', states: { light: { after: { night: 'deep' } }, deep: {} } },
  },
})

const inputs = [{ mayWork: true }]
const work = { type: 'GO', to: 'work' } as const
const sleep = { type: 'GO', to: 'sleep' } as const

describe('explorePaths', () => {
  it('lets clocks run out and actors answer and fail', () => {
    const found = explorePaths(machine, {
      inputs,
      events: [work, sleep],
      answers: { work: ['good'] },
    })
    expect(found.unreached).toEqual([])
    expect(found.reached).toEqual(['awake', 'working', 'tired', 'sleeping.light', 'sleeping.deep'])
    expect(found.states.some(({ context }) => context.found === 'good')).toBe(true)
  })

  it.each([
    ['an event', { events: [work] }, ['sleeping.light', 'sleeping.deep']],
    ['a failure', { events: [work, sleep], failures: { work: [] } }, ['tired']],
    ['everything', { events: [] }, ['working', 'tired', 'sleeping.light', 'sleeping.deep']],
  ])('tells what is out of reach without %s', (_, world, unreached) => {
    expect(explorePaths(machine, { inputs, ...world }).unreached).toEqual(unreached)
  })

  it('gives up on a context without end', () => {
    const counting = setup({ types: { events: {} as { type: 'MORE' } } }).createMachine({
      context: { count: 0 },
      on: { MORE: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
    })
    const world = { events: [{ type: 'MORE' as const }], limit: 50 }
    expect(() => explorePaths(counting, world)).toThrow('limit')
  })
})
