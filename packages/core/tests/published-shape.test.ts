import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, inject, it } from 'vitest'

const execute = promisify(execFile)
const { tarball } = inject('installed')

/** What a tool says of the tarball; it fails when it finds anything. */
async function judge(tool: string, args: readonly string[]) {
  const program = join(import.meta.dirname, '../node_modules/.bin', tool)
  return (await execute(program, [tarball, ...args])).stdout
}

describe('the packed package', () => {
  it('is without findings of publint', async () => {
    expect(await judge('publint', ['--strict'])).toContain('All good!')
  })

  it('has the right types, for programs in ES modules', async () => {
    expect(await judge('attw', ['--profile', 'esm-only', '--no-emoji'])).toContain(
      '@tramite/core v',
    )
  })
})
