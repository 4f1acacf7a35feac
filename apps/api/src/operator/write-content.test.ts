import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readFirmConfig } from '../config/firm.ts'
import { defaultContent, readContent } from '../content/content.ts'
import { writeContentCommand } from './commands/write-content.command.ts'

const folder = mkdtempSync(join(tmpdir(), 'tramite-write-content-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('writes our content as a firm can bring it, into a folder of its own', async () => {
  const said: string[] = []
  const terminal = { say: (line: string) => void said.push(line), warn: () => undefined }
  const to = join(folder, 'content')
  const call = { values: { to, subject: '' } as never, variables: {}, terminal }
  expect(await writeContentCommand.run(call)).toBe('done')
  expect(said).toContain(join(to, 'journeys.json'))
  expect(readContent(to, readFirmConfig())).toEqual({ content: defaultContent, mistakes: [] })
  await expect(writeContentCommand.run(call)).rejects.toThrow('já existe')
})
