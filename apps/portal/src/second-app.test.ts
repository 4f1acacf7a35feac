import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const execute = promisify(execFile)
const portal = join(import.meta.dirname, '..')
const root = join(portal, '../..')
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
/** Bundling takes long on a busy machine. */
const TIMEOUT_MS = 300_000

interface Manifest {
  readonly packageManager?: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
const core = join(root, 'packages/core')
const bindings = join(root, 'packages/react')
const guide = readFileSync(join(root, 'docs/second-app.md'), 'utf8')

/**
 * Lets a folder resolve what its manifest names, and nothing else, from where the portal or the packages
 * have it installed.
 */
function install(folder: string): void {
  const { dependencies, devDependencies } = readManifest(folder)
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const places = [portal, core, bindings].map((owner) => join(owner, 'node_modules', name))
    const place = places.find((path) => existsSync(path))
    if (!place) throw new Error(`Neither the portal nor the packages have ${name}`)
    const link = join(folder, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(place, link)
  }
}

/** The app shown in the guide, file by file, in this workspace. */
let app = ''
beforeAll(() => {
  const cache = join(portal, '.cache')
  mkdirSync(cache, { recursive: true })
  app = mkdtempSync(join(cache, 'second-app-'))
  for (const [, path = '', text = ''] of guide.matchAll(/```\w+ (\S+)\n([\s\S]*?)```/g)) {
    mkdirSync(dirname(join(app, path)), { recursive: true })
    writeFileSync(join(app, path), text)
  }
  install(app)
})
afterAll(() => rmSync(app, { recursive: true, force: true }))

/** Runs Node in the app's folder, without the conditions of this workspace; returns its output if it fails. */
async function run(program: string, ...args: readonly string[]): Promise<string> {
  const isTest = program === vitest
  const env = { ...process.env, NODE_OPTIONS: '', NODE_ENV: isTest ? 'test' : 'production' }
  return execute(process.execPath, [program, ...args], { cwd: app, env }).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  )
}

describe('the app of docs/second-app.md', () => {
  it("has the portal's versions of what both have, and the SDK's of what it shares with that alone", () => {
    const own = readManifest(app)
    const { dependencies, devDependencies } = readManifest(portal)
    const { zod } = readManifest(core).devDependencies
    expect({ ...dependencies, zod }).toMatchObject(own.dependencies)
    expect({ ...readManifest(bindings).devDependencies, ...devDependencies }).toMatchObject(
      own.devDependencies,
    )
  })

  it('is installed by the pnpm of the repository', () => {
    const { packageManager } = readManifest(root)
    expect(guide).toContain(`npx ${packageManager} install`)
  })

  it("passes the repository's linter and formatter", { timeout: TIMEOUT_MS }, async () => {
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
    // The folder is not in the version control, which says elsewhere what is checked.
    expect(await run(biome, 'ci', '--vcs-enabled=false', '--reporter=summary', app)).toBe('')
  })

  it('passes its own test', { timeout: TIMEOUT_MS }, async () => {
    expect(await run(vitest, 'run')).toBe('')
  })

  it('is right for the compiler, as strict as it is', { timeout: TIMEOUT_MS }, async () => {
    expect(await run(join(root, 'node_modules/typescript-7/bin/tsc'), '-p', '.')).toBe('')
  })

  it('is bundled', { timeout: TIMEOUT_MS }, async () => {
    expect(await run(join(portal, 'node_modules/vite/bin/vite.js'), 'build')).toBe('')
    const page = readFileSync(join(app, 'dist/index.html'), 'utf8')
    const begun = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, path = '']) =>
      readFileSync(join(app, 'dist', path), 'utf8'),
    )
    expect(begun.join()).toContain('Lembrar de mim')
    // What the form of signing in does without is loaded after it, the machines as well.
    for (const later of ['Novo cliente', 'xstate.init']) expect(begun.join()).not.toContain(later)
    const fonts = [...page.matchAll(/<link rel="preload" as="font"[^>]* href="\/([^"]+)">/g)]
    expect(fonts).toHaveLength(1)
    for (const [, path = ''] of fonts) expect(existsSync(join(app, 'dist', path))).toBe(true)
  })
})
