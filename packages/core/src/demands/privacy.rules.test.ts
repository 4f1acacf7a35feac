import { describe, expect, it } from 'vitest'
import type { DemandViewer } from './demand-viewer.ts'
import {
  evaluateAddPrivateUsers,
  evaluateMakePrivate,
  evaluateMakePublic,
  evaluatePrivacyOffer,
  evaluateSecrecy,
  type PrivacySubject,
  toPrivacyCandidates,
} from './privacy.rules.ts'

const user: DemandViewer = { id: 'user', kind: 'customer', isAdmin: false, isSpecificDemand: false }
const admin: DemandViewer = { ...user, id: 'admin', isAdmin: true }
const specific: DemandViewer = { ...admin, isSpecificDemand: true }
const staff: DemandViewer = { ...user, id: 'staff', kind: 'staff' }
const firmAdmin: DemandViewer = { ...staff, isAdmin: true }
const open: PrivacySubject = { private: false, userId: 'creator', privateUsers: [] }
const closed: PrivacySubject = { private: true, userId: 'creator', privateUsers: ['admin', 'b'] }

it('exists for all but customers of specific demands', () => {
  expect(evaluateSecrecy(null).allowed).toBe(true)
  expect(evaluateSecrecy(user).allowed).toBe(true)
  expect(evaluateSecrecy(specific)).toEqual({ allowed: false, reason: 'specificDemand' })
})

describe('the toggle', () => {
  it.each([
    ['an admin', admin, null],
    ['an admin of the firm', firmAdmin, null],
    ['staff', staff, 'notAdmin'],
    ['a plain user', user, 'notAdmin'],
    ['an admin of a specific-demand customer', specific, 'specificDemand'],
  ] as const)('of %s', (_, viewer, reason) => {
    for (const decision of [
      evaluatePrivacyOffer(viewer),
      evaluateMakePrivate(open, viewer, ['b']),
      evaluateMakePublic(viewer),
    ]) {
      expect(decision.allowed ? null : decision.reason).toBe(reason)
    }
  })

  it('keeps the acting admin, and never names the creator', () => {
    expect(evaluateMakePrivate(open, admin, ['b', 'creator', 'b'])).toMatchObject({
      private: true,
      privateUsers: ['b', 'admin'],
    })
    expect(evaluateMakePrivate(open, { ...admin, id: 'creator' }, ['creator'])).toMatchObject({
      privateUsers: [],
    })
    expect(evaluateMakePrivate(open, firmAdmin, ['b'])).toMatchObject({ privateUsers: ['b'] })
  })

  it('keeps those who saw a demand that was private already', () => {
    expect(evaluateMakePrivate(closed, admin, ['c'])).toMatchObject({
      privateUsers: ['admin', 'b', 'c'],
    })
  })

  it('forgets who was chosen when the demand opens', () => {
    expect(evaluateMakePublic(admin)).toEqual({ allowed: true, private: false, privateUsers: [] })
  })
})

describe('evaluateAddPrivateUsers', () => {
  const creator = { ...user, id: 'creator' }
  it.each([
    ['the creator', closed, creator, null],
    ['an admin', closed, admin, null],
    ['an admin of the firm', closed, firmAdmin, null],
    ['staff', closed, staff, 'notCreator'],
    ['a chosen user', closed, { ...user, id: 'b' }, 'notCreator'],
    ['the creator of an open demand', open, creator, 'notPrivate'],
    [
      'the creator, of a specific-demand customer',
      closed,
      { ...specific, id: 'creator' },
      'specificDemand',
    ],
  ] as const)('by %s', (_, demand, viewer, reason) => {
    const decision = evaluateAddPrivateUsers(demand, viewer, ['c'])
    expect(decision.allowed ? null : decision.reason).toBe(reason)
    if (decision.allowed) expect(decision.privateUsers).toEqual(['admin', 'b', 'c'])
  })
})

describe('what can be made private together', () => {
  const public1 = { id: 'd1', private: false }
  const public2 = { id: 'd2', private: false }

  it('is each demand that is not', () => {
    expect(toPrivacyCandidates([public1, { id: 'd3', private: true }, public2])).toEqual([
      public1,
      public2,
    ])
  })

  it('is a demand of several lists once', () => {
    expect(toPrivacyCandidates([public1, public2, public1])).toEqual([public1, public2])
  })

  it('is no demand that one of the lists has read as private', () => {
    const hidden = { ...public1, private: true }
    expect(toPrivacyCandidates([public1, public2, hidden])).toEqual([public2])
    expect(toPrivacyCandidates([hidden, public2, public1])).toEqual([public2])
  })
})
