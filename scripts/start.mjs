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

/** Signals that ask for an end. */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP']

ensureInstalled()
await ensurePortalBuilt()

// The server shuts down in order when the channel to it closes: on this process's request, or because
// it was killed and could not request anything.
const server = spawn(projectNode, [...serverFlags, 'apps/api/src/main.ts'], {
  cwd: root,
  env: projectEnvironment(),
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
// Whoever restarts a failed server must see that one was killed, as for the want of memory.
server.on('close', (code, signal) => {
  if (code === null && !endings.includes(signal)) {
    process.stderr.write(`O servidor foi encerrado à força (${signal}).\n`)
  }
  process.exit(code ?? (endings.includes(signal) ? 0 : 1))
})

const end = () => server.connected && server.disconnect()
// The terminal sends Ctrl-C and hang-up to the whole group, including the server; `kill` does not.
for (const signal of endings) process.on(signal, end)
endWithParent(end)
