// `npm test`: the whole gate on a machine that may have nothing but Node.
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { ensureHeadlessChromium, ensureOtherBrowsers } from './browsers.mjs'
import { checks } from './checks.mjs'
import { startPostgres } from './postgres.mjs'
import { scratchFolder } from './scratch.mjs'
import { finish, runSteps } from './steps.mjs'
import { ensureInstalled, ensurePortalBuilt, root, unitTestedFolders } from './workspace.mjs'

ensureInstalled()
const chromium = ensureHeadlessChromium()
ensureOtherBrowsers()
const browser = chromium ? { CHROMIUM_PATH: chromium } : {}
const reports = mkdtempSync(join(tmpdir(), 'tramite-reports-'))
mkdirSync(reports, { recursive: true })

/** A run of Vitest that writes its counts to a report. */
function vitest(name, folder, { args = [], ...rest } = {}) {
  const reportFile = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  return {
    name,
    command: ['vitest', 'run', ...args, ...reporters],
    cwd: join(root, folder),
    report: 'vitest',
    reportFile,
    ...rest,
  }
}

const scratch = scratchFolder()
const postgres = await startPostgres({ place: scratch })
if (!postgres) console.log('No PostgreSQL here: the server tests run on PGlite only.')
process.on('exit', () => postgres?.stop())
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130))

// It leaves half of two cores idle: steps that do not need it start meanwhile.
const portal = ensurePortalBuilt()

const journeys = join(reports, 'journeys.json')
const count = await runSteps([
  vitest('server tests on PGlite', 'apps/api', {
    after: portal,
    env: { TMPDIR: scratch, ...(postgres && { TEST_POSTGRES_TOO: '1' }) },
  }),
  ...checks,
  {
    name: 'what each route fetches first',
    command: ['node', 'scripts/first-load.mjs'],
    after: portal,
  },
  ...unitTestedFolders.map((folder) => vitest(`unit tests: ${basename(folder)}`, folder)),
  vitest('the SDK as it is installed', 'packages/core', {
    args: ['--config', 'vitest.package.config.ts'],
  }),
  ...(postgres
    ? [
        vitest('server tests on PostgreSQL', 'apps/api', {
          env: { TEST_DATABASE_URL: postgres.url, TMPDIR: scratch },
        }),
      ]
    : []),
  vitest('stories', 'packages/ui', {
    args: ['--config', 'vitest.stories.config.ts'],
    env: browser,
  }),
  {
    name: 'journeys in browsers',
    command: ['playwright', 'test'],
    cwd: join(root, 'apps/portal'),
    env: {
      ...browser,
      NODE_OPTIONS: '--conditions=tramite-source',
      PLAYWRIGHT_JSON_OUTPUT_FILE: journeys,
    },
    report: 'playwright',
    reportFile: journeys,
    alone: true,
  },
])
finish(postgres ? count : { ...count, skipped: count.skipped + 1 })
