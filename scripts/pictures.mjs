// `npm run pictures`: the README's pictures of the running product, with the demo firm, light and dark.
import { join } from 'node:path'
import { ensureChromium } from './browsers.mjs'
import { ensureInstalled, ensurePortalBuilt, root, run } from './workspace.mjs'

ensureInstalled()
await ensurePortalBuilt()
const chromium = ensureChromium()
process.exitCode = await run(
  join(root, 'node_modules/.bin/playwright'),
  ['test', '--config', 'pictures.config.ts'],
  {
    cwd: join(root, 'apps/portal'),
    env: {
      NODE_OPTIONS: '--conditions=tramite-source',
      ...(chromium && { CHROMIUM_PATH: chromium }),
    },
  },
)
