import { describe, expect, it } from 'vitest'
import {
  getDemand,
  getDemandSla,
  listDemandItems,
  listDemands,
  previewDemandForecast,
} from '../demands/index.ts'
import { listDocuments } from '../documents/index.ts'
import { getHome } from '../home/index.ts'
import { createApiClient } from '../http/index.ts'
import { listNotifications } from '../notifications/index.ts'
import { isDemandList, isStaleAfter } from './event-staleness.ts'

const clientIn = (businessId: string | null) =>
  createApiClient({
    baseUrl: 'https://portal.example',
    fetch: () => Promise.reject(new Error('Nothing is read here')),
    token: () => null,
    businessId: () => businessId,
  })
const client = clientIn('b1')
const event = { type: 'demand', demandId: 'd1', businessId: 'b1' } as const

describe('an event of a demand', () => {
  it.each([
    ['the demand', getDemand(client, { id: 'd1' }), true],
    ['another demand', getDemand(client, { id: 'd2' }), false],
    ['its conversation', listDemandItems(client, { id: 'd1' }), true],
    ['the conversation of another', listDemandItems(client, { id: 'd2' }), false],
    ['what it is allowed', getDemandSla(client, { demandId: 'd1' }), true],
    ["another's new date", getDemandSla(client, { demandId: 'd2' }), true],
    ["another's date if answered", previewDemandForecast(client, { id: 'd2' }), true],
    ['its documents', listDocuments(client, { demandId: 'd1' }), true],
    ['the documents of another', listDocuments(client, { demandId: 'd2' }), false],
    ['a list', listDemands(client, { statusKey: 'OPEN' }), true],
    ['all documents', listDocuments(client, {}), true],
    ['the home page', getHome(client, undefined), true],
    ['the notifications', listNotifications(client, { page: 0 }), false],
    ['a list of another business', listDemands(clientIn('b2'), {}), false],
    ['the demand as all businesses show it', getDemand(clientIn(null), { id: 'd1' }), true],
  ])('%s: %s', (_, { queryKey }, expected) => {
    expect(isStaleAfter(event, queryKey)).toBe(expected)
  })

  it('is of any demand and any business where it names none', () => {
    const elsewhere = getDemand(clientIn('b2'), { id: 'd2' })
    expect(isStaleAfter({ type: 'demand' }, elsewhere.queryKey)).toBe(true)
  })

  it("says nothing about what a program keeps beside the SDK's answers", () => {
    for (const own of [[], ['demands'], ['demands', { page: 1 }], ['prices', 'b1', 'eur', {}]]) {
      expect(isStaleAfter(event, own)).toBe(false)
      expect(isDemandList(own)).toBe(false)
    }
  })
})

it.each([
  ['a list', listDemands(client, { statusKey: 'OPEN' }), true],
  ['a conversation', listDemandItems(client, { id: 'd1' }), false],
  ['documents', listDocuments(client, {}), false],
])('events name the entries of a list of demands alone: %s', (_, { queryKey }, expected) => {
  expect(isDemandList(queryKey)).toBe(expected)
})
