import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { loadFileSecret, readFileSecret, replaceFileSecret } from './file-secret.ts'

const folder = mkdtempSync(join(tmpdir(), 'tramite-secret-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('makes a secret once, for its owner only', () => {
  const directory = join(folder, 'data')
  const secret = loadFileSecret(directory)
  expect(secret.length).toBeGreaterThan(40)
  expect(loadFileSecret(directory)).toBe(secret)
  expect(readdirSync(directory)).toEqual(['file-secret'])
  expect(statSync(join(directory, 'file-secret')).mode & 0o777).toBe(0o600)
})

it('puts another one in its place', () => {
  const directory = join(folder, 'rotated')
  expect(readFileSecret(directory)).toBeNull()
  const first = loadFileSecret(directory)
  replaceFileSecret(directory)
  const second = loadFileSecret(directory)
  expect(second).not.toBe(first)
  expect(second.length).toBeGreaterThan(40)
  expect(readFileSecret(directory)).toBe(second)
  expect(readdirSync(directory)).toEqual(['file-secret'])
})

it('signs nothing with one that was cut off', () => {
  const directory = join(folder, 'cut')
  loadFileSecret(directory)
  truncateSync(join(directory, 'file-secret'), 5)
  expect(() => loadFileSecret(directory)).toThrow('está incompleto')
})

/** Makes what a start would write first meet a full disk. */
const fill = (directory: string) =>
  symlinkSync('/dev/full', join(directory, `file-secret.${process.pid}`))

it.runIf(process.platform === 'linux')('needs no space for a secret that is there', () => {
  const directory = join(folder, 'full')
  const secret = loadFileSecret(directory)
  fill(directory)
  expect(loadFileSecret(directory)).toBe(secret)
})

it.runIf(process.platform === 'linux')('leaves nothing when the disk has no room for it', () => {
  const directory = join(folder, 'full-and-new')
  mkdirSync(directory)
  fill(directory)
  expect(() => loadFileSecret(directory)).toThrow('ENOSPC')
  expect(readdirSync(directory)).toEqual([])
})
