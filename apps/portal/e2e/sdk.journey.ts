import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './portal.fixture.ts'

const root = join(import.meta.dirname, '../../..')

/** The program that the README shows to users of the SDK. */
function readProgram(): string {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const [, program] = /```ts\n([\s\S]*?)```/.exec(readme) ?? []
  if (!program) throw new Error('The README has no program')
  return program
}

test('the README’s program lists the demands of a customer', ({ baseURL }) => {
  const output = execFileSync(
    process.execPath,
    ['--conditions=tramite-source', '--input-type=module-typescript', '--eval', readProgram()],
    { cwd: root, env: { ...process.env, PORTAL_URL: `${baseURL}/api` }, encoding: 'utf8' },
  )
  const lines = output.trim().split('\n')
  expect(lines).toHaveLength(6)
  expect(lines.at(-1)).toMatch(/^\d+ demands$/)
})
