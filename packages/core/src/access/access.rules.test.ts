import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conventions } from '../calendar/index.ts'
import { canTakeTurn, toDeadlineState } from '../demands/index.ts'
import {
  type AccessCustomer,
  deadlinesStoppedSince,
  evaluateAccess,
  toDeadlineStop,
} from './access.rules.ts'
import { evaluatePaymentDialog } from './payment-dialog.rules.ts'
import { evaluateToolAccess, type Tool, toolNames } from './tool-access.rules.ts'

const today = '2026-11-19'
const upToDate: AccessCustomer & { customerAccess: string[] } = {
  isChurn: false,
  accessAllowedUntil: null,
  hasSuspendedContract: false,
  hasPaymentOverdue: false,
  paymentOverdueSince: null,
  isSpecificDemand: false,
  customerAccess: [],
}
const states = {
  churned: { isChurn: true, accessAllowedUntil: '2026-11-18' },
  ended: { isChurn: true, accessAllowedUntil: '2026-11-30' },
  suspended: { hasSuspendedContract: true },
  overdue: { paymentOverdueSince: '2026-11-16' },
  inGrace: { hasPaymentOverdue: true, paymentOverdueSince: '2026-11-17' },
  specificDemand: { isSpecificDemand: true },
  paymentOverdue: { hasPaymentOverdue: true },
} satisfies Record<string, Partial<AccessCustomer>>
type State = keyof typeof states

const users = {
  superAdmin: { customerAdmin: true, customerSuperAdmin: true },
  admin: { customerAdmin: true, customerSuperAdmin: false },
  user: { customerAdmin: false, customerSuperAdmin: false },
}

const customerWith = (...names: State[]) =>
  Object.assign({}, upToDate, ...names.map((name) => states[name])) as typeof upToDate

const accessOf = (customer: AccessCustomer | null, user = users.user) =>
  evaluateAccess({ customer, user, today, conventions: conventions.specified })

const reasonOf = (decision: { allowed: boolean; reason?: string }) =>
  decision.allowed ? 'allowed' : decision.reason

