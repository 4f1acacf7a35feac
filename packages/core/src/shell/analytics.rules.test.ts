import { describe, expect, it } from 'vitest'
import { evaluateAnalytics, evaluateHeatMap } from './analytics.rules.ts'

describe('scripts that watch the use', () => {
  it.each([
    ['portal.firma.example', 'true', 'allowed'],
    ['portal.firma.example', 'false', 'noConsent'],
    ['portal.firma.example', null, 'noConsent'],
    ['portal.firma.example', 'TRUE', 'noConsent'],
    ['localhost', 'true', 'localHost'],
    ['127.0.0.1', 'true', 'localHost'],
    ['[::1]', 'true', 'localHost'],
    ['notebook.local', 'true', 'localHost'],
    ['QA.firma.example', 'true', 'qaHost'],
    ['portal-qa2.firma.example', 'true', 'qaHost'],
    ['aquarela.example', 'true', 'allowed'],
    ['portalqa.example', 'true', 'qaHost'],
    ['qaportal.firma.example', 'true', 'qaHost'],
  ])('on %s with the choice %s: %s', (hostname, consent, expected) => {
    const decision = evaluateAnalytics({ hostname, consent })
    expect(decision.allowed ? 'allowed' : decision.reason).toBe(expected)
  })

  it('include the heat map only after consent, on any host', () => {
    expect(evaluateHeatMap({ consent: 'true' }).allowed).toBe(true)
    expect(evaluateHeatMap({ consent: null }).allowed).toBe(false)
  })
})
