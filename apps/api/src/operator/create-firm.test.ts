import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { openTestEngine } from '../testing/test-engine.ts'
import { readArguments } from './command-line.ts'
import { createFirmCommand } from './commands/create-firm.command.ts'

let home = ''
let remove = async () => {}
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'tramite-firm-'))
})
afterEach(async () => {
  await remove()
  rmSync(home, { recursive: true, force: true })
})

const given = [
  ...['--name', 'Silva e Souza', '--city', 'Recife', '--state', 'PE', '--accent', '#1d5c4b'],
  ...['--contact-email', 'contato@silvaesouza.adv.br', '--privacy-officer', 'Ana Silva'],
  ...['--messaging-url', 'https://wa.me/5581999990000', '--blog-url', 'https://s.adv.br/blog'],
  ...['--videos-url', 'https://s.adv.br/videos', '--office-hours', 'das 9h às 18h'],
  ...['--staff-name', 'Ana Silva', '--staff-email', 'ana@silvaesouza.adv.br'],
]

/** The variables of a database without people. */
async function openPlace(): Promise<Record<string, string>> {
  const template = inject('directory')
  if (template !== null) {
    cpSync(template, home, { recursive: true })
    return { DATA_DIR: home, DATABASE_URL: '' }
  }
  const { engine, url, remove: drop } = await openTestEngine()
  remove = async () => {
    await engine.close()
    await drop()
  }
  return { DATA_DIR: home, DATABASE_URL: url ?? '' }
}

it('tells which facts of the privacy policy it assumed, and takes them', async () => {
  const place = await openPlace()
  const lines: string[] = []
  const terminal = { say: (line: string) => void lines.push(line), warn: () => undefined }
  const output = join(home, 'firm.json')
  const values = readArguments(createFirmCommand, [
    ...given,
    ...['--hosting-country', 'Irlanda', '--output', output],
  ])
  await createFirmCommand.run({ values: values as never, variables: place, terminal })
  expect(JSON.parse(readFileSync(output, 'utf8'))).toMatchObject({
    hostingCountry: 'Irlanda',
    transferMechanism: 'standardClauses',
  })
  expect(lines.join('\n')).toContain('transferMechanism, cláusulas-padrão')
  expect(lines.join('\n')).not.toContain('hostingCountry, os Estados Unidos')
})

it('tells what is left to do, also of variables that are there and empty', async () => {
  const lines: string[] = []
  const output = join(home, 'firm.json')
  const values = readArguments(createFirmCommand, [...given, ...['--output', output]])
  const variables = { ...(await openPlace()), PUBLIC_URL: '', SMTP_URL: '' }
  const terminal = { say: (line: string) => void lines.push(line), warn: () => undefined }
  expect(await createFirmCommand.run({ values: values as never, variables, terminal })).toBe('done')
  expect(JSON.parse(readFileSync(output, 'utf8')).name).toBe('Silva e Souza')
  const [, left = ''] = lines.join('\n').split('Antes dos primeiros clientes:')
  expect(left).toContain('é preciso PUBLIC_URL')
  expect(left).toContain('é preciso SMTP_URL')
  expect(left).not.toContain('deve ser https')
})
