import { describe, expect, it } from 'vitest'
import type { LegalAcceptanceList, LegalDocument, LegalTextKey } from './legal.types.ts'
import { evaluateLegalQuestion, toLegalQuestions } from './legal-question.rules.ts'
import { pendingLegalTexts, toAskedVersions } from './legal-versions.ts'

const inForce = { terms: '2026-11-23', privacy: '2026-11-22' } as const
const keys: readonly LegalTextKey[] = ['terms', 'privacy']
const at = '2026-11-24T12:00:00.000Z'

/** What the server says of a user who has accepted these versions. */
function accepted(...versions: readonly (readonly [LegalTextKey, string])[]): LegalAcceptanceList {
  const has = (document: LegalTextKey, version: string) =>
    versions.some((one) => one[0] === document && one[1] === version)
  return {
    current: keys.map((document) => {
      const version = inForce[document]
      return { document, version, acceptedAt: has(document, version) ? at : null }
    }),
    acceptances: versions.map(([document, version]) => ({ document, version, acceptedAt: at })),
  }
}

const link = (number: number) => ({ text: `seção ${number}`, href: `#${number}` })
const text = (title: string, document: LegalTextKey): LegalDocument => ({
  title,
  date: '2021-03-30',
  revised: inForce[document],
  changes: [
    { date: '2026-11-23', text: ['A ', link(10), ' é nova.'] },
    { date: '2026-11-22', text: ['A ', link(3), ' e a ', { text: 'outra', href: '/cookies' }] },
  ],
  intro: [],
  sections: [],
})
const texts = {
  terms: text('Termos de Uso', 'terms'),
  privacy: text('Política de Privacidade', 'privacy'),
}

describe('the question about legal texts', () => {
  it('is pending for what is in force and was not accepted', () => {
    expect(pendingLegalTexts(accepted())).toEqual(['terms', 'privacy'])
    expect(pendingLegalTexts(accepted(['terms', '2020-01-01']))).toContain('terms')
    expect(pendingLegalTexts(accepted(['terms', inForce.terms]))).toEqual(['privacy'])
  })

  it('asks who has accepted nothing, without telling of changes', () => {
    const questions = toLegalQuestions(accepted(), texts)
    expect(questions).toMatchObject([
      {
        title: 'Termos de Uso',
        path: '/terms',
        version: inForce.terms,
        accepted: null,
        changes: [],
      },
      { title: 'Política de Privacidade', path: '/politics', accepted: null, changes: [] },
    ])
  })

  it('tells who has accepted a version before what has changed since that one', () => {
    const privacy = ['privacy', inForce.privacy] as const
    const first = toLegalQuestions(accepted(privacy, ['terms', '2021-03-30']), texts)
    expect(first).toHaveLength(1)
    expect(first[0]?.accepted).toBe('2021-03-30')
    expect(first[0]?.changes.map(({ date }) => date)).toEqual(['2026-11-23', '2026-11-22'])
    const links = first[0]?.changes.flatMap(({ text }) =>
      text.flatMap((part) => (typeof part === 'string' ? [] : [part.href])),
    )
    expect(links).toEqual(['/terms#10', '/terms#3', '/cookies'])

    const versions = [['terms', '2026-11-22'], ['terms', '2021-03-30'], privacy] as const
    const [later] = toLegalQuestions(accepted(...versions), texts)
    expect(later?.accepted).toBe('2026-11-22')
    expect(later?.changes.map(({ date }) => date)).toEqual(['2026-11-23'])
    expect(toLegalQuestions(accepted(privacy, ['terms', inForce.terms]), texts)).toEqual([])
  })

  it('waits for the texts that it is about, and for no other', () => {
    expect(toLegalQuestions(accepted(), { ...texts, privacy: undefined })).toEqual([])
    const terms = accepted(['privacy', inForce.privacy])
    expect(toLegalQuestions(terms, { ...texts, privacy: undefined })).toHaveLength(1)
  })

  it('stands over pages of who may write, and not over the texts', () => {
    const questions = toLegalQuestions(accepted(), texts)
    const ask = (more: Partial<Parameters<typeof evaluateLegalQuestion>[0]> = {}) => {
      const decision = evaluateLegalQuestion({ questions, canWrite: true, path: '/', ...more })
      return decision.allowed ? 'allowed' : decision.reason
    }
    expect(ask()).toBe('allowed')
    expect(ask({ path: '/terms' })).toBe('reading')
    expect(ask({ path: '/politics/' })).toBe('reading')
    expect(ask({ canWrite: false })).toBe('contractEnded')
    expect(ask({ questions: [] })).toBe('nothingToAsk')
  })

  it('is remembered by the versions that it was about', () => {
    expect(toAskedVersions(inForce)).toBe('terms@2026-11-23,privacy@2026-11-22')
  })
})
