import { describe, expect, it } from 'vitest'
import {
  createActor,
  fromPromise,
  initialTransition,
  SimulatedClock,
  toPromise,
  transition,
  waitFor,
} from 'xstate'
import type { DemandStatus } from '../demands/demands.types.ts'
import { toTransportError } from '../http/api-error.ts'
import { explorePaths } from '../testing/machine-paths.fixture.ts'
import type { RiskDemand } from './risk.types.ts'
import { type RiskParcel, riskSendingMachine } from './risk-sending.machine.ts'

const attachment = { fileName: 'a.xlsx', fileType: 'x', fileSize: 1, awsFileKey: 'k' }
const demand = (statusKey: DemandStatus): RiskDemand => ({
  id: 'd1',
  statusKey,
  backofficeUserId: null,
})
const send = { type: 'SEND', isComplete: true } as const

interface World {
  readonly found: RiskDemand | null
  readonly fails?: 'loadDemand' | 'createSpreadsheet' | 'deliver'
  /** The answer to the first delivery is lost. */
  readonly isCut?: boolean
  /** The spreadsheets, one after the other; null once a question is open by then. */
  readonly made?: readonly (typeof attachment | null)[]
}

function start({ found, fails, isCut = false, made: sheets = [] }: World) {
  let isLost = isCut
  const parcels: RiskParcel[] = []
  const made: string[] = []
  const clock = new SimulatedClock()
  const left = [...sheets]
  const unless = async <T>(step: World['fails'], value: T) => {
    made.push(step ?? '')
    if (fails === step) throw new Error('offline')
    return value
  }
  const machine = riskSendingMachine.provide({
    actors: {
      loadDemand: fromPromise(() => unless('loadDemand', found)),
      createSpreadsheet: fromPromise(() => {
        const next = left.shift()
        return unless('createSpreadsheet', next === undefined ? attachment : next)
      }),
      deliver: fromPromise(async ({ input }) => {
        await unless('deliver', null)
        if (isLost) {
          isLost = false
          throw toTransportError(null, { aborted: false, timedOut: false })
        }
        parcels.push(input)
      }),
    },
  })
  return { actor: createActor(machine, { clock }).start(), parcels, made, clock }
}

async function rest({ actor }: ReturnType<typeof start>) {
  return waitFor(actor, ({ value }) => ['idle', 'sent', 'blocked'].includes(String(value)))
}

