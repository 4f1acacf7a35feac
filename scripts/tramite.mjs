// `npm run tramite -- <command>`: the commands for a firm's operator.
import { ensureInstalled, projectNode, run } from './workspace.mjs'

ensureInstalled()
const args = ['--conditions=tramite-source', 'apps/api/src/operator/main.ts']
process.exit(await run(projectNode, [...args, ...process.argv.slice(2)], { cwd: process.cwd() }))
