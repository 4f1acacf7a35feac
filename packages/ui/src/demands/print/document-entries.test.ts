import { buildDemand } from '@tramite/core/testing'
import { expect, it } from 'vitest'
import { toDocumentEntries } from './document-entries.ts'

it('signs the request with the name of who wrote it, whoever it was left to', () => {
  const demand = buildDemand({ authorName: 'Clara Nunes', creatorName: 'Nina Prado' })
  const [request] = toDocumentEntries(demand, [], 'America/Sao_Paulo')
  expect(request?.head).toMatch(/^Clara Nunes, /)
})

it('does not sign the request of a customer as one of the firm', () => {
  const demand = buildDemand({ authorName: 'Clara (escritório)' })
  const [request] = toDocumentEntries(demand, [], 'America/Sao_Paulo')
  expect(request?.head).toContain('Clara (escritório) (cliente), ')
})