describe('riskSendingMachine', () => {
  it.each([
    ['idle', false, false],
    ['finding', true, true],
    ['exporting', true, true],
    ['delivering', true, true],
    ['sent', false, false],
    ['blocked', false, true],
    ['leaving', false, false],
  ] as const)('%s: on its way %s, unfinished %s', (value, isSending, isUnfinished) => {
    const { context } = createActor(riskSendingMachine).getSnapshot()
    const state = riskSendingMachine.resolveState({ value, context })
    expect(state.hasTag('sending')).toBe(isSending)
    expect(state.hasTag('unfinished')).toBe(isUnfinished)
  })

  it('begins only with a complete analysis', () => {
    const [idle] = initialTransition(riskSendingMachine)
    const [refused] = transition(riskSendingMachine, idle, { ...send, isComplete: false })
    expect(refused.value).toBe('idle')
    const [begun, actions] = transition(riskSendingMachine, idle, send)
    expect(begun.value).not.toBe('idle')
    expect(actions.length).toBeGreaterThan(0)
  })

  it.each([
    ['OPEN', 'message'],
    ['IN_PROGRESS', 'message'],
    ['BLOCKED', 'message'],
    ['FINISHED', 'reopen'],
  ] as const)('delivers to a demand that is %s by %s', async (statusKey, route) => {
    const world = start({ found: demand(statusKey) })
    world.actor.send(send)
    expect((await rest(world)).value).toBe('sent')
    expect(world.parcels).toEqual([{ route, demand: demand(statusKey), attachment }])
  })

  it('is blocked by a demand that is PENDING, and leads there after two seconds', async () => {
    const world = start({ found: demand('PENDING') })
    world.actor.send(send)
    const blocked = await rest(world)
    expect(blocked.value).toBe('blocked')
    expect(blocked.context.problem).toBe('pending')
    expect(world.made).toEqual(['loadDemand'])
    world.clock.increment(1999)
    expect(world.actor.getSnapshot().status).toBe('active')
    world.clock.increment(1)
    expect(await toPromise(world.actor)).toEqual({ demandId: 'd1' })
  })

  it('begins anew after an unanswered delivery if the answers are others', async () => {
    const other = { ...attachment, awsFileKey: 'other' }
    const world = start({
      ...{ found: demand('FINISHED'), isCut: true },
      made: [attachment, other, other],
    })
    world.actor.send(send)
    expect((await rest(world)).context.isUnanswered).toBe(true)
    world.actor.send(send)
    expect((await rest(world)).value).toBe('sent')
    expect(world.made.filter((step) => step === 'loadDemand')).toHaveLength(2)
    expect(world.parcels).toEqual([
      { route: 'reopen', demand: demand('FINISHED'), attachment: other },
    ])
  })

  it('sends nothing without a demand', async () => {
    const world = start({ found: null })
    world.actor.send(send)
    const { value, context } = await rest(world)
    expect([value, context.problem]).toEqual(['idle', 'noDemand'])
    expect(world.made).toEqual(['loadDemand'])
  })

  it('does nothing while a sector is open', () => {
    const world = start({ found: demand('OPEN') })
    world.actor.send({ type: 'SEND', isComplete: false })
    const { value, context } = world.actor.getSnapshot()
    expect([value, context.problem, world.made]).toEqual(['idle', 'incomplete', []])
  })

  it('sends nothing when a question has been added since the page was read', async () => {
    const world = start({ found: demand('FINISHED'), made: [null] })
    world.actor.send(send)
    const { value, context } = await rest(world)
    expect([value, context.problem, world.parcels]).toEqual(['idle', 'incomplete', []])
  })

  it('asks for the demand again when what got no answer is not sent again as it was', async () => {
    const world = start({ found: demand('FINISHED'), isCut: true, made: [attachment, null] })
    for (const problem of ['requestFailed', 'incomplete', null]) {
      world.actor.send(send)
      await waitFor(world.actor, ({ value }) => value !== 'idle')
      expect((await rest(world)).context.problem).toBe(problem)
    }
    expect(world.made.filter((step) => step === 'loadDemand')).toHaveLength(2)
    expect(world.parcels).toHaveLength(1)
  })

  it.each(['loadDemand', 'createSpreadsheet', 'deliver'] as const)(
    'can be tried again after %s failed',
    async (fails) => {
      const world = start({ found: demand('FINISHED'), fails })
      for (const _ of [1, 2]) {
        world.actor.send(send)
        await waitFor(world.actor, ({ value }) => value !== 'idle')
        const { value, context } = await rest(world)
        expect([value, context.problem]).toEqual(['idle', 'requestFailed'])
      }
      expect(world.made.filter((step) => step === fails)).toHaveLength(2)
      expect(world.parcels).toEqual([])
    },
  )

  it('delivers once more as it was, to a demand that has gone on since, what got no answer', async () => {
    const world = start({ found: demand('FINISHED'), isCut: true })
    world.actor.send(send)
    expect((await rest(world)).context).toMatchObject({
      problem: 'requestFailed',
      isUnanswered: true,
    })
    world.actor.send(send)
    await waitFor(world.actor, ({ value }) => value !== 'idle')
    expect(world.actor.getSnapshot().context.problem).toBeNull()
    expect((await rest(world)).value).toBe('sent')
    expect(world.made.filter((step) => step === 'loadDemand')).toHaveLength(1)
    expect(world.parcels).toEqual([{ route: 'reopen', demand: demand('FINISHED'), attachment }])
    world.actor.send(send)
    await waitFor(world.actor, ({ value }) => value !== 'sent')
    await rest(world)
    expect(world.made.filter((step) => step === 'loadDemand')).toHaveLength(2)
  })

  it('is pressed once: while it sends, it sends', async () => {
    const world = start({ found: demand('OPEN') })
    for (const _ of [1, 2, 3]) world.actor.send(send)
    await rest(world)
    expect(world.parcels).toHaveLength(1)
  })

  it('can be reached in every state', () => {
    const { unreached, states } = explorePaths(riskSendingMachine, {
      events: [send, { type: 'SEND', isComplete: false }],
      answers: {
        loadDemand: [null, demand('PENDING'), demand('FINISHED'), demand('OPEN')],
        createSpreadsheet: [attachment, null],
        deliver: [undefined],
      },
    })
    expect(unreached).toEqual([])
    for (const { value, context } of states) {
      // Nothing is delivered to a demand that is PENDING, nor without a spreadsheet.
      if (value !== 'delivering' && value !== 'sent') continue
      expect(context.demand?.statusKey).not.toBe('PENDING')
      expect(context.attachment).toEqual(attachment)
    }
  })
})
