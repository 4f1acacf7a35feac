import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { loadMailLogo } from './mail-logo.ts'

const folder = mkdtempSync(join(tmpdir(), 'tramite-logo-'))
afterAll(() => rmSync(folder, { recursive: true }))

function logoOf(content: Buffer) {
  const path = join(folder, 'logo')
  writeFileSync(path, content)
  return loadMailLogo(path)
}
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

it('takes PNG and JPEG by what they hold', () => {
  expect(logoOf(png)).toEqual({ contentType: 'image/png', content: png })
  expect(logoOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0])).contentType).toBe('image/jpeg')
})

it('refuses anything else in one line', () => {
  expect(() => logoOf(Buffer.from('<svg/>'))).toThrow(/^FIRM_CONFIG: mailLogo deve ser .*PNG/)
  expect(() => logoOf(Buffer.concat([png, Buffer.alloc(101 * 1024)]))).toThrow(/no máximo 100 kB/)
  expect(() => loadMailLogo(join(folder, 'missing.png'))).toThrow(/não pode ser lido/)
})
