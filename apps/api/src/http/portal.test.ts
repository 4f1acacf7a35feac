import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFirmConfig, toPublicFirmConfig } from '../config/firm.ts'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'
import { portalPlugin } from './portal.plugin.ts'
import { createPage, toScriptHashes } from './portal-page.ts'
import { noLinks } from './route-preloads.ts'
import { toContentSecurityPolicy } from './security-headers.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const page = (url: string, accept = 'text/html') => portal.app.inject({ url, headers: { accept } })

describe('the page', () => {
  it.each([
    '/',
    '/demands',
    '/demands/019a2c60-42a0-7d11-8c10-7be2a41f0301',
    '/reset-password/email/a@b/token/x',
  ])('answers %s', async (url) => {
    const answer = await page(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.payload).toContain('id="root"')
  })

  it.each([
    ['a monitor or curl', '/', { accept: '*/*' }],
    ['a program without a preference', '/demands', {}],
    ['a browser', '/privacy', { accept: 'text/html,*/*;q=0.8', 'sec-fetch-mode': 'navigate' }],
  ])('answers %s', async (_, url, headers) => {
    const answer = await portal.app.inject({ url, headers })
    expect(answer.statusCode).toBe(200)
    expect(answer.payload).toContain('id="root"')
  })

  it.each([
    ['a call', '/api/nothing', { accept: '*/*' }],
    ['a missing file', '/favicon.png', { accept: '*/*' }],
    ['what a page loads for itself', '/demands', { accept: '*/*', 'sec-fetch-mode': 'cors' }],
    ['who wants data', '/demands', { accept: 'application/json' }],
  ])('is not the answer to %s', async (_, url, headers) => {
    const answer = await portal.app.inject({ url, headers })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('comes compressed to who can read that', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'tramite-page-'))
    await writeFile(join(directory, 'index.html'), `<div id="root">${'x'.repeat(4000)}</div>`)
    const firm = toPublicFirmConfig(readFirmConfig())
    await using app = Fastify()
    await portalPlugin(app, { directory, firm, storageSource: null })
    const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' }
    const answers = [
      await app.inject({ url: '/', headers }),
      await app.inject({ url: '/demands', headers }),
    ]
    await rm(directory, { recursive: true })
    for (const { headers, rawPayload } of answers) {
      expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
      expect(brotliDecompressSync(rawPayload).toString()).toContain('id="root"')
    }
  })

  it('has a strict policy with a nonce of its own', async () => {
    const [first, second] = [await page('/'), await page('/')]
    const policy = String(first.headers['content-security-policy'])
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain("worker-src 'self'")
    expect(policy).toContain('trusted-types firm-scripts document-worker')
    expect(policy).not.toContain('unsafe')
    expect(first.payload).toContain(`<style nonce="${nonce}">`)
    expect(String(second.headers['content-security-policy'])).not.toContain(nonce)
  })

  it('lets none run of the scripts in a page but those that it was built with', () => {
    const template = '<script>one()</script><script type="module" src="/a.js"></script>'
    const hash = createHash('sha256').update('one()').digest('base64')
    expect(toScriptHashes(template)).toEqual([`'sha256-${hash}'`])
    expect(toScriptHashes('<script src="/a.js"></script>')).toEqual([])
  })

  it('names only the programs of others that the firm uses', () => {
    const page = { nonce: 'n', storageSource: null, imageOrigins: [], scriptHashes: ["'sha256-x'"] }
    const programs = { scripts: ['https://medidas.example'], chats: ['https://chat.example'] }
    const policy = toContentSecurityPolicy({ ...page, programs })
    expect(policy).toContain("script-src 'self' 'sha256-x' https://medidas.example;")
    expect(policy).toContain("connect-src 'self' https://medidas.example https://chat.example;")
    const none = toContentSecurityPolicy({ ...page, programs: { scripts: [], chats: [] } })
    expect(none).toContain("connect-src 'self';")
  })

  it('brings the firm with it, but not what the browser need not know', async () => {
    const { payload } = await page('/')
    const json = /id="firm-config">(.*?)<\/script>/s.exec(payload)?.[1] ?? ''
    expect(JSON.parse(json)).toMatchObject({
      name: 'Vasconcelos & Prado',
      conventions: 'specified',
    })
    expect(payload).not.toContain('senderEmail')
    expect(payload).toContain('<title>Vasconcelos &amp; Prado</title>')
  })

  it("cannot be broken out of by the firm's texts", () => {
    const firm = {
      ...toPublicFirmConfig(readFirmConfig()),
      name: '</script><script>alert(1)//<!--$&',
    }
    const html = createPage('<title></title><!--firm-head--><!--firm-config-->', firm)(
      'n',
      '/',
      noLinks,
    )
    expect(html).not.toContain('</script><script>')
    expect(html.match(/<script/g)).toHaveLength(1)
  })

  it('comes drawn where the build drew it: with the firm in it, as text', () => {
    const firm = { ...toPublicFirmConfig(readFirmConfig()), name: '<b>& Prado', logoUrl: null }
    const template = '<title></title><div id="root"></div><!--firm-config-->'
    const drawn = {
      '/signIn': {
        plain: '<p>%firm-name% %firm-label%</p>',
        withLogo: '<img src="%firm-logo%">%firm-name%',
      },
    }
    const plain = createPage(template, firm, drawn)
    expect(plain('n', '/signIn', noLinks)).toContain(
      `data-drawn><p>&lt;b&gt;&amp; Prado ${firm.shortLabel}</p></div></div>`,
    )
    expect(plain('n', '/demands', noLinks)).toContain('<div id="root"></div>')
    const withLogo = createPage(template, { ...firm, logoUrl: '/a.svg?"x' }, drawn)
    expect(withLogo('n', '/signIn', noLinks)).toContain('data-drawn><img src="/a.svg?&quot;x">')
  })
})

