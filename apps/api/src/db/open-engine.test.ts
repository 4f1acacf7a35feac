import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import { DirectoryInUseError, lockDirectory } from './directory-lock.ts'
import { openEngine } from './open-engine.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'tramite-open-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

it.each([
  ['embedded', {}],
  ['other', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }],
])('closes a data folder of before to others, whatever the database: %s', async (_, more) => {
  chmodSync(directory, 0o755)
  const lock = lockDirectory(directory)
  const opened = openEngine(readEnvironment({ DATA_DIR: directory, ...more }))
  await expect(opened).rejects.toThrow('DATABASE_URL' in more ? Error : DirectoryInUseError)
  lock.release()
  expect(statSync(directory).mode & 0o077).toBe(0)
})
