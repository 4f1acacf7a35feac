import { describe, expect, it } from 'vitest'
import type { ContractBlock } from '../access/index.ts'
import { refused } from '../decision.ts'
import { demandRefusalMessages } from '../messages/demand-refusals.ts'
import {
  type DemandOffers,
  evaluateDemandOffers,
  type OfferedDemand,
  showsPrivacy,
} from './demand-offers.rules.ts'
import { demandStatuses } from './demand-status.ts'

const viewer = { id: 'u', kind: 'customer', isAdmin: true, isSpecificDemand: false } as const
const open = { demandActions: { allowed: true }, writing: { allowed: true } } as const
const blocks: readonly ContractBlock[] = ['churned', 'ended', 'suspended', 'overdue']
const closed = { ...open, demandActions: { allowed: false, reason: 'overdue' } } as const
const ended = { demandActions: refused('ended'), writing: refused('ended') } as const
const demand: OfferedDemand = {
  statusKey: 'OPEN',
  validationDate: null,
  feedback: null,
  priority: false,
  deleveryForecast: '2026-12-01',
}
const openOnes = (offers: DemandOffers) =>
  Object.entries(offers)
    .filter(([, decision]) => decision.allowed)
    .map(([name]) => name)
const always = ['togglePrivate', 'rename', 'tag', 'follow', 'markUnread']

describe('evaluateDemandOffers', () => {
  it.each([
    ['OPEN', ['chat']],
    ['IN_PROGRESS', ['prioritize', 'chat']],
    ['PENDING', ['resolve']],
    ['FINISHED', ['reopen', 'validate', 'feedback']],
    ['BLOCKED', []],
  ] as const)('%s offers %j', (statusKey, offered) => {
    const offers = evaluateDemandOffers({ ...demand, statusKey }, viewer, open, '2026-11-19')
    expect(openOnes(offers)).toEqual([...offered, ...always])
  })

  it.each(demandStatuses)(
    'without the right to act, %s offers none of it and says why',
    (statusKey) => {
      const offers = evaluateDemandOffers({ ...demand, statusKey }, viewer, closed, '2026-11-19')
      expect(openOnes(offers)).toEqual(always)
      expect(offers.chat).toEqual({ allowed: false, reason: 'overdue' })
    },
  )

  it.each([
    ['an admin', viewer, open, true],
    ['a plain user', { ...viewer, isAdmin: false }, open, true],
    ['a customer of specific demands', { ...viewer, isSpecificDemand: true }, open, false],
    ['a contract that has ended', viewer, ended, false],
  ] as const)('of %s the secrecy is shown: %s', (_, who, access, shows) => {
    expect(showsPrivacy(evaluateDemandOffers(demand, who, access, '2026-11-19'))).toBe(shows)
  })

  it.each(demandStatuses)(
    'of a contract that has ended %s can only be left unread',
    (statusKey) => {
      const offers = evaluateDemandOffers({ ...demand, statusKey }, viewer, ended, '2026-11-19')
      expect(openOnes(offers)).toEqual(['markUnread'])
      expect(offers.togglePrivate).toEqual({ allowed: false, reason: 'ended' })
    },
  )

  it.each([
    [{ isAdmin: false }, 'notAdmin'],
    [{ isSpecificDemand: true }, 'specificDemand'],
    [{ isAdmin: false, isSpecificDemand: true }, 'specificDemand'],
  ])('secrecy for %j: %s', (change, reason) => {
    const offers = evaluateDemandOffers(demand, { ...viewer, ...change }, open, '2026-11-19')
    expect(offers.togglePrivate).toEqual({ allowed: false, reason })
  })

  it('has a text for every refusal', () => {
    for (const statusKey of demandStatuses) {
      for (const access of [
        open,
        ended,
        ...blocks.map((reason) => ({ ...open, demandActions: refused(reason) })),
      ]) {
        for (const change of [
          {},
          { priority: true },
          { deleveryForecast: null },
          { validationDate: '2026-11-01T00:00:00Z', feedback: { skipped: false } },
        ]) {
          const offers = evaluateDemandOffers(
            { ...demand, statusKey, ...change },
            { ...viewer, isAdmin: false },
            access,
            '2026-11-19',
          )
          for (const decision of Object.values(offers)) {
            if (!decision.allowed) {
              expect(demandRefusalMessages).toHaveProperty([`demands.refused.${decision.reason}`])
            }
          }
        }
      }
    }
  })
})
