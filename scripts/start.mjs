// `npm start`: everything from a fresh clone to a running portal.
import { spawn } from 'node:child_process'
import {
  ensureInstalled,
  ensurePortalBuilt,
  projectEnvironment,
  projectNode,
  root,
} from './workspace.mjs'

ensureInstalled()
await ensurePortalBuilt()

const server = spawn(projectNode, ['--conditions=tramite-source', 'apps/api/src/main.ts'], {
  cwd: root,
  env: projectEnvironment(),
  stdio: 'inherit',
})
// The terminal sends Ctrl-C to the whole group; the server closes in order and this waits for it.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => signal === 'SIGTERM' && server.kill(signal))
}
server.on('close', (code, signal) => process.exit(code ?? (signal ? 0 : 1)))
