import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { HANGS_MS } from './src/testing/hangs-ms.ts'

/** What no database takes part in runs once, and what brings a PGlite of its own. */
const withoutDatabase = [
  'src/config/**',
  'src/ports/{files,http-peer,mail,pdf,workers}/**',
  'src/demo/**/*.data.test.ts',
  'src/search/{search-quality,tokens}.test.ts',
  'src/db/{directory-lock,known-callers}.test.ts',
  'src/flows/silent-answers.test.ts',
  'src/main.test.ts',
  'src/start.test.ts',
]

/** What needs several connections, or a server: PGlite has one and is none. */
const withSeveralConnections = [
  'src/**/*-writers.test.ts',
  'src/**/*.postgres.test.ts',
  'src/http/exactly-once.test.ts',
]

/** What asks every operation the same question, of rules and policies that are one SQL for both engines. */
const ofEveryOperation = ['src/http/{fuzz,predicates-alone,roles,tenant-isolation}.test.ts']

/**
 * What asks the handlers of one area: the same SQL for both engines. Which values an engine gives back and takes is
 * seen on PGlite by the programs of `src/flows`, which call every operation, and by `src/db`.
 */
const ofOneArea = ['src/features/**']

/** What asks the guard in front of the handlers, which knows no engine: addresses, forms, sizes, headers, the portal. */
const ofTheGuard = [
  'src/http/{addresses,api,body-limit,compile-once,compose-handlers,compression,connections}.test.ts',
  'src/http/{ended-contract,field-errors,forms,identity,portal,proxies,route-preloads}.test.ts',
  'src/http/{tools,validation}.test.ts',
  'src/http/drawn/**',
]

/**
 * Versions, with two clients in every order: one SQL for both engines, and PGlite has no second connection. That a
 * stale write is refused on it as well is seen by `src/flows/demands.flow.test.ts`.
 */
const ofTwoClients = ['src/http/lost-updates.test.ts']

/** What takes an archive from one engine to the other and back does so on PostgreSQL as well. */
const fromOneEngineToTheOther = ['src/operator/archive/archive.test.ts']

/** What takes a minute by itself: begun last, it would run on alone when all others are done. */
const long = /\/(operator\/.+|tenant-isolation|predicates-alone|fuzz|start|lost-updates)\.test\.ts$/

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/** @returns files that do not run on this engine */
function leftOut(): readonly string[] {
  if (process.env.TEST_DATABASE_URL) return withoutDatabase
  return process.env.TEST_POSTGRES_TOO
    ? [
        ...withSeveralConnections,
        ...ofEveryOperation,
        ...ofOneArea,
        ...ofTheGuard,
        ...ofTwoClients,
        ...fromOneEngineToTheOther,
      ]
    : withSeveralConnections
}

// On PGlite in memory; with TEST_DATABASE_URL the same files on PostgreSQL. TEST_POSTGRES_TOO says that
// both are run, one after the other.
export default defineConfig({
  test: {
    name: process.env.TEST_DATABASE_URL ? 'api on PostgreSQL' : 'api on PGlite',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...leftOut()],
    globalSetup: ['src/testing/global-setup.ts'],
    // Every file starts a server and a database of its own; a busy machine takes its time. These limits, and
    // those of a test that has its own, end what hangs, see `HANGS_MS`.
    hookTimeout: 240_000,
    testTimeout: 240_000,
    // What is waited for comes from a thread or a queue beside the request, which a busy machine serves last.
    expect: { poll: { timeout: HANGS_MS } },
    // No test file changes a module; loading them all again for each would double the run.
    isolate: false,
    sequence: { sequencer: LongFirst },
    // Each worker holds a database; more of them than processors only take turns.
    maxWorkers: 2,
  },
  resolve: { conditions: ['tramite-source'] },
  ssr: { resolve: { conditions: ['tramite-source'] } },
  // Where Vitest runs the global setup.
  environments: { __vitest__: { resolve: { conditions: ['tramite-source'] } } },
})
