// `npm run check`: lint, format, types, contract, generated code, migrations, import rules.
import { checks } from './checks.mjs'
import { finish, runSteps } from './steps.mjs'
import { ensureInstalled } from './workspace.mjs'

ensureInstalled()
finish(await runSteps(checks))
