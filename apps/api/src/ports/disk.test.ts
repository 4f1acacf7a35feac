import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDisk, keepReserve, spendReserve } from './disk.ts'

let directory: string
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'tramite-disk-'))
})
afterAll(() => rmSync(directory, { recursive: true }))

it('keeps room for a start on a full disk, and leaves it while there is room', () => {
  const reserve = join(directory, 'reserve')
  keepReserve(directory)
  const { size, ino } = statSync(reserve)
  expect(size).toBe(32 * 1024 * 1024)
  spendReserve(directory)
  keepReserve(directory)
  expect(statSync(reserve).ino).toBe(ino)
})

it('has space where the folder has some, and where nothing is kept in it', async () => {
  expect(await createDisk(directory).hasSpace()).toBe(true)
  expect(existsSync(join(directory, 'none'))).toBe(false)
  expect(await createDisk(join(directory, 'none')).hasSpace()).toBe(true)
})
