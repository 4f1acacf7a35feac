import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

const core = join(import.meta.dirname, '..')
const root = join(core, '../..')

/** The SDK as its users get it. */
export interface InstalledPackage {
  /** What would be published. */
  readonly tarball: string
  /** A program outside the workspace that has it installed. */
  readonly consumer: string
}

declare module 'vitest' {
  interface ProvidedContext {
    installed: InstalledPackage
  }
}

interface Manifest {
  readonly packageManager: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly peerDependencies: Readonly<Record<string, string>>
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

/** Runs the project's pnpm, out of npm's cache: it was fetched when the project was installed. */
function runPnpm(args: readonly string[], cwd: string) {
  const { packageManager } = readManifest(root)
  const run = (env: Record<string, string>) =>
    execFileSync('npx', ['--yes', packageManager, ...args], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    })
  try {
    run({ npm_config_offline: 'true' })
  } catch {
    // The cache may have been emptied since.
    run({})
  }
}

/**
 * Installs the tarball with the workspace's own copies of its dependencies, so that nothing has to
 * be fetched. Everything else is as in any program: pnpm, its lock file, its node_modules.
 */
function install(tarball: string, consumer: string) {
  const link = (name: string) => `link:${join(core, 'node_modules', name)}`
  const manifest = readManifest(core)
  const peers = Object.keys(manifest.peerDependencies)
  const own = ['@tanstack/query-core', '@types/node', ...peers]
  const overrides = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).map(
    (name) => `  '${name}': '${link(name)}'\n`,
  )
  const dependencies = {
    '@tramite/core': `file:${tarball}`,
    ...Object.fromEntries(own.map((name) => [name, link(name)])),
  }
  cpSync(join(import.meta.dirname, 'consumer'), consumer, { recursive: true })
  const program = { name: 'consumer', private: true, type: 'module', dependencies }
  writeFileSync(join(consumer, 'package.json'), JSON.stringify(program, null, 2))
  writeFileSync(
    join(consumer, 'pnpm-workspace.yaml'),
    `packages: []\npmOnFail: ignore\noverrides:\n${overrides.join('')}`,
  )
  runPnpm(['install', '--offline'], consumer)
}

/** Packs the SDK and installs it in a folder outside the workspace, once for all tests. */
export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'tramite-consumer-'))
  const packed = join(folder, 'packed')
  const consumer = join(folder, 'consumer')
  mkdirSync(packed)
  runPnpm(['pack', '--pack-destination', packed], core)
  const [name] = readdirSync(packed)
  if (!name) throw new Error('pnpm packed nothing')
  const tarball = join(packed, name)
  install(tarball, consumer)
  provide('installed', { tarball, consumer })
  return () => rmSync(folder, { recursive: true, force: true })
}
