// `npm run bench`: the measurements of apps/bench; `npm run bench -- <name>` for one of them.
import { ensureChromium } from './browsers.mjs'
import { ensureInstalled, ensurePortalBuilt, projectNode, run, serverFlags } from './workspace.mjs'

ensureInstalled()
await ensurePortalBuilt()
const chromium = ensureChromium()
// The programs that it starts inherit its flags: ours, and the compared ones.
const args = [...serverFlags, 'apps/bench/src/main.ts', ...process.argv.slice(2)]
process.exit(await run(projectNode, args, { env: chromium ? { CHROMIUM_PATH: chromium } : {} }))
