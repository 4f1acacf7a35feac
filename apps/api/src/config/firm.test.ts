import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ConfigurationError } from './configuration-error.ts'
import { contrastOf } from './contrast.ts'
import { readFirmConfig, toPublicFirmConfig } from './firm.ts'

const folder = mkdtempSync(join(tmpdir(), 'tramite-firm-'))
afterAll(() => rmSync(folder, { recursive: true }))

const { content, ...demo } = readFirmConfig()
/** As it is written in a file. */
const demoFirm = { ...demo, content: null }

function mistakesOf(content: string): readonly string[] {
  const path = join(folder, 'firm.json')
  writeFileSync(path, content)
  return mistakesAt(path)
}
function mistakesAt(path: string): readonly string[] {
  try {
    readFirmConfig(path)
  } catch (error) {
    if (error instanceof ConfigurationError) return error.mistakes
    throw error
  }
  return []
}
const mistakesWith = (change: object) => mistakesOf(JSON.stringify({ ...demoFirm, ...change }))

describe('readFirmConfig', () => {
  it('reads a firm from its file', () => {
    const path = join(folder, 'other.json')
    writeFileSync(path, JSON.stringify({ ...demoFirm, name: 'Outra' }))
    expect(readFirmConfig(path)).toEqual({ ...demo, name: 'Outra', content })
  })

  it('reads the firm’s content from the folder beside its file', () => {
    const own = join(folder, 'own')
    mkdirSync(own)
    const path = join(folder, 'with-content.json')
    writeFileSync(path, JSON.stringify({ ...demoFirm, content: 'own' }))
    const terms = { ...content.legal.terms, title: 'Regras da casa' }
    writeFileSync(join(own, 'terms.json'), JSON.stringify(terms))
    expect(readFirmConfig(path).content.legal.terms.title).toBe('Regras da casa')
    writeFileSync(join(own, 'terms.json'), '{')
    writeFileSync(join(own, 'privacy.json'), '{}')
    expect(mistakesAt(path)).toContain('FIRM_CONFIG: content/terms.json: não é um JSON válido')
    expect(mistakesAt(path)).toContainEqual(
      expect.stringContaining('FIRM_CONFIG: content/privacy.json: title'),
    )
  })

  it.each([
    ['a link without https', { blogUrl: 'http://blog.firma.example' }, 'blogUrl'],
    ['a script as a link', { liveChatUrl: 'javascript:alert(1)' }, 'liveChatUrl'],
    [
      'a demand without its id',
      { staffDemandUrl: 'https://casos.firma.example' },
      'staffDemandUrl',
    ],
    ['an unknown preset', { conventions: 'portugal' }, 'conventions'],
    ['a malformed e-mail', { contactEmail: 'contato' }, 'contactEmail'],
    ['an empty name', { name: '' }, 'name'],
    ['an unknown time zone', { timeZone: 'America/Sao_Paolo' }, 'timeZone'],
    ['a time zone without its name', { timeZone: '-03:00' }, 'timeZone'],
    [
      'a holiday that is no day',
      { optionalHolidays: [{ name: 'Padroeira', monthDay: '13-45' }] },
      'optionalHolidays.0',
    ],
    [
      'a holiday after the end of its month',
      { optionalHolidays: [{ name: 'Padroeira', monthDay: '02-30' }] },
      'optionalHolidays.0',
    ],
    ['a data officer without a name', { privacyOfficer: '' }, 'privacyOfficer'],
    ['an unknown field', { colour: 'x' }, 'colour'],
    ['an accent that is no colour', { accent: { light: 'red', dark: '#6fc3a6' } }, 'accent.light'],
    ['a pale light accent', { accent: { light: '#6fc3a6', dark: '#6fc3a6' } }, 'accent.light'],
    ['Brazil and a city', { hostingCountry: 'Brasil (São Paulo)' }, 'hostingCountry'],
    ['Brazil and another country', { hostingCountry: 'Brasil e Irlanda' }, 'hostingCountry'],
    ['a dim dark accent', { accent: { light: '#1d5c4b', dark: '#1d5c4b' } }, 'accent.dark'],
  ])('refuses %s in one line', (_, change, field) => {
    expect(mistakesWith(change)[0]).toMatch(/^FIRM_CONFIG: [^\n]+$/)
    expect(mistakesWith(change)[0]).toContain(field)
  })

  it.each([
    [{ accent: '#ffffff' }, 'accent deve ter uma cor para cada tema'],
    [{ name: undefined }, 'name é obrigatório'],
    [{ officeHours: 9 }, 'officeHours não tem a forma esperada'],
    [{ usersManagedBy: 'nobody' }, 'usersManagedBy deve ser everyone ou admins'],
  ])('says in Portuguese what is wrong with %j', (change, mistake) => {
    expect(mistakesWith(change)).toEqual([expect.stringContaining(`FIRM_CONFIG: ${mistake}`)])
  })

  it('takes any time zone and any day that there is', () => {
    const holidays = ['02-29', '12-31'].map((monthDay) => ({ name: 'Padroeira', monthDay }))
    expect(mistakesWith({ timeZone: 'America/Noronha', optionalHolidays: holidays })).toEqual([])
  })

  it('knows an example when customers will see it', () => {
    const path = join(folder, 'examples.json')
    const real = JSON.parse(JSON.stringify(demoFirm).replaceAll('.example', '.adv.br'))
    const mistakes = (firm: object) => {
      writeFileSync(path, JSON.stringify(firm))
      try {
        return readFirmConfig(path, { production: true }) && []
      } catch (error) {
        return (error as ConfigurationError).mistakes
      }
    }
    expect(mistakes(real)).toEqual([])
    expect(mistakes({ ...real, contactEmail: 'contato@example.com' })).toEqual([
      expect.stringContaining('contactEmail é um endereço de exemplo'),
    ])
    expect(mistakes({ ...real, blogUrl: 'https://www.example.org/blog' })).toHaveLength(1)
    expect(mistakes({ ...real, blogUrl: 'https://counterexample.com/example' })).toEqual([])
    const banner = {
      image: '/announcements/lgpd.svg',
      link: 'https://blog.example.com/lgpd',
      description: 'LGPD',
    }
    expect(mistakes({ ...real, banners: [...real.banners, banner] })).toEqual([
      expect.stringContaining('banners.2.link é um endereço de exemplo'),
    ])
    expect(mistakes(demoFirm)).toHaveLength(9)
  })

  it.each([
    ['/logo.png', 1],
    ['/assets/logo.png', 1],
    ['/announcements/../logo.png', 1],
    ['/announcements/logo.png', 0],
    ['https://www.silvaesouza.adv.br/logo.png', 0],
  ])('takes of the logo %s what a browser is given', (logoUrl, amount) => {
    expect(mistakesWith({ logoUrl })).toHaveLength(amount)
  })

  it('names a file that is no JSON, or not there', () => {
    expect(mistakesOf('{')).toEqual([expect.stringContaining('não é um JSON válido')])
    expect(() => readFirmConfig(join(folder, 'missing.json'))).toThrow('não pode ser lido')
  })
})

it('keeps the sender of e-mails from the browser', () => {
  expect(JSON.stringify(toPublicFirmConfig(readFirmConfig()))).not.toContain(demo.senderEmail)
})

describe('contrastOf', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 2)
    expect(contrastOf(other, one)).toBeCloseTo(ratio, 2)
  })
})
