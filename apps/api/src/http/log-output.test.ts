import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { createLogOutput } from './log-output.ts'

const folder = mkdtempSync(join(tmpdir(), 'tramite-log-'))
const path = join(folder, 'log')
afterAll(() => rmSync(folder, { recursive: true }))

const lines = Array.from({ length: 2000 }, (_, index) => `a line of the log, número ${index}\n`)

describe('the output of the log', () => {
  it('has every line in order, and the last ones at the end', async () => {
    const file = openSync(path, 'w')
    const output = createLogOutput(file)
    for (const line of lines) output.write(line)
    await expect.poll(() => readFileSync(path, 'utf8')).toBe(lines.join(''))
    output.write('the last\n')
    output.end()
    expect(readFileSync(path, 'utf8')).toBe(`${lines.join('')}the last\n`)
    closeSync(file)
  })

  it.runIf(process.platform === 'linux')(
    'outlives a full disk, and keeps nobody from ending',
    async () => {
      const output = createLogOutput(openSync('/dev/full', 'w'))
      for (const line of lines) output.write(line)
      await setTimeout(300)
      output.write('another\n')
      output.end()
    },
  )
})
