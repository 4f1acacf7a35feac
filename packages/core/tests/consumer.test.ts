import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build as bundle } from 'esbuild'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { message } from '../src/messages/index.ts'
import { startContractPeer } from './contract-peer.ts'

const execute = promisify(execFile)
const root = join(import.meta.dirname, '../../..')
const { consumer } = inject('installed')
const installed = join(consumer, 'node_modules/@tramite/core')

/** The programs of the package's own README, by file name. */
function readGuide(): [file: string, program: string][] {
  const guide = readFileSync(join(installed, 'README.md'), 'utf8')
  return [...guide.matchAll(/```ts (\S+)\n([\s\S]*?)```/g)].map(([, file = '', program = '']) => [
    file,
    program,
  ])
}

let peer: Awaited<ReturnType<typeof startContractPeer>>
beforeAll(async () => {
  mkdirSync(join(consumer, 'guide'))
  for (const [file, program] of readGuide()) writeFileSync(join(consumer, 'guide', file), program)
  peer = await startContractPeer()
})
afterAll(() => peer.close())

/** Runs Node in the consumer's folder, without the conditions of this workspace. */
async function runNode(args: readonly string[], env: Record<string, string> = {}) {
  const { stdout } = await execute(process.execPath, args, {
    cwd: consumer,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  })
  return stdout
}

const expected = {
  turn: expect.any(String),
  finished: expect.any(Number),
  pages: 1,
  validated: true,
  toasts: [message('demands.validated')],
  nextDay: '2026-11-19',
}

