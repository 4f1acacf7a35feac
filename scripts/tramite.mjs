// `npm run tramite -- <command>`: what a firm's operator does beside the server.
import { ensureInstalled, projectNode, run } from './workspace.mjs'

ensureInstalled()
const args = ['--conditions=tramite-source', 'apps/api/src/operator/main.ts']
process.exit(await run(projectNode, [...args, ...process.argv.slice(2)], { cwd: process.cwd() }))
