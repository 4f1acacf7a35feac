// `npm run dev`: the server, started again on every change, and the portal with hot reload.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
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
// In development the page takes the firm's configuration from the server's own page.
await ensurePortalBuilt()
const env = projectEnvironment()
const children = [
  spawn(projectNode, ['--watch', ...serverFlags, 'apps/api/src/main.ts'], {
    cwd: root,
    env,
    stdio: 'inherit',
  }),
  spawn('vite', ['dev'], { cwd: join(root, 'apps/portal'), env, stdio: 'inherit' }),
]
const end = () => {
  for (const child of children) child.kill()
}
for (const child of children) {
  child.on('close', (code) => {
    end()
    process.exitCode ??= code ?? 0
  })
}
// The terminal sends Ctrl-C and hang-up to the whole group, including the children; `kill` does not.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
endWithParent(end)
