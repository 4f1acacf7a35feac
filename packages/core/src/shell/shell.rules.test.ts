import { describe, expect, it } from 'vitest'
import {
  answerCookieBanner,
  evaluateNps,
  isCookieBannerShown,
  listFirmScripts,
  toCookieConsent,
} from './consent.rules.ts'
import { listSidebarEntries, toShellSection } from './sidebar.ts'

describe('the sidebar', () => {
  const all = ['/', '/demands', '/documents', '/journeys', '/tools', '/financial', '/business']

  it.each([
    [{ customerAdmin: false, customerSuperAdmin: false }, 5],
    [{ customerAdmin: true, customerSuperAdmin: false }, 5],
    [{ customerAdmin: false, customerSuperAdmin: true }, 7],
    [{ customerAdmin: true, customerSuperAdmin: true }, 7],
  ])('of %o has %i entries', (user, count) => {
    expect(listSidebarEntries(user).map(({ path }) => path)).toEqual(all.slice(0, count))
  })

  it.each([
    ['/', 'home'],
    ['/demands', 'demands'],
    ['/demands/new', 'demands'],
    ['/documents', 'documents'],
    ['/journeys/7', 'journeys'],
    ['/tools/marks/create', 'tools'],
    ['/financial', 'finances'],
    ['/business/1/settings', 'businesses'],
    ['/profile', undefined],
    ['/demandsx', undefined],
  ])('%s lights up %s', (path, section) => expect(toShellSection(path)).toBe(section))
})

describe('cookies', () => {
  const version = '2026-11-23'

  it.each([
    ['true', 'true', false],
    ['false', 'false', false],
    [null, null, true],
    ['', null, true],
    ['TRUE', null, true],
  ])('stored %j counts as %j; the banner shows: %s', (stored, consent, isShown) => {
    const since = '2026-11-23T12:00:00Z'
    const now = new Date('2026-11-24T12:00:00Z')
    const read = toCookieConsent({ stored, since, version }, now, version)
    expect(read).toBe(consent)
    expect(isCookieBannerShown(read)).toBe(isShown)
  })

  it.each([
    ['true', '2026-11-23T12:00:00Z', '2027-11-23T11:59:59Z', 'true'],
    ['true', '2026-11-23T12:00:00Z', '2027-11-23T12:00:00Z', null],
    ['true', null, '2026-11-24T12:00:00Z', null],
    ['true', 'ontem', '2026-11-24T12:00:00Z', null],
    ['false', '2026-11-23T12:00:00Z', '2030-11-23T12:00:00Z', 'false'],
    ['false', null, '2030-11-23T12:00:00Z', 'false'],
  ])('%s of %s counts at %s as %j', (stored, since, now, consent) => {
    expect(toCookieConsent({ stored, since, version }, new Date(now), version)).toBe(consent)
  })

  it.each([
    ['true', '2026-11-22', null],
    ['true', null, null],
    ['false', '2026-11-22', 'false'],
    ['false', null, 'false'],
  ])('%s to the policy of %s counts as %j once there is another one', (stored, agreed, consent) => {
    const since = '2026-11-23T12:00:00Z'
    const now = new Date('2026-11-24T12:00:00Z')
    expect(toCookieConsent({ stored, since, version: agreed }, now, version)).toBe(consent)
  })

  it('only accepting reloads', () => {
    expect(answerCookieBanner(true)).toEqual({ stored: 'true', reloads: true })
    expect(answerCookieBanner(false)).toEqual({ stored: 'false', reloads: false })
  })
})

describe('programs of others', () => {
  const scripts = {
    analyticsUrl: 'https://medidor.example/a.js',
    heatMapUrl: 'https://mapa.example/b.js',
    npsUrl: 'https://pesquisa.example/c.js',
  }
  const context = { consent: 'true', hostname: 'portal.firma.example', path: '/' } as const
  const kindsOf = (change: Partial<Parameters<typeof listFirmScripts>[1]>) =>
    listFirmScripts(scripts, { ...context, ...change }).map(({ kind }) => kind)

  it.each([
    [{}, ['analytics', 'heatMap', 'nps']],
    [{ path: '/demands' }, ['analytics', 'heatMap']],
    [{ hostname: 'localhost' }, ['heatMap', 'nps']],
    [{ hostname: '127.0.0.1' }, ['heatMap', 'nps']],
    [{ hostname: 'portal-QA.firma.example' }, ['heatMap', 'nps']],
    [{ hostname: 'portalqa.firma.example' }, ['heatMap', 'nps']],
    [{ consent: 'false' as const }, []],
    [{ consent: null }, []],
  ])('%o loads %j', (change, kinds) => expect(kindsOf(change)).toEqual(kinds))

  it('are none where the firm uses none', () => {
    const none = { analyticsUrl: null, heatMapUrl: null, npsUrl: null }
    expect(listFirmScripts(none, context)).toEqual([])
    expect(listFirmScripts(scripts, context)[0]?.url).toBe(scripts.analyticsUrl)
  })

  it.each([
    ['/', 'true', null],
    ['/', null, 'noConsent'],
    ['/demands', 'true', 'otherPage'],
  ] as const)('the survey on %s with consent %s: %s', (path, consent, reason) => {
    const decision = evaluateNps({ path, consent })
    expect(decision.allowed ? null : decision.reason).toBe(reason)
  })
})
