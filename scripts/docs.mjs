// `npm run docs`: the SDK's documentation from its doc comments, into packages/core/docs/api.
import { join } from 'node:path'
import { ensureInstalled, root, run } from './workspace.mjs'

ensureInstalled()
process.exitCode = await run('./node_modules/.bin/typedoc', [], {
  cwd: join(root, 'packages/core'),
})
