import { execFileSync } from 'node:child_process'
import {
  closeSync,
  constants,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
    () => {
      const full = openSync('/dev/full', 'w')
      const output = createLogOutput(full)
      for (const line of lines) output.write(line)
      output.end()
      closeSync(full)
    },
  )

  describe.runIf(process.platform === 'linux')('of a reader who is slow', () => {
    const pipe = join(folder, 'pipe')
    beforeAll(() => void execFileSync('mkfifo', [pipe]))
    const open = () => openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK)
    /** All that has been read so far, at each call. */
    const readAll = (descriptor: number) => {
      const taken = Buffer.alloc(64 * 1024)
      let text = ''
      return () => {
        try {
          text += taken.toString('latin1', 0, readSync(descriptor, taken))
        } catch (error) {
          expect(error).toMatchObject({ code: 'EAGAIN' })
        }
        return text
      }
    }

    it('loses no line, and has them in order', async () => {
      const descriptor = open()
      const output = createLogOutput(descriptor)
      const many = [...lines, ...lines, ...lines]
      for (const line of many) output.write(line)
      const read = readAll(descriptor)
      const expected = Buffer.from(many.join('')).toString('latin1')
      await expect.poll(() => read().length).toBe(expected.length)
      expect(read()).toBe(expected)
      output.end()
      closeSync(descriptor)
    })

    it('keeps nobody from ending, and is told how many lines are missing', async () => {
      const descriptor = open()
      const output = createLogOutput(descriptor, 100_000)
      const long = `${'x'.repeat(50_000)}\n`
      for (let count = 0; count < 8; count += 1) output.write(long)
      const read = readAll(descriptor)
      await expect.poll(() => read().length).toBeGreaterThan(2 * long.length)
      output.write('next\n')
      await expect.poll(read).toMatch(/next\n$/)
      const text = read()
      const [gap = '', next] = text.trimEnd().split('\n').slice(-2)
      const { level, lost } = JSON.parse(gap)
      expect(level).toBe(50)
      expect(text.match(/x\n/g)).toHaveLength(8 - lost)
      expect(next).toBe('next')
      for (let count = 0; count < 2; count += 1) output.write(long)
      output.end()
      closeSync(descriptor)
    })
  })
})
