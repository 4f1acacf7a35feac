import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, transition } from 'xstate'
import { createTestModel } from 'xstate/graph'
import { type DemandStatusEvent, demandStatusMachine } from './demand-status.machine.ts'
import { evaluateStatusChange } from './demand-status.rules.ts'
import { demandStatuses } from './demand-status.ts'
import type { DemandStatus } from './demands.types.ts'

const customer = { kind: 'customer' } as const
const staff = { kind: 'staff' } as const

describe('evaluateStatusChange', () => {
  const open: [DemandStatus, DemandStatus][] = [
    ['PENDING', 'IN_PROGRESS'],
    ['FINISHED', 'IN_PROGRESS'],
  ]
  const pairs = demandStatuses.flatMap((from) => demandStatuses.map((to) => [from, to] as const))

  it.each(pairs)('%s to %s', (statusKey, to) => {
    const isOpen = open.some(([a, b]) => a === statusKey && b === to)
    const ask = (message?: string | null) =>
      evaluateStatusChange({ statusKey }, customer, { statusKey: to, message })
    expect(ask('Seguem os documentos.')).toEqual(
      isOpen ? { allowed: true, statusKey: to } : { allowed: false, reason: 'transition' },
    )
    for (const message of [undefined, null, '', ' \n\t ']) {
      expect(ask(message)).toEqual({
        allowed: false,
        reason: isOpen ? 'messageRequired' : 'transition',
      })
    }
    expect(evaluateStatusChange({ statusKey }, staff, { statusKey: to })).toEqual({
      allowed: true,
      statusKey: to,
    })
  })
})

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

  describe('generated paths', () => {
    const events: DemandStatusEvent[] = [
      { type: 'RESOLVE', actor: 'customer', message: 'Segue.' },
      { type: 'REOPEN', actor: 'customer', message: 'Falta.' },
      ...demandStatuses.map((statusKey) => ({
        type: 'SET_STATUS' as const,
        actor: 'staff' as const,
        statusKey,
      })),
    ]
    const paths = createTestModel(demandStatusMachine, { events }).getShortestPaths()

    it('reach every status', () => {
      expect(new Set(paths.map((path) => path.state.value))).toEqual(new Set(demandStatuses))
    })

    it.each(paths.map((path) => [path.description, path] as const))('%s', async (_, path) => {
      const seen: unknown[] = []
      const see = (state: { value: unknown }) => {
        seen.push(state.value)
      }
      await path.test({ states: Object.fromEntries(demandStatuses.map((key) => [key, see])) })
      expect(seen.at(-1)).toBe(path.state.value)
    })
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
