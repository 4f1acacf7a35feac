import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock, transition } from 'xstate'
import { explorePaths } from '../testing/machine-paths.fixture.ts'
import { type DemandStatusEvent, demandStatusMachine } from './demand-status.machine.ts'
import { evaluateStatusChange } from './demand-status.rules.ts'
import { demandStatuses } from './demand-status.ts'
import type { DemandStatus } from './demands.types.ts'

describe('demandStatusMachine', () => {
  const at = (statusKey: DemandStatus) => demandStatusMachine.resolveState({ value: statusKey })

  it.each<[DemandStatus, DemandStatusEvent, DemandStatus]>([
    ['PENDING', { type: 'RESOLVE', actor: 'customer', message: 'Segue.' }, 'IN_PROGRESS'],
    ['PENDING', { type: 'RESOLVE', actor: 'customer', message: ' ' }, 'PENDING'],
    ['PENDING', { type: 'RESOLVE', actor: 'staff', message: 'Segue.' }, 'PENDING'],
    ['PENDING', { type: 'REOPEN', actor: 'customer', message: 'Falta.' }, 'PENDING'],
    ['FINISHED', { type: 'REOPEN', actor: 'customer', message: 'Falta.' }, 'IN_PROGRESS'],
    ['FINISHED', { type: 'RESOLVE', actor: 'customer', message: 'Segue.' }, 'FINISHED'],
    ['OPEN', { type: 'REOPEN', actor: 'customer', message: 'Falta.' }, 'OPEN'],
    ['BLOCKED', { type: 'RESOLVE', actor: 'customer', message: 'Segue.' }, 'BLOCKED'],
    ['OPEN', { type: 'SET_STATUS', actor: 'customer', statusKey: 'FINISHED' }, 'OPEN'],
    ['OPEN', { type: 'SET_STATUS', actor: 'staff', statusKey: 'FINISHED' }, 'FINISHED'],
    ['FINISHED', { type: 'SET_STATUS', actor: 'staff', statusKey: 'OPEN' }, 'OPEN'],
  ])('%s on %o is %s', (from, event, to) => {
    const [next, actions] = transition(demandStatusMachine, at(from), event)
    expect(next.value).toBe(to)
    expect(actions).toEqual([])
  })

  it.each(demandStatuses)('moves out of %s as the rule decides', (statusKey) => {
    const messages = ['', ' ', 'Segue.']
    for (const message of messages) {
      const change = { statusKey: 'IN_PROGRESS', message } as const
      const isOpen = (['RESOLVE', 'REOPEN'] as const).some((type) =>
        at(statusKey).can({ type, actor: 'customer', message }),
      )
      expect(isOpen).toBe(evaluateStatusChange({ statusKey }, { kind: 'customer' }, change).allowed)
    }
  })

  it.each(demandStatuses)('is moved by hand out of %s as the rule decides', (from) => {
    for (const actor of ['customer', 'staff'] as const) {
      for (const statusKey of demandStatuses) {
        const isOpen = at(from).can({ type: 'SET_STATUS', actor, statusKey })
        const decision = evaluateStatusChange({ statusKey: from }, { kind: actor }, { statusKey })
        expect(isOpen).toBe(decision.allowed)
      }
    }
  })

  it('runs as an actor through a whole case', () => {
    const actor = createActor(demandStatusMachine).start()
    const set = (statusKey: DemandStatus) =>
      actor.send({ type: 'SET_STATUS', actor: 'staff', statusKey })
    expect(actor.getSnapshot().value).toBe('OPEN')
    set('PENDING')
    actor.send({ type: 'RESOLVE', actor: 'customer', message: 'Segue o contrato.' })
    expect(actor.getSnapshot().value).toBe('IN_PROGRESS')
    set('FINISHED')
    actor.send({ type: 'REOPEN', actor: 'customer', message: 'Falta a cláusula 3.' })
    expect(actor.getSnapshot().value).toBe('IN_PROGRESS')
  })

  it('does not move by itself, however long it is left', () => {
    const clock = new SimulatedClock()
    const actor = createActor(demandStatusMachine, { clock }).start()
    for (const statusKey of demandStatuses) {
      actor.send({ type: 'SET_STATUS', actor: 'staff', statusKey })
      clock.increment(10 * 365 * 86_400_000)
      expect(actor.getSnapshot().value).toBe(statusKey)
    }
  })

  it('reaches every status by generated paths', () => {
    const { unreached } = explorePaths(demandStatusMachine, {
      events: [
        { type: 'RESOLVE', actor: 'customer', message: 'Segue.' },
        { type: 'REOPEN', actor: 'customer', message: 'Falta.' },
        ...demandStatuses.map((statusKey) => ({
          type: 'SET_STATUS' as const,
          actor: 'staff' as const,
          statusKey,
        })),
      ],
    })
    expect(unreached).toEqual([])
  })

  it('lets a customer reach nothing but IN_PROGRESS, whatever they send', () => {
    const event = fc.oneof(
      fc.record({
        type: fc.constantFrom('RESOLVE' as const, 'REOPEN' as const),
        actor: fc.constant('customer' as const),
        message: fc.string(),
      }),
      fc.record({
        type: fc.constant('SET_STATUS' as const),
        actor: fc.constant('customer' as const),
        statusKey: fc.constantFrom(...demandStatuses),
      }),
    )
    fc.assert(
      fc.property(fc.constantFrom(...demandStatuses), fc.array(event), (from, sent) => {
        let state = at(from)
        for (const each of sent) state = transition(demandStatusMachine, state, each)[0]
        expect([from, 'IN_PROGRESS']).toContain(state.value)
      }),
    )
  })
})
