import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase, type Database } from '../db/database.ts'
import { StorageError } from '../ports/files/storage-error.ts'
import { openTestEngine, type TestEngine } from '../testing/test-engine.ts'
import { demoAccounts } from './load-demo.ts'
import { loadDemoPatiently } from './load-demo-patiently.ts'

const clock = { now: () => new Date('2026-11-18T12:30:00Z') }

let test: TestEngine
let db: Database
beforeAll(async () => {
  test = await openTestEngine()
  db = createDatabase(test.engine)
})
afterAll(async () => {
  await db.close()
  await test.remove()
})

it('waits for a storage that is away, and lets the server start meanwhile', async () => {
  let waits = 0
  let isAway = true
  const files = {
    store: async () => {
      if (isAway) throw new StorageError('ECONNREFUSED')
    },
  }
  const loaded = new Promise<unknown>((resolve, reject) => {
    const timeout = {
      pauseMs: 5,
      onWait: () => {
        waits += 1
      },
      onLoaded: resolve,
      onError: reject,
    }
    loadDemoPatiently(db, clock, { files }, timeout).then((accounts) => {
      expect(accounts).toEqual([])
      isAway = false
    }, reject)
  })
  expect(await loaded).toEqual(demoAccounts)
  expect(waits).toBe(1)
})

it('does not wait for what no wait mends', async () => {
  const full = { store: () => Promise.reject(new Error('disk full')) }
  await db.query('truncate users cascade')
  const timeout = { onWait: () => {}, onLoaded: () => {}, onError: () => {} }
  await expect(loadDemoPatiently(db, clock, { files: full }, timeout)).rejects.toThrow('disk full')
})
