// `npm run quick`: the part of the gate that a change can have broken, in a minute or two, for daily work.
import { join } from 'node:path'
import { checks } from './checks.mjs'
import { finish, runSteps } from './steps.mjs'
import { ensureInstalled, root } from './workspace.mjs'

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
    changed('core', 'packages/core'),
    changed('react', 'packages/react'),
    changed('ui', 'packages/ui'),
    changed('portal', 'apps/portal'),
    changed('server on PGlite', 'apps/api'),
  ]),
)
