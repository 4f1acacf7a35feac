import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createUnlinkedFiles } from './unlinked-files.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'tramite-scratch-'))
})
afterEach(() => rmSync(directory, { recursive: true }))
const scratch = () => join(directory, 'scratch')

it('is read as often as wanted, and stands in no folder while it is', async () => {
  const file = await createUnlinkedFiles(directory).open()
  const content = Buffer.alloc(200_000, 'x')
  await pipeline([content], file.sink)
  expect(await file.size()).toBe(content.length)
  for (const _ of [1, 2]) {
    const pieces: Buffer[] = []
    for await (const piece of file.read()) pieces.push(piece)
    expect(Buffer.concat(pieces).equals(content)).toBe(true)
  }
  expect(readdirSync(scratch())).toEqual([])
  await file.close()
})

it('removes what a process left that ended meanwhile, and nothing of one that is at it', async () => {
  const files = createUnlinkedFiles(directory)
  await files.sweep()
  expect(existsSync(scratch())).toBe(false)
  for (const [name, ageMs] of [
    ['lost', 120_000],
    ['young', 0],
  ] as const) {
    mkdirSync(join(scratch(), name), { recursive: true })
    const at = new Date(Date.now() - ageMs)
    utimesSync(join(scratch(), name), at, at)
  }
  await files.sweep()
  expect(readdirSync(scratch())).toEqual(['young'])
})
