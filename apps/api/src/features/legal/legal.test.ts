import { afterAll, beforeAll, expect, it } from 'vitest'
import { readFirmConfig } from '../../config/firm.ts'
import { defaultContent } from '../../content/content.ts'
import type { LegalSource } from '../../content/legal-source.schema.ts'
import type { PersonName } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

const { terms, privacy } = defaultContent.legal

const ownTerms: LegalSource = {
  title: 'Regras da casa',
  date: '2026-11-24',
  revised: '2026-11-24',
  changes: [],
  intro: 'De {firm}.',
  sections: [{ title: 'Contato', blocks: ['[Cookies](/cookies).'] }],
}

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const accept = (as: PersonName, document: 'terms' | 'privacy', version: string) =>
  portal.call('acceptLegalText', { as, body: { document, version } })
const list = async (as: PersonName) => (await portal.call('listLegalAcceptances', { as })).body

it('tells what is in force and what the user has accepted of it', async () => {
  expect(await list('bruno')).toEqual({
    current: [
      { document: 'terms', version: terms.revised, acceptedAt: null },
      { document: 'privacy', version: privacy.revised, acceptedAt: null },
    ],
    acceptances: [],
  })
  const at = portal.time.now.toISOString()
  const accepted = { document: 'terms', version: terms.revised, acceptedAt: at }
  expect((await accept('bruno', 'terms', terms.revised)).body).toEqual(accepted)
  const { current, acceptances } = await list('bruno')
  expect(current.map(({ acceptedAt }) => acceptedAt)).toEqual([at, null])
  expect(acceptances).toEqual([accepted])
  expect((await list('ana')).acceptances).toEqual([])
})

it('keeps the first acceptance when it comes again, at once too', async () => {
  const [first] = await Promise.all([
    accept('clara', 'privacy', privacy.revised),
    accept('clara', 'privacy', privacy.revised),
  ])
  portal.time.now = new Date(portal.time.now.getTime() + 60_000)
  const again = await accept('clara', 'privacy', privacy.revised)
  expect(again.body).toEqual(first.body)
  expect((await list('clara')).acceptances).toHaveLength(1)
})

it('accepts only the version in force', async () => {
  const { status, problem } = await accept('bruno', 'privacy', '2020-01-01')
  expect([status, problem.code]).toEqual([409, 'LEGAL_VERSION_OUTDATED'])
  expect((await accept('bruno', 'privacy', 'hoje')).status).toBe(400)
  expect((await accept('bruno', 'cookies' as 'terms', terms.revised)).status).toBe(400)
})

it('is for everybody with a session, whatever their contract, and for nobody else', async () => {
  for (const as of ['caio', 'saulo', 'lia'] as const) {
    expect((await accept(as, 'terms', terms.revised)).status).toBe(200)
  }
  expect((await portal.call('listLegalAcceptances')).status).toBe(401)
})

it('gives its texts to everyone, about the firm', async () => {
  const { status, body } = await portal.call('getLegalText', { params: { document: 'terms' } })
  expect([status, body.title, body.revised]).toEqual([200, 'Termos de Uso', terms.revised])
  expect(JSON.stringify(body)).toContain('mailto:contato@vasconceloseprado.example')
  const unknown = await portal.call('getLegalText', { params: { document: 'contrato' } })
  expect(unknown.status).toBe(400)
})

it('shows the firm’s own text, and asks anew for its acceptance', async () => {
  const content = { ...defaultContent, legal: { ...defaultContent.legal, terms: ownTerms } }
  const own = await startTestPortal({ firm: { ...readFirmConfig(), content } })
  const { body } = await own.call('getLegalText', { params: { document: 'terms' } })
  expect(body).toEqual({
    title: 'Regras da casa',
    date: '2026-11-24',
    revised: '2026-11-24',
    changes: [],
    intro: ['De Vasconcelos & Prado.'],
    sections: [
      {
        id: '1',
        number: 1,
        title: 'Contato',
        blocks: [
          { kind: 'paragraph', number: '1.1', text: [{ text: 'Cookies', href: '/cookies' }, '.'] },
        ],
      },
    ],
  })
  const accepted = async (version: string) =>
    (await own.call('acceptLegalText', { as: 'ana', body: { document: 'terms', version } })).status
  expect(await accepted(terms.revised)).toBe(409)
  expect(await accepted('2026-11-24')).toBe(200)
  const { current } = (await own.call('listLegalAcceptances', { as: 'ana' })).body
  expect(current[0]).toMatchObject({ document: 'terms', version: '2026-11-24' })
  await own.close()
})
