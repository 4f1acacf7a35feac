import { spawnSync } from 'node:child_process'
import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { temporaryFolder } from '../processes/folders.ts'
import { freePort } from '../processes/free-port.ts'
import { type Answer, type FaultRow, readinessOf } from './ask.ts'
import { openScene } from './scene.ts'

const run = (program: string, args: readonly string[]) =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0

/** Fills the disk of a folder. */
function fill(path: string): void {
  for (const size of [1024 * 1024, 4096]) {
    try {
      for (;;) appendFileSync(path, Buffer.alloc(size))
    } catch {
      // Until it is full.
    }
  }
}

/** The embedded database on a disk of 160 MB that is filled, killed there, and started again. */
export async function diskFull(): Promise<FaultRow[]> {
  const disk = temporaryFolder('disk')
  if (!run('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk])) {
    console.log('No disk can be mounted here: the full disk was left out.')
    return []
  }
  try {
    return await whileFull(disk)
  } finally {
    run('umount', ['-l', disk])
  }
}

async function whileFull(disk: string): Promise<FaultRow[]> {
  const filler = join(disk, 'filler')
  const env = { DATA_DIR: join(disk, 'data') }
  const port = await freePort()
  const first = await openScene(env, { port })
  fill(filler)
  const writes: Answer[] = []
  // Some space is left in the files that the database has already allocated.
  for (let i = 0; i < 2000 && writes.at(-1)?.status !== '507'; i += 1) {
    writes.push(await first.create())
  }
  const reads = [await first.list()]
  await sleep(1100)
  const readiness = await readinessOf(first.origin)
  await first.server.stop('SIGKILL')
  const again = await openFull(env, port)
  rmSync(filler)
  const fault = 'disk full'
  const shared = { fault, engine: 'PGlite' as const, promisedMs: 1500 }
  return [
    { ...shared, asked: 'writes', answers: writes.slice(-1), readiness, right: ['507'] },
    { ...shared, asked: 'a list', answers: reads, readiness: '', right: ['200'] },
    ...again.map((row) => ({ ...shared, ...row })),
  ]
}

/** A start on a full disk: the earlier session is gone with the page, and signing in has to write. */
async function openFull(env: Readonly<Record<string, string>>, port: number) {
  const scene = await openScene(env, { port })
  const row = {
    asked: 'a list, killed and started while full',
    answers: [await scene.list()],
    readiness: await readinessOf(scene.origin),
    right: ['200'],
  }
  await scene.server.stop('SIGKILL')
  return [row]
}