describe('headers of every answer', () => {
  it.each(['/', '/healthz', '/api/demands', '/api/nothing', '/assets/index-1a2b3c4d.js'])(
    'are safe for %s',
    async (url) => {
      const { headers } = await page(url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
      })
      expect(headers['strict-transport-security']).toContain('max-age=31536000')
      expect(headers['content-security-policy']).toContain("default-src 'none'")
    },
  )
})

describe('assets and health', () => {
  it('serves the pictures that the firm announces with, for an hour', async () => {
    const answer = await page('/announcements/lgpd.svg', 'image/*')
    expect([
      answer.statusCode,
      answer.headers['content-type'],
      answer.headers['cache-control'],
    ]).toEqual([200, 'image/svg+xml', 'public, max-age=3600'])
    expect((await page('/announcements/nothing.svg', 'image/*')).statusCode).toBe(404)
  })

  it('keeps assets for ever', async () => {
    const answer = await page('/assets/index-1a2b3c4d.js', '*/*')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toContain('immutable')
  })
  it('lets a program beside the page fetch programs of this origin, and nothing else', async () => {
    const { headers } = await page('/assets/index-1a2b3c4d.js', '*/*')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; /)
  })
  it('does not leave its folder', async () => {
    for (const url of [
      '/assets/../index.html',
      '/assets/%2e%2e/index.html',
      '/assets/..%2findex.html',
      '/assets/../../package.json',
    ]) {
      const answer = await page(url, '*/*')
      expect(answer.statusCode, url).toBe(404)
      expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' })
    }
  })
  it('says that it lives and can serve, and not what it is made of', async () => {
    expect((await page('/healthz')).json()).toEqual({ status: 'ok' })
    const ready = await page('/readyz')
    expect(ready.statusCode).toBe(200)
    expect(ready.json()).toEqual({
      status: 'ready',
      role: 'both',
      database: 'ok',
      files: 'ok',
      jobs: 'ok',
      mail: 'ok',
      disk: 'ok',
    })
  })
})
