import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build as buildWithEsbuild } from 'esbuild'
import { build as buildWithVite } from 'vite'
import { describe, expect, inject, it } from 'vitest'
import { toOperationId } from '../../../scripts/sdk-operations.mjs'

const { consumer } = inject('installed')
const installed = join(consumer, 'node_modules/@tramite/core')

interface Exports {
  readonly [subpath: string]: { readonly default: string }
}

async function bundleWithEsbuild(entry: string): Promise<string> {
  const { outputFiles } = await buildWithEsbuild({
    absWorkingDir: consumer,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2023',
    write: false,
  })
  return outputFiles.map(({ text }) => text).join('')
}

async function bundleWithVite(entry: string): Promise<string> {
  const result = await buildWithVite({
    root: consumer,
    configFile: false,
    logLevel: 'error',
    build: {
      target: 'es2023',
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(consumer, entry), preserveEntrySignatures: 'strict' },
    },
  })
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  return outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('')
}

const bundlers = [
  ['esbuild', bundleWithEsbuild],
  ['Vite', bundleWithVite],
] as const

const sizeOf = (code: string) => gzipSync(code, { level: 9 }).length / 1000

/**
 * A module that keeps `createTramite` and every operation of every subpath, as a program does: without
 * a list of their names, which each operation knows by itself.
 */
async function writeWholeClient(): Promise<string> {
  const { exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    exports: Exports
  }
  const lines = ["export { createTramite } from '@tramite/core'"]
  const operations: string[] = []
  for (const [subpath, { default: path }] of Object.entries(exports)) {
    const file = pathToFileURL(join(installed, path)).href
    const module = (await import(file)) as Record<string, unknown>
    const names = Object.keys(module).filter((name) => toOperationId(module[name]) !== undefined)
    const from = join('@tramite/core', subpath)
    if (names.length > 0) lines.push(`import { ${names.join(', ')} } from '${from}'`)
    operations.push(...names)
  }
  lines.push(`export const operations = [${operations.join(', ')}]`)
  writeFileSync(join(consumer, 'whole-client.js'), lines.join('\n'))
  return 'whole-client.js'
}

const calendar = `export {
  addBusinessDays, conventions, countBusinessDays, firstCountableDay, forecastDate, forecastOffset,
  isBusinessDay,
} from '@tramite/core/calendar'`

describe.each(bundlers)('under %s', (_, bundle) => {
  it('the whole client has at most 30.8 kB, and no machines', async () => {
    const code = await bundle(await writeWholeClient())
    expect(code).toContain('/validatedInQuantity')
    expect(code).not.toContain('xstate')
    expect(sizeOf(code)).toBeLessThanOrEqual(30.8)
  })

  it('forecasts and business days alone have at most 5 kB', async () => {
    writeFileSync(join(consumer, 'calendar.js'), calendar)
    const code = await bundle('calendar.js')
    expect(sizeOf(code)).toBeLessThanOrEqual(5)
  })

  it('one query costs little more than the client that sends it', async () => {
    const client = "export { createApiClient } from '@tramite/core/http'\n"
    const query = "export { listDemands } from '@tramite/core/demands'\n"
    writeFileSync(join(consumer, 'client.js'), client)
    writeFileSync(join(consumer, 'query.js'), client + query)
    const [alone, withQuery] = [await bundle('client.js'), await bundle('query.js')]
    expect(sizeOf(withQuery)).toBeLessThanOrEqual(1.3 * sizeOf(alone))
    expect(withQuery).not.toContain('prioritizeDemand')
  })
})
