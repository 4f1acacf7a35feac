import { expect, it } from 'vitest'
import { joinQueueMoves } from './join-queue-moves.ts'

type Moved = Parameters<typeof joinQueueMoves>[0][number]

const move = (demandId: string, from: string, to: string, readerId = 'ana'): Moved => ({
  demand: { id: demandId, businessId: 'centro' },
  reader: { id: readerId, type: 'CUSTOMER' },
  authorId: 'lia',
  notice: {
    news: { kind: 'forecast', forecast: { from, to } },
    forecast: { from, to },
    internal: false,
    ofQueue: true,
  },
})

it('counts the demands of a queue, and gives the last day of the first', () => {
  const told = joinQueueMoves([
    move('a', '2026-11-20', '2026-11-21'),
    move('b', '2026-11-21', '2026-11-24'),
    move('a', '2026-11-21', '2026-11-25'),
    move('b', '2026-11-24', '2026-11-26'),
  ])
  const forecast = { from: '2026-11-20', to: '2026-11-25' }
  expect(told).toMatchObject([
    { demand: { id: 'a' }, notice: { forecast, news: { kind: 'forecast', forecast, others: 1 } } },
  ])
})

it('tells nothing of a demand that is back on its day', () => {
  const moved = move('b', '2026-11-21', '2026-11-24')
  const told = joinQueueMoves([
    move('a', '2026-11-20', '2026-11-23'),
    moved,
    move('a', '2026-11-23', '2026-11-20'),
  ])
  expect(told).toEqual([moved])
})

it('tells of each business by itself: a reader is in one at a time', () => {
  const inNorth = (moved: Moved): Moved => ({
    ...moved,
    demand: { ...moved.demand, businessId: 'norte' },
  })
  const told = joinQueueMoves([
    move('a', '2026-11-20', '2026-11-21'),
    inNorth(move('b', '2026-11-21', '2026-11-24')),
    inNorth(move('c', '2026-11-24', '2026-11-25')),
  ])
  expect(told).toMatchObject([
    { demand: { id: 'a' }, notice: { news: { kind: 'forecast' } } },
    { demand: { id: 'b' }, notice: { news: { kind: 'forecast', others: 1 } } },
  ])
  expect(told[0]?.notice.news).not.toHaveProperty('others')
})

it("is one of all businesses for the firm's people, who are in none", () => {
  const ofFirm = (moved: Moved, businessId: string): Moved => ({
    ...moved,
    demand: { ...moved.demand, businessId },
    reader: { id: 'lawyer', type: 'BACKOFFICE' },
  })
  const told = joinQueueMoves([
    ofFirm(move('a', '2026-11-20', '2026-11-21'), 'centro'),
    ofFirm(move('b', '2026-11-21', '2026-11-24'), 'norte'),
  ])
  expect(told).toMatchObject([{ demand: { id: 'a' }, notice: { news: { others: 1 } } }])
})

it('tells each reader of the moves of each author, and of everything else by itself', () => {
  const byRui = { ...move('a', '2026-11-20', '2026-11-21'), authorId: 'rui' }
  const alone = { ...byRui, notice: { news: { kind: 'message' }, internal: false } } as const
  const given = [
    move('a', '2026-11-20', '2026-11-21'),
    move('a', '2026-11-20', '2026-11-21', 'davi'),
    byRui,
    alone,
    alone,
  ]
  expect(joinQueueMoves(given)).toEqual(given)
})
