// `npm run bench`: the measurements of apps/bench; `npm run bench -- <name>` for one of them.
import { ensureChromium } from './browsers.mjs'
import { ensureInstalled, ensurePortalBuilt, projectNode, run } from './workspace.mjs'

ensureInstalled()
await ensurePortalBuilt()
const chromium = ensureChromium()
const args = ['--conditions=tramite-source', 'apps/bench/src/main.ts', ...process.argv.slice(2)]
process.exit(await run(projectNode, args, { env: chromium ? { CHROMIUM_PATH: chromium } : {} }))
