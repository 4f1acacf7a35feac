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
import { ApiError } from '../http/index.ts'
import { explorePaths } from '../testing/machine-paths.fixture.ts'
import { type PaymentDialogEvent, paymentDialogMachine } from './payment-dialog.machine.ts'

const admin = { customerAdmin: true, customerSuperAdmin: false }
const user = { customerAdmin: false, customerSuperAdmin: false }
const attachment = { fileName: 'c.pdf', fileType: 'application/pdf', fileSize: 1, awsFileKey: 'k' }

const after = (who: typeof admin, ...events: PaymentDialogEvent[]) => {
  let [state] = initialTransition(paymentDialogMachine, { user: who })
  for (const event of events) [state] = transition(paymentDialogMachine, state, event)
  return state
}

const released = { released: true }
const lost = new ApiError({ kind: 'network', status: 0, code: 'NETWORK', message: '' })
const denied = new ApiError({ kind: 'problem', status: 409, code: 'CONFLICT', message: '' })

function start(sendReceipt: () => Promise<{ released: boolean }>) {
  const machine = paymentDialogMachine.provide({
    actors: { sendReceipt: fromPromise(sendReceipt) },
  })
  return createActor(machine, { input: { user: admin } }).start()
}

describe('paymentDialogMachine', () => {
  it.each<[string, typeof admin, PaymentDialogEvent[], string, string | null]>([
    ['an admin pays', admin, [{ type: 'PAY' }], 'paying', null],
    ['an admin sends a proof', admin, [{ type: 'SEND', attachment }], 'sending', null],
    ['nothing was chosen', admin, [{ type: 'SEND', attachment: null }], 'open', 'receiptRequired'],
    [
      'something is chosen then',
      admin,
      [
        { type: 'SEND', attachment: null },
        { type: 'SEND', attachment },
      ],
      'sending',
      null,
    ],
    ['a plain user cannot pay', user, [{ type: 'PAY' }], 'open', null],
    ['a plain user cannot send', user, [{ type: 'SEND', attachment }], 'open', null],
    [
      'nobody pays while a proof is on its way',
      admin,
      [{ type: 'SEND', attachment }, { type: 'PAY' }],
      'sending',
      null,
    ],
  ])('%s', (_, who, events, value, problem) => {
    const state = after(who, ...events)
    expect(state.value).toBe(value)
    expect(state.context.problem).toBe(problem)
  })

  it('ends when the proof is stored', async () => {
    const sent: unknown[] = []
    const machine = paymentDialogMachine.provide({
      actors: {
        sendReceipt: fromPromise(async ({ input }) => {
          sent.push(input)
          return released
        }),
      },
    })
    const actor = createActor(machine, { input: { user: admin } }).start()
    actor.send({ type: 'SEND', attachment })
    expect(await toPromise(actor)).toBe('receiptSent')
    expect(sent).toEqual([{ attachment, named: {} }])
  })

  it('stays when the proof could not be sent, and takes another one', async () => {
    let tries = 0
    const actor = start(async () => {
      tries += 1
      if (tries === 1) throw new Error('offline')
      return released
    })
    actor.send({ type: 'SEND', attachment })
    const failed = await waitFor(actor, (state) => state.matches('open'))
    expect(failed.context.problem).toBe('sendFailed')
    actor.send({ type: 'SEND', attachment })
    expect(await toPromise(actor)).toBe('receiptSent')
  })

  it('names the same invoice until it is known whether the proof of it was taken', async () => {
    const answers = [lost, denied, { released: false }, released]
    const sent: unknown[] = []
    const machine = paymentDialogMachine.provide({
      actors: {
        sendReceipt: fromPromise(async ({ input }) => {
          sent.push(input.named.billingId)
          const [answer] = answers.splice(0, 1)
          if (answer instanceof Error || !answer) throw answer
          return answer
        }),
      },
    })
    const actor = createActor(machine, { input: { user: admin } }).start()
    for (const billingId of ['january', 'february', 'march']) {
      actor.send({ type: 'SEND', attachment, named: { billingId } })
      await waitFor(actor, (state) => state.matches('open'))
    }
    actor.send({ type: 'SEND', attachment, named: { billingId: 'april' } })
    await toPromise(actor)
    expect(sent).toEqual(['january', 'january', 'march', 'april'])
  })

  it('names another invoice where the one that was kept is not open any more', async () => {
    const sent: unknown[] = []
    const machine = paymentDialogMachine.provide({
      actors: {
        sendReceipt: fromPromise(async ({ input }) => {
          sent.push(input.named.billingId)
          if (sent.length === 1) throw lost
          return released
        }),
      },
    })
    const actor = createActor(machine, { input: { user: admin } }).start()
    actor.send({ type: 'SEND', attachment, named: { billingId: 'january' } })
    await waitFor(actor, (state) => state.matches('open'))
    actor.send({ type: 'NAME_ANOTHER' })
    expect(actor.getSnapshot().context.named).toBeNull()
    actor.send({ type: 'SEND', attachment, named: { billingId: 'february' } })
    await toPromise(actor)
    expect(sent).toEqual(['january', 'february'])
  })

  it('stays when the firm has to look at the proof first', async () => {
    const actor = start(async () => ({ released: false }))
    actor.send({ type: 'SEND', attachment })
    const waiting = await waitFor(actor, (state) => state.matches('open'))
    expect(waiting.context.problem).toBe('waitsForFirm')
  })

  it('tells what it ended by', async () => {
    const actor = start(async () => released)
    const output = toPromise(actor)
    actor.send({ type: 'PAY' })
    expect(await output).toBe('payNow')
  })

  it('stays open, however long nobody does anything', () => {
    const clock = new SimulatedClock()
    const actor = createActor(paymentDialogMachine, { input: { user: admin }, clock }).start()
    clock.increment(365 * 86_400_000)
    expect(actor.getSnapshot().value).toBe('open')
  })

  const explore = (who: typeof admin) =>
    explorePaths(paymentDialogMachine, {
      inputs: [{ user: who }],
      events: [
        { type: 'PAY' },
        { type: 'NAME_ANOTHER' },
        { type: 'SEND', attachment },
        { type: 'SEND', attachment: null },
      ],
      answers: { sendReceipt: [released, { released: false }] },
    })

  it('lets an admin reach every state', () => {
    const { unreached } = explore(admin)
    expect(unreached).toEqual([])
  })

  it('lets a plain user reach nothing but the open dialog', () => {
    expect(explore(user).reached).toEqual(['open'])
  })
})
