import { expect, it } from 'vitest'
import type { Database } from '../../db/database.ts'
import { createAuditTrail } from './audit-trail.ts'

/** A database that answers on command. */
function holdDatabase() {
  const waiting: PromiseWithResolvers<never>[] = []
  const system: Database['system'] = () => {
    const write = Promise.withResolvers<never>()
    waiting.push(write)
    return write.promise
  }
  return { database: { system }, waiting }
}

const entry = {
  event: 'FILE_DOWNLOADED',
  actorId: 'a',
  customerId: null,
  subjectId: 'uploads/1',
  details: {},
} as const
const morning = new Date('2026-03-10T12:00:00Z')

function open() {
  const { database, waiting } = holdDatabase()
  const logs: object[] = []
  const logger = { error: (details: object) => void logs.push(details) }
  const trail = createAuditTrail({ database, timeZone: 'America/Sao_Paulo', logger })
  /** Whether the promise of an entry has resolved by now. */
  const note = (at = morning) => {
    const state = { isThere: false }
    trail.note(entry, at).then(() => {
      state.isThere = true
    })
    return state
  }
  return { waiting, logs, note }
}
const soon = () => new Promise((resolve) => setTimeout(resolve))

it('is there for good before anybody goes on, also the second one who notes it', async () => {
  const { waiting, note } = open()
  const [first, second] = [note(), note()]
  await soon()
  expect([first.isThere, second.isThere, waiting.length]).toEqual([false, false, 1])
  waiting[0]?.resolve(undefined as never)
  await soon()
  const third = note()
  await soon()
  expect([first.isThere, second.isThere, third.isThere, waiting.length]).toEqual([
    true,
    true,
    true,
    1,
  ])
  note(new Date('2026-03-11T12:00:00Z'))
  expect(waiting).toHaveLength(2)
})

it('holds nobody up that the database refuses, says so, and tries again', async () => {
  const { waiting, logs, note } = open()
  const first = note()
  waiting[0]?.reject(new Error('full'))
  await soon()
  expect([first.isThere, logs]).toEqual([
    true,
    [{ err: expect.objectContaining({ message: 'full' }), event: 'FILE_DOWNLOADED' }],
  ])
  note()
  expect(waiting).toHaveLength(2)
})