function readExports() {
  const manifest = readFileSync(join(installed, 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { exports: Record<string, Record<string, string>> }).exports
}
const listSubpaths = () => Object.keys(readExports())

describe('the installed package', () => {
  it('names files that it has, and nothing of the workspace', () => {
    for (const conditions of Object.values(readExports())) {
      expect(Object.keys(conditions)).toEqual(['types', 'default'])
      for (const path of Object.values(conditions)) readFileSync(join(installed, path))
    }
  })

  it('loads every subpath in Node', async () => {
    const names = listSubpaths().map((subpath) => join('@tramite/core', subpath))
    const program = names.map((name) => `await import('${name}')`).join('\n')
    await runNode(['--input-type=module', '--eval', program])
  })

  it('hides everything else', async () => {
    const program = "await import('@tramite/core/dist/index.js')"
    await expect(runNode(['--input-type=module', '--eval', program])).rejects.toThrow(
      'ERR_PACKAGE_PATH_NOT_EXPORTED',
    )
  })
})

describe('a program with the package', () => {
  it('runs in Node', async () => {
    const started = performance.now()
    expect(JSON.parse(await runNode(['main.ts', peer.url]))).toMatchObject(expected)
    // Nothing in the SDK keeps a program alive after its last answer.
    expect(performance.now() - started).toBeLessThan(20_000)
  })

  it('runs from a bundle for browsers', async () => {
    const outfile = join(consumer, 'bundle.js')
    const result = await bundle({
      absWorkingDir: consumer,
      entryPoints: ['program.ts'],
      bundle: true,
      platform: 'browser',
      format: 'esm',
      minify: true,
      outfile,
      metafile: true,
      logLevel: 'error',
    })
    const inputs = Object.keys(result.metafile.inputs)
    expect(inputs.filter((path) => path.startsWith('node:'))).toEqual([])
    const program = (await import(pathToFileURL(outfile).href)) as {
      run(url: string): Promise<unknown>
    }
    expect(await program.run(peer.url)).toMatchObject(expected)
  })

  it.each([
    ['nodenext', 'nodenext', 'typescript'],
    ['esnext', 'bundler', 'typescript-7'],
  ])('has types under module %s and resolution %s, by %s', async (module, resolution, compiler) => {
    const tsc = join(root, 'node_modules', compiler, 'bin/tsc')
    const options = ['--module', module, '--moduleResolution', resolution]
    const { stdout } = await execute(process.execPath, [tsc, '-p', '.', ...options], {
      cwd: consumer,
    }).catch((error: { stdout: string }) => error)
    expect(stdout).toBe('')
  })

  it('has types of its own that stand exactOptionalPropertyTypes', async () => {
    const folder = join(consumer, 'exact')
    mkdirSync(folder)
    const imports = listSubpaths().map((name) => `import '${join('@tramite/core', name)}'\n`)
    writeFileSync(join(folder, 'all.ts'), imports.join(''))
    const compilerOptions = { exactOptionalPropertyTypes: true }
    const config = { extends: '../tsconfig.json', compilerOptions, include: ['.'] }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    const tsc = join(root, 'node_modules/typescript-7/bin/tsc')
    const options = ['-p', folder, '--module', 'nodenext', '--pretty', 'false']
    const { stdout } = await execute(process.execPath, [tsc, ...options], {
      cwd: consumer,
    }).catch((error: { stdout: string }) => error)
    const errors = stdout.split('\n').filter((line) => /error TS/.test(line))
    // What the README says of them; without any, the compiler may not have begun.
    expect(errors).not.toEqual([])
    expect(errors.filter((line) => !line.includes('node_modules/xstate/'))).toEqual([])
  })
})

describe('the guide in the package', () => {
  it('names every subpath', () => {
    const guide = readFileSync(join(installed, 'README.md'), 'utf8')
    const named = [...guide.matchAll(/^\| `(@tramite\/core\S*)`/gm)].map(([, name]) => name)
    const all = listSubpaths().map((subpath) => join('@tramite/core', subpath))
    expect(named.sort()).toEqual(all.sort())
  })

  it.each([
    ['list.ts', /^1 of 1$/m],
    ['query.ts', /statusKey/],
    ['forecast.ts', /2026-11-20 Feriado: Consciência Negra, não conta\n[\s\S]*demandId: 'a'/],
    ['portal.test.ts', /^\S+ pass 2$/m],
  ])('gives %s, which runs', async (file, output) => {
    expect(await runNode([join('guide', file)], { PORTAL_URL: peer.url })).toMatch(output)
  })
})

it('gives device.ts, which is one device however often it runs', async () => {
  const device = join(consumer, 'device.json')
  const run = () =>
    runNode([join('guide', 'device.ts')], { PORTAL_URL: peer.url, DEVICE_FILE: device })
  expect(await run()).toBe('A new device\n')
  expect(await run()).toBe('A known device\n')
  // The stored file must not reveal the session itself.
  expect(readFileSync(device, 'utf8')).not.toMatch(/tramite\.(token|user)/)
  expect(statSync(device).mode & 0o777).toBe(0o600)
})

describe('what other programs do by the guide alone', () => {
  it('follows a demand by live events, and ends', async () => {
    const output = await runNode(['live.ts', peer.url])
    expect(output).toMatch(/^live\n\S+ 1042 IN_PROGRESS\nclosed\n$/)
  })

  it("works at the firm's side, and sends what each call takes", async () => {
    peer.takeCalls()
    const output = await runNode([join('guide', 'staff.ts')], { PORTAL_URL: peer.url })
    expect(output).toMatch(/^Aurora Cosméticos Ltda\.: Revisão do contrato/m)
    const calls = peer.takeCalls()
    expect(calls.map(({ name }) => name)).toEqual([
      'signIn',
      'listDemandTypes',
      'listFirmDemands',
      'screenDemand',
      'postDemandMessage',
      'updateDemandStatus',
    ])
    expect(JSON.parse(calls.at(-1)?.body ?? '')).toEqual({
      statusKey: 'PENDING',
      message: 'Qual é o valor do contrato?',
    })
  })

  it('counts in a worker', async () => {
    const output = await runNode(['in-worker.ts'], { PORTAL_URL: peer.url })
    expect(JSON.parse(output)).toEqual({ firm: 1 })
  })
})

describe('the README', () => {
  it('gives a program that runs', async () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8')
    const [, program = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? []
    const output = await runNode(['--input-type=module-typescript', '--eval', program], {
      PORTAL_URL: peer.url,
    })
    expect(output.trim().split('\n').at(-1)).toMatch(/^\d+ demands$/)
  })
})
