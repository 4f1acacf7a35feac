// `npm run quick`: the part of the gate that a change can have broken, in a minute or two, for daily work.
// Stories, journeys and what needs several connections to the database are left to `npm test`.
import { basename, join } from 'node:path'
import { checks } from './checks.mjs'
import { finish, runSteps } from './steps.mjs'
import { ensureInstalled, root, unitTestedFolders } from './workspace.mjs'

ensureInstalled()
/** The tests that import a file which differs from the main branch. */
const changed = (name, folder) => ({
  name: `tests of what changed: ${name}`,
  command: ['vitest', 'run', '--changed', 'main', '--passWithNoTests'],
  cwd: join(root, folder),
})
finish(
  await runSteps([
    ...checks,
    ...unitTestedFolders.map((folder) => changed(basename(folder), folder)),
    changed('server on PGlite', 'apps/api'),
  ]),
)
