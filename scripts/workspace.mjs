// Shared by the root commands: paths, and the installation of what they need. Runs on any Node >= 20
// with nothing installed, so it imports nothing but Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The Node.js of the project: an npm package, so that every machine runs the same one. */
export const projectNode = join(root, 'node_modules/node/bin/node')

/**
 * Node.js flags of the server: it runs from its source, and with 8 MB for short-lived objects. By default
 * it takes up to 64 MB of such space twice, and the process under load a third more memory.
 */
export const serverFlags = ['--conditions=tramite-source', '--max-semi-space-size=8']

const pnpmVersion = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
).packageManager.split('@')[1]

/** The folders of the workspace, as pnpm finds them. */
export const workspaceFolders = ['packages', 'apps'].flatMap((place) =>
  readdirSync(join(root, place))
    .sort()
    .map((name) => `${place}/${name}`)
    .filter((folder) => existsSync(join(root, folder, 'package.json'))),
)

/** Those with unit tests: the server's tests have steps of their own, and measurements are none. */
export const unitTestedFolders = workspaceFolders.filter(
  (folder) =>
    existsSync(join(root, folder, 'vitest.config.ts')) &&
    !['apps/api', 'apps/bench'].includes(folder),
)

/**
 * The environment for the project's programs: its Node and its binaries come first, and Node's compile
 * cache is enabled, which speeds up starting the server from its source.
 */
export function projectEnvironment(extra = {}) {
  const path = [join(root, 'node_modules/node/bin'), join(root, 'node_modules/.bin')]
  return {
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    ...process.env,
    ...extra,
    PATH: [...path, process.env.PATH].join(':'),
  }
}

/** Runs a program to its end in the project's environment; resolves with its exit code. */
export function run(command, args, { cwd = root, env = {}, stdio = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: projectEnvironment(env), stdio })
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(code ?? (signal ? 130 : 1)))
  })
}

function hashFiles(paths, { contents }) {
  const hash = createHash('sha256')
  for (const path of paths) {
    const stat = statSync(path)
    hash.update(relative(root, path))
    hash.update(contents ? readFileSync(path) : `${stat.size} ${stat.mtimeMs}`)
  }
  return hash.digest('hex')
}

function filesBelow(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !['node_modules', 'dist', 'docs', 'e2e', 'tests'].includes(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(path) : [path]
    })
    .sort()
}

function isStampCurrent(stamp, value) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === value
}

function writeStamp(stamp, value) {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, value)
}

/** Installs the dependencies with the pinned pnpm, if the lock file has changed since. */
export function ensureInstalled() {
  const manifests = [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    ...workspaceFolders.map((folder) => join(folder, 'package.json')),
  ].map((path) => join(root, path))
  const stamp = join(root, 'node_modules/.tramite-install')
  const value = hashFiles(manifests, { contents: true })
  if (isStampCurrent(stamp, value) && existsSync(projectNode)) return

  // Not to stdout, which is the answer of the command that needs them.
  console.error('Instalando as dependências…')
  const installed = spawnSync(
    'npx',
    ['--yes', `pnpm@${pnpmVersion}`, 'install', '--frozen-lockfile', '--reporter=append-only'],
    // Including development dependencies, also in production: the portal is built on this machine.
    {
      cwd: root,
      stdio: ['inherit', process.stderr.fd, 'inherit'],
      env: { ...process.env, CI: 'true', NODE_ENV: 'development' },
    },
  )
  if (installed.status !== 0) {
    console.error(
      'A instalação das dependências falhou. Verifique a rede e tente de novo. ' +
        `Se um package.json mudou, rode antes: npx pnpm@${pnpmVersion} install`,
    )
    process.exit(installed.status ?? 1)
  }
  writeStamp(stamp, value)
}

/** Replaces a folder by another; if another process was faster, its folder stays. */
function putInPlace(made, place) {
  const before = `${made}.before`
  try {
    if (existsSync(place)) renameSync(place, before)
    renameSync(made, place)
  } catch (error) {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error
  }
  rmSync(before, { recursive: true, force: true })
}

/** The process of a build that is not in its place after this long is dead, milliseconds. */
const ABANDONED_MS = 60 * 60 * 1000

/** Removes the remains of killed builds. */
function removeAbandonedBuilds(folder) {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder).filter((each) => each.startsWith('.portal-'))) {
    const path = join(folder, name)
    // Another process may be moving this very folder.
    const stat = statSync(path, { throwIfNoEntry: false })
    const isOld = stat && stat.mtimeMs < Date.now() - ABANDONED_MS
    if (isOld) rmSync(path, { recursive: true, force: true })
  }
}

/**
 * Builds the portal if a source of it has changed since the last build: in a separate folder, which is
 * moved into place once complete, since another `npm start` in this folder may be building at the same
 * time.
 */
export async function ensurePortalBuilt() {
  const shown = ['apps/portal', 'packages/ui', 'packages/react', 'packages/core']
  const sources = shown.flatMap((folder) => filesBelow(join(root, folder)))
  const place = join(root, 'apps/portal/dist')
  const stamp = join(place, '.build')
  const value = hashFiles(sources, { contents: false })
  if (isStampCurrent(stamp, value)) return

  console.log('Construindo o portal…')
  const folder = join(root, 'apps/portal/node_modules')
  removeAbandonedBuilds(folder)
  const made = join(folder, `.portal-${randomUUID()}`)
  const code = await run('vite', ['build', '--logLevel', 'warn', '--outDir', made], {
    cwd: join(root, 'apps/portal'),
    // Whatever the shell's setting: otherwise half of the build would be for another environment.
    env: { NODE_ENV: 'production' },
  })
  if (code === 0) {
    writeStamp(join(made, '.build'), value)
    if (!isStampCurrent(stamp, value)) putInPlace(made, place)
  }
  rmSync(made, { recursive: true, force: true })
  if (code !== 0) process.exit(code)
}
