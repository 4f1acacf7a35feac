import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Postgres } from '../processes/postgres.ts'
import { createPostgresStore, type Store } from '../processes/store.ts'
import { type Answer, type FaultRow, readinessOf } from './ask.ts'
import { openScene, type Scene, times } from './scene.ts'
import { openSilentDoor } from './silent-door.ts'

/** A second, plus the delay under load on two processors. */
const SOON_MS = 1500

/** Runs work while somebody else locks the row of the demand. */
async function holding<T>(url: string, { demandId }: Scene, work: () => Promise<T>): Promise<T> {
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  await holder.query('begin')
  await holder.query('select from demands where id = $1 for update', [demandId])
  try {
    return await work()
  } finally {
    await holder.query('rollback')
    await holder.end()
  }
}

async function heldRow(store: Store): Promise<FaultRow[]> {
  const scene = await openScene(store.env)
  await times(20, scene.list)
  const rows = await holding(store.env.DATABASE_URL ?? '', scene, async () => {
    const writers = times(10, scene.rename)
    await sleep(200)
    const others = await times(5, scene.list)
    const answers = await writers
    const flood = times(40, scene.rename)
    await sleep(200)
    const [later, readiness] = await Promise.all([times(10, scene.list), readinessOf(scene.origin)])
    await flood
    const calm = 'while ten write to it'
    return [
      { asked: 'writes to it', answers, readiness: '', right: ['503'] },
      { asked: `lists, ${calm}`, answers: others, readiness: '', right: ['200'] },
      { asked: 'lists, pool full of writers', answers: later, readiness, right: ['200', '503'] },
    ]
  })
  await scene.server.stop('SIGKILL')
  return rows.map((row) => ({
    ...row,
    fault: 'held row',
    engine: 'PostgreSQL' as const,
    promisedMs: SOON_MS * (row.asked.includes('full') ? 2 : 1),
  }))
}

async function silence(store: Store): Promise<FaultRow[]> {
  const url = new URL(store.env.DATABASE_URL ?? '')
  const door = await openSilentDoor(Number(url.port))
  url.port = String(door.port)
  const scene = await openScene({ ...store.env, DATABASE_URL: url.href })
  await times(20, scene.list)
  door.setSilent(true)
  const answers = await times(18, scene.list)
  const readiness = await readinessOf(scene.origin)
  door.setSilent(false)
  const back = await untilGood(scene)
  await scene.server.stop('SIGKILL')
  door.close()
  const shared = { fault: 'silent network', engine: 'PostgreSQL' as const, promisedMs: SOON_MS }
  return [
    { ...shared, asked: '18 lists', answers, readiness, right: ['503'] },
    {
      ...shared,
      asked: 'lists, until it speaks again',
      answers: back,
      readiness: '',
      right: ['503', '200'],
    },
  ]
}

/** Lists repeatedly until a call succeeds. */
async function untilGood({ list }: Scene): Promise<Answer[]> {
  const answers: Answer[] = []
  while (answers.at(-1)?.status !== '200') {
    answers.push(await list())
    if (answers.length > 2000) throw new Error('The server did not recover')
    await sleep(10)
  }
  return answers
}

async function restart(store: Store, crash: () => Promise<void>): Promise<FaultRow[]> {
  const scene = await openScene(store.env)
  await times(20, scene.list)
  const restarted = crash()
  await sleep(50)
  const readiness = await readinessOf(scene.origin)
  const answers = await untilGood(scene)
  await restarted
  await scene.server.stop('SIGKILL')
  return [
    {
      fault: 'database restarted',
      engine: 'PostgreSQL',
      asked: 'lists, until it is back',
      answers,
      readiness,
      promisedMs: SOON_MS,
      right: ['503', '200'],
    },
  ]
}

/** Faults that only a separate database server can have. */
export async function faultsOfPostgres(postgres: Postgres): Promise<FaultRow[]> {
  const store = await createPostgresStore(postgres)
  return [
    ...(await heldRow(store)),
    ...(await silence(store)),
    ...(postgres.crash ? await restart(store, postgres.crash) : []),
  ]
}