describe('evaluateAccess', () => {
  it.each<[State[], string, string, string, string | null]>([
    [[], 'allowed', 'allowed', 'allowed', null],
    [['churned'], 'churned', 'churned', 'churned', null],
    [['ended'], 'ended', 'ended', 'ended', 'ended'],
    [['ended', 'suspended', 'paymentOverdue'], 'ended', 'ended', 'ended', 'ended'],
    [['suspended'], 'suspended', 'suspended', 'suspended', 'suspended'],
    [['overdue'], 'overdue', 'overdue', 'overdue', 'overdue'],
    [['inGrace'], 'allowed', 'allowed', 'paymentOverdue', null],
    [['specificDemand'], 'allowed', 'specificDemand', 'specificDemand', 'specificDemand'],
    [['paymentOverdue'], 'allowed', 'allowed', 'paymentOverdue', null],
    [['overdue', 'paymentOverdue'], 'overdue', 'overdue', 'paymentOverdue', 'overdue'],
    [['churned', 'suspended', 'overdue'], 'churned', 'churned', 'churned', null],
    [['churned', 'paymentOverdue'], 'churned', 'churned', 'churned', null],
    [['suspended', 'overdue'], 'suspended', 'suspended', 'suspended', 'suspended'],
    [['suspended', 'specificDemand'], 'suspended', 'suspended', 'suspended', 'suspended'],
    [['overdue', 'specificDemand'], 'overdue', 'overdue', 'overdue', 'overdue'],
    [
      ['specificDemand', 'paymentOverdue'],
      'allowed',
      'specificDemand',
      'paymentOverdue',
      'specificDemand',
    ],
  ])('%j: actions %s, functionalities %s, creation %s, notice %s', (...row) => {
    const [names, actions, functionalities, creation, notice] = row
    const access = accessOf(customerWith(...names))
    expect(reasonOf(access.demandActions)).toBe(actions)
    expect(reasonOf(access.functionalities)).toBe(functionalities)
    expect(reasonOf(access.demandCreation)).toBe(creation)
    expect(access.notice?.kind ?? null).toBe(notice)
    expect(access.visible).toBe(!names.includes('churned'))
    const isOver = names.includes('churned') || names.includes('ended')
    expect(access.writing.allowed).toBe(!isOver)
    const isHeld = !access.demandActions.allowed
    expect(access.deadlines.state).toBe(isHeld ? 'suspended' : 'running')
    expect(canTakeTurn(toDeadlineState(toDeadlineStop(access.deadlines)))).toBe(!isHeld)
    expect(toDeadlineStop(access.deadlines)).toEqual({
      areDeadlinesSuspended: isHeld,
      hasContractEnded: names.includes('ended') || names.includes('churned'),
    })
  })

  it.each<[string, Partial<AccessCustomer>, boolean]>([
    ['flag without a date', { isChurn: true }, false],
    ['flag, last day is today', { isChurn: true, accessAllowedUntil: '2026-11-19' }, true],
    ['flag, last day was yesterday', { isChurn: true, accessAllowedUntil: '2026-11-18' }, false],
    ['date passed without the flag', { accessAllowedUntil: '2020-01-01' }, true],
    [
      'last day as an instant, still the 19th in São Paulo',
      { isChurn: true, accessAllowedUntil: '2026-11-20T02:59:59Z' },
      true,
    ],
  ])('churn: %s', (_, change, visible) => {
    expect(accessOf({ ...upToDate, ...change }).visible).toBe(visible)
  })

  it.each<[string, string, string]>([
    ['2026-11-17', 'second working day', 'allowed'],
    ['2026-11-16', 'third working day', 'overdue'],
    ['2026-11-14', 'since a Saturday', 'overdue'],
    ['2026-11-19', 'since today', 'allowed'],
  ])('overdue since %s (%s): %s', (paymentOverdueSince, _, expected) => {
    const access = accessOf({ ...upToDate, paymentOverdueSince })
    expect(reasonOf(access.demandActions)).toBe(expected)
  })

  it.each([
    ['superAdmin', 'financialPage'],
    ['admin', 'invoiceLink'],
    ['user', null],
  ] as const)('the overdue notice of %s pays by %s', (audience, payment) => {
    const access = accessOf(customerWith('overdue'), users[audience])
    expect(access.notice).toEqual({ kind: 'overdue', audience, payment })
    const suspended = accessOf(customerWith('suspended'), users[audience])
    expect(suspended.notice).toEqual({ kind: 'suspended', audience, payment: null })
  })

  it('lists every state that holds, in order of precedence', () => {
    const all = customerWith('churned', 'suspended', 'overdue', 'specificDemand', 'paymentOverdue')
    expect(accessOf(all).reasons).toEqual([
      'churned',
      'suspended',
      'overdue',
      'specificDemand',
      'paymentOverdue',
    ])
  })

  it.each<[Partial<AccessCustomer>, string | null]>([
    [
      { hasSuspendedContract: true, contractSuspendedAt: '2026-11-17T01:00:00Z' },
      '2026-11-17T01:00:00.000Z',
    ],
    [{ hasSuspendedContract: true }, null],
    [{ paymentOverdueSince: '2026-11-10' }, '2026-11-13T03:00:00.000Z'],
    [
      {
        hasSuspendedContract: true,
        contractSuspendedAt: '2026-11-17T01:00:00Z',
        paymentOverdueSince: '2026-11-10',
      },
      '2026-11-13T03:00:00.000Z',
    ],
  ])('%j holds the deadlines since %s', (change, since) => {
    const moment = { today, conventions: conventions.specified }
    const held = deadlinesStoppedSince({ ...upToDate, ...change }, moment)
    expect(held?.toISOString() ?? null).toBe(since)
  })

  it('limits no staff', () => {
    const access = accessOf(null)
    expect(access.visible && access.demandCreation.allowed && access.demandActions.allowed).toBe(
      true,
    )
  })

  it('never opens a wider right while a narrower one is closed', () => {
    const names = fc.subarray(Object.keys(states) as State[])
    fc.assert(
      fc.property(names, fc.constantFrom(...Object.values(users)), (chosen, user) => {
        const access = accessOf(customerWith(...chosen), user)
        if (!access.visible) expect(access.demandActions.allowed).toBe(false)
        if (!access.demandActions.allowed) expect(access.functionalities.allowed).toBe(false)
        if (!access.functionalities.allowed) expect(access.demandCreation.allowed).toBe(false)
        if (access.demandCreation.allowed) expect(access.reasons).toEqual([])
      }),
    )
  })
})

