import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readConfiguration } from './configuration.ts'
import { ConfigurationError } from './configuration-error.ts'
import { readFirmConfig } from './firm.ts'

const folder = mkdtempSync(join(tmpdir(), 'tramite-configuration-'))
afterAll(() => rmSync(folder, { recursive: true }))

function mistakesOf(variables: Readonly<Record<string, string>>): readonly string[] {
  const path = join(folder, 'firm.json')
  const firm = { ...readFirmConfig(), content: null, liveChatUrl: 'https://chat.firma.example' }
  writeFileSync(path, JSON.stringify(firm).replaceAll('.example', '.adv.br'))
  try {
    readConfiguration({ FIRM_CONFIG: path, ...variables })
    return []
  } catch (error) {
    if (error instanceof ConfigurationError) return error.mistakes
    throw error
  }
}
const mistake =
  'Com liveChatUrl é preciso LIVE_CHAT_SECRET: sem ele, um usuário entraria no chat como outro'
const secret = { LIVE_CHAT_SECRET: 'f3a9c07be1d24586' }

it('asks in production for the secret of the live chat', () => {
  expect(mistakesOf({ NODE_ENV: 'production' })).toContain(mistake)
  expect(mistakesOf({ NODE_ENV: 'production', ...secret })).not.toContain(mistake)
  expect(mistakesOf({})).toEqual([])
  expect(mistakesOf({ LIVE_CHAT_SECRET: 'curto' })).toEqual([
    'LIVE_CHAT_SECRET deve ter 16 caracteres ou mais',
  ])
})
