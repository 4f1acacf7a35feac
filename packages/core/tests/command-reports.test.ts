import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type ApiClient, type CommandMeta, createApiClient } from '../src/http/index.ts'

const client = createApiClient({
  baseUrl: 'https://portal.example/api',
  fetch,
  token: () => null,
  businessId: () => null,
})

const isDeclaring = /\.(commands|operations)\.ts$/
const files = globSync(join(import.meta.dirname, '../src/*/*.ts')).filter((file) =>
  isDeclaring.test(file),
)
const modules: Record<string, unknown>[] = await Promise.all(files.map((file) => import(file)))

interface Declared {
  readonly mutationKey?: unknown
  readonly meta?: CommandMeta
}

/** What an export declares, if it is a command. */
function toReport([name, declared]: [string, unknown]): readonly [string, CommandMeta] | undefined {
  if (typeof declared !== 'function') return undefined
  const { mutationKey, meta } = (declared as (client: ApiClient) => Declared)(client)
  return mutationKey && meta ? [name, meta] : undefined
}

const reports = modules.flatMap(Object.entries).flatMap((entry) => {
  const report = toReport(entry)
  return report ? [report] : []
})

it('every command has a text for its failure, or leaves that to whoever calls it', () => {
  const untold = reports.filter(([, { failure, silent }]) => !failure && !silent)
  expect(untold.map(([name]) => name)).toEqual([])
})
