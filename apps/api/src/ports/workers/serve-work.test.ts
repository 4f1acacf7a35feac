import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { afterEach, describe, expect, it } from 'vitest'
import type { testWork } from '../../testing/work/test-work.ts'
import { createWorkerPool, type WorkerPool } from './worker-pool.ts'

let pool: WorkerPool<typeof testWork>
afterEach(() => pool.close())

/** The nice value of each thread of this process. */
const nicenesses = () =>
  readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])
  })

describe.runIf(process.platform === 'linux')('a thread that works', () => {
  it('stands back for the one that answers', async () => {
    pool = createWorkerPool<typeof testWork>({
      entry: new URL('../../testing/work/test.worker.ts', import.meta.url),
    })
    await pool.run('echo', 'x', { owner: 'a' })
    expect(Math.max(...nicenesses())).toBe(Math.min(19, getPriority() + 10))
  })
})
