import { execFile } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, inject, it } from 'vitest'

const execute = promisify(execFile)
const { tarball, consumer } = inject('installed')
const installed = join(consumer, 'node_modules/@tramite/core')

/** A tool's report on the tarball; fails when it finds anything. */
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

  it('leads every line of a program back to its source', () => {
    const modules = globSync('dist/**/*.js', { cwd: installed })
    expect(modules.length).toBeGreaterThan(300)
    for (const path of modules) {
      const map = join(installed, `${path}.map`)
      const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }
      for (const source of sources) expect(existsSync(join(dirname(map), source)), path).toBe(true)
    }
    expect(globSync('src/**/*.{test,fixture}.ts', { cwd: installed })).toEqual([])
  })

  it('has nothing that no program can use', () => {
    const named = globSync('dist/testing/*.js', { cwd: installed }).map((path) => basename(path))
    const index = readFileSync(join(installed, 'dist/testing/index.js'), 'utf8')
    for (const name of named.filter((name) => name !== 'index.js')) expect(index).toContain(name)
    expect(existsSync(join(installed, 'dist/generated/schema.d.ts.map'))).toBe(false)
  })

  it('has the table of who may call what that its README names', () => {
    const readme = readFileSync(join(installed, 'README.md'), 'utf8')
    const [, path = ''] = /`(\S+\/roles\.txt)`/.exec(readme) ?? []
    expect(readFileSync(join(installed, path), 'utf8')).toMatch(/^screenDemand\s+-/m)
  })

  it('shares state machines and schemas with the program, and says what changed', () => {
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
    expect(Object.keys(manifest.peerDependencies)).toEqual(['xstate', 'zod'])
    for (const peer of ['xstate', 'zod']) expect(manifest.dependencies).not.toHaveProperty(peer)
    const changes = readFileSync(join(installed, 'CHANGELOG.md'), 'utf8')
    expect(changes).toContain(`## ${manifest.version}`)
  })
})
