import { describe, expect, it } from 'vitest'
import type { DemandChanged } from '../../outbox/outbox-message.ts'
import { type ChangedDemand, type Reader, recipientsOf, toDemandEvents } from './recipients.ts'

const demand: ChangedDemand = {
  id: 'demand',
  name: 'Acordo',
  customerId: 'customer',
  businessId: 'business',
  userId: 'creator',
  private: false,
  privateUsers: ['chosen'],
  following: [],
  backofficeUserId: null,
}
const touched: DemandChanged = {
  kind: 'demandChanged',
  demandId: 'demand',
  authorId: 'creator',
  notice: null,
}

const news = { kind: 'message' } as const

describe('recipientsOf', () => {
  const reader = (id: string, more: Partial<Reader> = {}): Reader => ({
    id,
    type: 'CUSTOMER',
    status: 'ACTIVE',
    customerId: 'customer',
    customerSuperAdmin: false,
    businessIds: ['business'],
    muted: [],
    ...more,
  })
  const readers = [
    reader('creator'),
    reader('chosen'),
    reader('colleague'),
    reader('removed', { businessIds: [] }),
    reader('elsewhere', { businessIds: ['another'] }),
    reader('super', { businessIds: [], customerSuperAdmin: true }),
    reader('stranger', { customerId: 'another', customerSuperAdmin: true }),
    reader('blocked', { status: 'BLOCKED' }),
    reader('lawyer', { type: 'BACKOFFICE', customerId: null, businessIds: [] }),
  ]
  const followed = {
    ...demand,
    following: [...readers.map(({ id }) => id), 'gone'],
    backofficeUserId: 'lawyer',
  }
  const told = (changed: ChangedDemand, message: Partial<DemandChanged> = {}) =>
    recipientsOf(
      changed,
      { ...touched, notice: { news, internal: false }, ...message },
      new Map(readers.map((one) => [one.id, one])),
    ).map(({ id }) => id)

  it.each([
    [
      'whoever follows it and has its business, but its author',
      followed,
      {},
      'chosen colleague super lawyer',
    ],
    [
      'the author of somebody else’s news',
      followed,
      { authorId: 'lawyer' },
      'creator chosen colleague super',
    ],
    ['the insiders of a private one', { ...followed, private: true }, {}, 'chosen lawyer'],
    ['staff of what is internal', followed, { notice: { news, internal: true } }, 'lawyer'],
    ['nobody of what needs no notice', followed, { notice: null }, ''],
    ['its assignee, following or not', { ...followed, following: [] }, {}, 'lawyer'],
  ] as const)('tells %s', (_, changed, message, ids) => {
    expect(told(changed, message).join(' ')).toBe(ids)
  })
})

describe('toDemandEvents', () => {
  it.each([
    ['everybody of the customer', demand, touched, null],
    ['the insiders of a private one', { ...demand, private: true }, touched, ['creator', 'chosen']],
    [
      'those who saw it until it became private',
      { ...demand, private: true },
      { ...touched, wasPublic: true },
      null,
    ],
  ] as const)('tells %s', (_, changed, message, userIds) => {
    const [told, ...along] = toDemandEvents(changed, message)
    const event = { type: 'demand', demandId: 'demand', businessId: 'business' }
    const audience = { customerId: 'customer', staff: true, userIds }
    expect(told).toEqual({ event, audience })
    const notification = { event: { ...event, type: 'notification' }, audience }
    expect(along).toEqual('wasPublic' in message ? [notification] : [])
  })

  it('tells only staff of what is internal', () => {
    const notice = { news, internal: true }
    expect(toDemandEvents(demand, { ...touched, notice })[0]?.audience.customerId).toBeNull()
  })
})
