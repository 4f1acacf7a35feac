import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { temporaryFolder } from '../processes/folders.ts'
import type { Store } from '../processes/store.ts'
import { ask, type FaultRow, readinessOf } from './ask.ts'
import { openScene } from './scene.ts'

const TEN_DAYS_MS = 10 * 24 * 60 * 60 * 1000
const email = 'user2@aurora.example'

/** A clock that is ten days fast while somebody guesses a password, and is then set back. */
export async function clockJump({ engine, env }: Store): Promise<FaultRow[]> {
  const file = join(temporaryFolder('clock'), 'shift')
  const setAhead = async (ms: number) => {
    writeFileSync(file, String(ms))
    await sleep(300)
  }
  writeFileSync(file, '0')
  const preload = `--import=${join(import.meta.dirname, 'shifted-clock.mjs')}`
  const { origin, server } = await openScene(
    { ...env, CLOCK_SHIFT_FILE: file },
    { nodeFlags: [preload] },
  )
  const signIn = (password: string) => ask(origin, 'POST /api/auth', { body: { email, password } })
  await setAhead(TEN_DAYS_MS)
  for (let i = 0; i < 10; i += 1) await signIn('Errada2026')
  const locked = [await signIn('Tramite2026')]
  await setAhead(0)
  const answers = [await signIn('Tramite2026')]
  const readiness = await readinessOf(origin)
  await server.stop('SIGKILL')
  const shared = {
    fault: 'clock ahead ten days, and back',
    engine: engine === 'pglite' ? ('PGlite' as const) : ('PostgreSQL' as const),
    promisedMs: null,
  }
  return [
    {
      ...shared,
      asked: 'sign-in after ten guesses',
      answers: locked,
      readiness: '',
      right: ['429'],
    },
    { ...shared, asked: 'the same, set back', answers, readiness, right: ['200'] },
  ]
}
