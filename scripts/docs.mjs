// `npm run docs`: the documentation of the packages from their doc comments, into docs/api of each.
import { join } from 'node:path'
import { ensureInstalled, root, run } from './workspace.mjs'

const core = join(root, 'packages/core')
const typedoc = join(core, 'node_modules/.bin/typedoc')

ensureInstalled()
for (const name of ['core', 'react', 'ui']) {
  const cwd = join(root, 'packages', name)
  const failed = await run(typedoc, ['--options', join(core, 'typedoc.config.mjs')], { cwd })
  process.exitCode ||= failed
}
