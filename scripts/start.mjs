// `npm start`: everything from a fresh clone to a running portal.
import { spawn } from 'node:child_process'
import { endWithParent } from './end-with-parent.mjs'
import {
  ensureInstalled,
  ensurePortalBuilt,
  projectEnvironment,
  projectNode,
  root,
  serverFlags,
} from './workspace.mjs'

ensureInstalled()
await ensurePortalBuilt()

// The server shuts down in order when the channel to it closes: on this process's request, or because
// it was killed and could not request anything.
const server = spawn(projectNode, [...serverFlags, 'apps/api/src/main.ts'], {
  cwd: root,
  env: projectEnvironment(),
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
server.on('close', (code, signal) => process.exit(code ?? (signal ? 0 : 1)))

const end = () => server.connected && server.disconnect()
// The terminal sends Ctrl-C and hang-up to the whole group, including the server; `kill` does not.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
endWithParent(end)
