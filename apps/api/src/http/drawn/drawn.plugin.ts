import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { PublicFirmConfig } from '../../config/firm.ts'
import type { Clock } from '../../ports/clock.ts'
import { addressOf, networkOf } from '../addresses.ts'
import { compressAnswers } from '../compression.ts'
import type { Limits } from '../limits/limits.ts'
import { Problem } from '../problem.ts'
import { openDrawing } from './drawing.ts'

/** A call of a page, as the portal describes it. */
interface Call {
  readonly key: string
  readonly method: 'GET' | 'POST'
  readonly url: string
}

const ORIGIN = 'https://drawn'

/** Whether an address stays on this site, as browsers read it: a backslash or a tab may lead to another one, too. */
const isOfPortal = (address: string) => URL.parse(address, ORIGIN)?.origin === ORIGIN

const bodySchema = z.object({
  /** Path and query. */
  address: z.string().check(z.startsWith('/'), z.maxLength(2000), z.refine(isOfPortal)),
  /** Width of the window, in em. */
  width: z.number().check(z.gt(0), z.lt(10_000)),
  /** The signed-in user, as stored by their browser: only affects how their own page looks. */
  user: z.string().check(z.maxLength(20_000)),
})

const BODY_LIMIT = 32 * 1024

/** The headers of an answer that the portal reads. */
function toHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const kept = ['content-type', 'date', 'etag', 'retry-after'].flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return Object.fromEntries(kept)
}

/** The caller's headers, as each of their calls would send them. */
function toCaller({ headers, socket }: FastifyRequest) {
  const named = ['authorization', 'businessid', 'user-agent', 'x-forwarded-for'] as const
  const kept = named.flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return {
    headers: { ...Object.fromEntries(kept), accept: 'application/json' },
    remoteAddress: socket.remoteAddress ?? '127.0.0.1',
  }
}

export interface DrawnOptions {
  /** Folder of the built portal. */
  readonly directory: string
  readonly firm: PublicFirmConfig
  readonly limits: Limits
  readonly clock: Clock
}

/** The limit on the pages of an address: the caller need not be signed in. */
const drawnPages = { limits: ['pages'] } as const

/**
 * What a page of the portal needs when a browser opens it with an empty cache, in one call: the answers
 * to its own calls, each as if sent alone, and the page rendered with them.
 */
export async function drawnPlugin(
  app: FastifyInstance,
  { directory, firm, limits, clock }: DrawnOptions,
): Promise<void> {
  const folder = join(directory, 'server')
  if (!existsSync(folder)) return
  const { callsOf } = (await import(pathToFileURL(join(folder, 'calls.mjs')).href)) as {
    callsOf: (address: string) => readonly Call[]
  }
  const drawing = openDrawing(join(folder, 'draw.mjs'), firm, (reason) =>
    app.log.warn({ reason }, 'a page could not be drawn'),
  )
  app.addHook('onClose', () => drawing.close())

  async function answer({ method, url }: Call, caller: ReturnType<typeof toCaller>) {
    const { statusCode, headers, payload } = await app.inject({ method, url, ...caller })
    return { status: statusCode, headers: toHeaders(headers), text: payload }
  }

  await app.register(async (scope) => {
    compressAnswers(scope)
    scope.addHook('onRequest', async (request) => {
      const network = networkOf(addressOf(request))
      limits.count(drawnPages, { network, principal: null }, clock.now())
    })
    scope.post('/drawn', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const body = bodySchema.safeParse(request.body)
      const { businessid: businessId } = request.headers
      if (!body.success || typeof businessId !== 'string') throw new Problem(400, 'BAD_REQUEST')
      const caller = toCaller(request)
      const calls = callsOf(body.data.address)
      const answers = Object.fromEntries(
        await Promise.all(
          calls.map(async (call) => [call.key, await answer(call, caller)] as const),
        ),
      )
      const isComplete = Object.values(answers).every(({ status }) => status < 300)
      const nodes = isComplete ? await drawing.draw({ ...body.data, businessId, answers }) : null
      return reply
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(`{"answers":${JSON.stringify(answers)},"nodes":${nodes}}`)
    })
  })
}