describe('evaluateToolAccess', () => {
  const toolOf = (tool: Tool, customer: typeof upToDate | null, user = users.user) =>
    evaluateToolAccess({ tool, customer, user, today, conventions: conventions.specified })
  const tools = Object.keys(toolNames) as Tool[]

  it.each(tools)('%s is open to customers that are not specific-demand', (tool) => {
    expect(toolOf(tool, upToDate).allowed).toBe(true)
    expect(toolOf(tool, null).allowed).toBe(true)
  })

  it.each(tools)('%s needs its entry for a specific-demand customer', (tool) => {
    const customer = customerWith('specificDemand')
    expect(toolOf(tool, { ...customer, customerAccess: [toolNames[tool]] }).allowed).toBe(true)
    const others = tools.filter((other) => other !== tool).map((other) => toolNames[other])
    expect(toolOf(tool, { ...customer, customerAccess: others })).toEqual({
      allowed: false,
      reason: 'toolNotContracted',
      notice: { kind: 'toolNotContracted', audience: 'user', payment: null },
    })
  })

  it.each<[State, string | null]>([
    ['churned', null],
    ['suspended', 'suspended'],
    ['overdue', 'overdue'],
  ])('%s closes it even when contracted', (state, notice) => {
    const customer = customerWith(state, 'specificDemand')
    const decision = toolOf('reminders', { ...customer, customerAccess: ['Lembretes'] })
    expect(decision).toMatchObject({ allowed: false, reason: state })
    expect(decision.allowed ? undefined : (decision.notice?.kind ?? null)).toBe(notice)
  })

  it('stays open within the grace', () => {
    expect(toolOf('reminders', customerWith('inGrace')).allowed).toBe(true)
  })
})

describe('evaluatePaymentDialog', () => {
  const tags = [{ name: 'VIP' }, { name: 'Inadimplente' }]

  it.each([
    ['superAdmin', 'financialPage'],
    ['admin', 'invoiceLink'],
    ['user', null],
  ] as const)('shows to %s and pays by %s', (audience, payment) => {
    expect(evaluatePaymentDialog(tags, users[audience], '/demands')).toEqual({
      shown: true,
      audience,
      payment,
    })
  })

  it('stays away on the finance page and without the tag', () => {
    for (const path of ['/financial', '/financial/']) {
      expect(evaluatePaymentDialog(tags, users.superAdmin, path).shown).toBe(false)
    }
    expect(evaluatePaymentDialog(tags, users.superAdmin, '/financials').shown).toBe(true)
    expect(evaluatePaymentDialog([{ name: 'VIP' }], users.user, '/').shown).toBe(false)
    expect(evaluatePaymentDialog([], users.user, '/').shown).toBe(false)
  })

  it('stays away once it was put away', () => {
    expect(evaluatePaymentDialog(tags, users.admin, '/', { isDismissed: true })).toEqual({
      shown: false,
    })
    expect(evaluatePaymentDialog(tags, users.admin, '/', { isDismissed: false }).shown).toBe(true)
  })

  it('leaves the contact of the firm in reach where the contract hides everything else', () => {
    expect(evaluatePaymentDialog(tags, users.admin, '/', { visible: false })).toEqual({
      shown: false,
    })
  })
})
