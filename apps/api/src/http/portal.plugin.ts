import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { message } from '@tramite/core/messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PublicFirmConfig } from '../config/firm.ts'
import { serveAssets } from './built-assets.ts'
import { compressAnswers } from './compression.ts'
import { createPage, type DrawnPages, toScriptHashes } from './portal-page.ts'
import { answerProblem, Problem } from './problem.ts'
import { createRoutePreloads } from './route-preloads.ts'
import { securityHeaders, toContentSecurityPolicy } from './security-headers.ts'

export interface PortalOptions {
  /** Folder of the built portal. */
  readonly directory: string
  readonly firm: PublicFirmConfig
  /** Origin at which browsers reach the file storage; null if this server stores the files. */
  readonly storageSource: string | null
}

/** Shown before the portal is built: the API works all the same. */
const unbuilt = `<!doctype html><html lang="pt-BR"><head><title></title><!--firm-head--></head><body><p>${message('UNAVAILABLE')}</p><!--firm-config--></body></html>`

function readManifest(directory: string): unknown {
  const path = join(directory, '.vite/manifest.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

function readDrawn(directory: string): DrawnPages {
  const path = join(directory, 'drawn.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

function readTemplate(directory: string): string {
  const path = join(directory, 'index.html')
  return existsSync(path) ? readFileSync(path, 'utf8') : unbuilt
}

const originsOf = (addresses: readonly (string | null)[]): string[] => [
  ...new Set(addresses.flatMap((address) => (address === null ? [] : [new URL(address).origin]))),
]

/** The third-party programs that the firm uses. */
const programsOf = ({ analyticsUrl, heatMapUrl, npsUrl, liveChatUrl }: PublicFirmConfig) => ({
  scripts: originsOf([analyticsUrl, heatMapUrl, npsUrl]),
  chats: originsOf([liveChatUrl]),
})

type SendPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** The origins of the firm's own images. */
function imageOriginsOf({ logoUrl, banners }: PublicFirmConfig): string[] {
  const addresses = [...(logoUrl === null ? [] : [logoUrl]), ...banners.map(({ image }) => image)]
  return originsOf(addresses.filter((address) => !address.startsWith('/')))
}

function createSendPage({ directory, firm, storageSource }: PortalOptions): SendPage {
  const template = readTemplate(directory)
  const render = createPage(template, firm, readDrawn(directory))
  const sources = {
    storageSource,
    imageOrigins: imageOriginsOf(firm),
    programs: programsOf(firm),
    scriptHashes: toScriptHashes(template),
  }
  // The renderer is loaded beside the page, whichever it is.
  const preloadsOf = createRoutePreloads(readManifest(directory), ['src/start.ts', 'src/mount.tsx'])
  return ({ url }, reply) => {
    const nonce = randomBytes(16).toString('base64')
    const path = url.split('?')[0] ?? '/'
    return reply
      .headers({
        ...securityHeaders,
        'content-security-policy': toContentSecurityPolicy({ ...sources, nonce }),
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(render(nonce, path, preloadsOf(path)))
  }
}

/** A file rather than a page: its last part has an extension. */
const isFile = (path: string) => /\.[a-z0-9]{1,8}$/i.test(path)

/**
 * A navigation, as opposed to a call or a missing asset. Monitors and command-line clients state no
 * preference for a type; requests for what a page loads do.
 */
function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? url
  if (method !== 'GET' && method !== 'HEAD') return false
  if (/^\/(api|files|assets|announcements|healthz|readyz)(\/|$)/.test(path)) return false
  const { accept = '*/*', 'sec-fetch-mode': mode = 'navigate' } = headers
  if (accept.includes('text/html')) return true
  return accept.includes('*/*') && mode === 'navigate' && !isFile(path)
}

/**
 * Serves the built portal: its assets cached for ever, its pictures, and its page for every address of
 * the portal.
 */
export async function portalPlugin(app: FastifyInstance, options: PortalOptions): Promise<void> {
  const sendPage = createSendPage(options)
  compressAnswers(app)
  const assets = join(options.directory, 'assets')
  if (existsSync(assets)) serveAssets(app, assets)
  // Pictures that the firm's configuration names: they may change under the same address.
  const root = join(options.directory, 'announcements')
  const pictures = { root, prefix: '/announcements/', index: false as const, decorateReply: false }
  if (existsSync(root)) await app.register(fastifyStatic, { ...pictures, maxAge: '1h' })
  app.get('/', sendPage)
  app.setNotFoundHandler((request, reply) =>
    asksForPage(request)
      ? sendPage(request, reply)
      : answerProblem(reply, new Problem(404, 'NOT_FOUND')),
  )
}
