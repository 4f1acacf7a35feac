import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { loadFileSecret } from './file-secret.ts'

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
