// `npm run dev`: the server, started again on every change, and the portal with hot reload.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
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
for (const child of children) {
  child.on('close', (code) => {
    for (const other of children) other.kill()
    process.exitCode ??= code ?? 0
  })
}
process.on('SIGINT', () => {})
