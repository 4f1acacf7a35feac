import { describe, expect, it } from 'vitest'
import { conventions } from '../calendar/index.ts'
import { makeDemandsPrivate, validateDemands } from '../demands/index.ts'
import { listBillings } from '../finance/index.ts'
import { ApiError, type Toast } from '../http/index.ts'
import { message } from '../messages/index.ts'
import { buildUser, createFixedClock } from '../testing/index.ts'
import { changePassword } from '../users/index.ts'
import { createTramite } from './create-tramite.ts'

/** A portal whose server gives the same answer to everything, with its requests, toasts and log. */
function build(answer: () => Response | Promise<Response>) {
  const requests: Request[] = []
  const toasts: Toast[] = []
  const logged: unknown[] = []
  const portal = createTramite({
    baseUrl: 'https://portal.example/api',
    fetch: async (request) => {
      requests.push(request)
      return answer()
    },
    clock: createFixedClock('2026-11-19T01:30:00.000Z'),
    conventions: conventions.specified,
    toasts: { toText: message, show: (toast) => toasts.push(toast) },
    log: (error) => logged.push(error),
    policy: { retryDelay: 1 },
  })
  return { portal, requests, toasts, logged }
}

const outage = () => new Response('{"code":"INTERNAL","message":""}', { status: 500 })

describe('a failure that has no text', () => {
  it('leaves an empty list of billings, and a line in the log', async () => {
    const { portal, toasts, logged } = build(outage)
    const input = { cpfOrCnpj: '11222333000181' }
    expect(await portal.read(listBillings, input, { fallback: true })).toEqual([])
    expect(toasts).toEqual([])
    expect(logged).toEqual([expect.objectContaining({ status: 500 })])
  })

  it('of a changed password is only logged', async () => {
    const { portal, toasts, logged } = build(outage)
    const input = { currentPassword: 'a', newPassword: 'b', newPasswordConfirm: 'b' }
    await expect(portal.run(changePassword, input)).rejects.toBeInstanceOf(ApiError)
    expect(toasts).toEqual([])
    expect(logged).toEqual([expect.objectContaining({ status: 500 })])
  })
})

describe.each([
  ['validateDemands', validateDemands],
  ['makeDemandsPrivate', makeDemandsPrivate],
] as const)('%s', (_, command) => {
  it.each([
    ['without a selection', [], 'Você precisa selecionar suas demandas antes'],
    [
      'of more than an address holds',
      Array.from({ length: 101 }, (_, index) => `d${index}`),
      'Selecione no máximo 100 demandas por vez.',
    ],
  ])('%s says so, and asks nobody', async (_, ids, title) => {
    const { portal, requests, toasts } = build(outage)
    await expect(portal.run(command, { ids })).rejects.toMatchObject({ kind: 'refused' })
    expect(toasts).toEqual([{ tone: 'error', title }])
    expect(requests).toEqual([])
  })
})

describe('a download', () => {
  const answers = (last: () => Response) => {
    const rest = [
      () => Response.json({ user: buildUser(), token: 'token-1' }),
      () => Response.json({ signedUrl: '/files/k1' }),
      last,
    ]
    return () => (rest.shift() ?? last)()
  }

  it('asks for an address, and tells the storage nothing of the session', async () => {
    const file = () => new Response('contrato', { headers: { 'content-type': 'application/pdf' } })
    const { portal, requests } = build(answers(file))
    await portal.signIn({ email: 'user@aurora.example', password: 'Tramite2026' })
    const blob = await portal.download('k1')
    expect([blob.type, await blob.text()]).toEqual(['application/pdf', 'contrato'])
    const [, address, storage] = requests
    expect(address?.url).toBe('https://portal.example/api/signedDownloadFileUrl?key=k1')
    expect(address?.headers.get('authorization')).toBe('Bearer token-1')
    expect([storage?.method, storage?.url]).toEqual(['GET', 'https://portal.example/files/k1'])
    expect([...(storage?.headers.keys() ?? [])]).toEqual([])
  })

  it('that the storage refuses fails with an ApiError', async () => {
    const { portal } = build(answers(() => new Response('<Error/>', { status: 403 })))
    await portal.signIn({ email: 'user@aurora.example', password: 'Tramite2026' })
    await expect(portal.download('k1')).rejects.toMatchObject({ kind: 'problem', status: 403 })
  })

  it('that breaks off fails as one without connection', async () => {
    const broken = () =>
      new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('cut')) }))
    const { portal } = build(answers(broken))
    await portal.signIn({ email: 'user@aurora.example', password: 'Tramite2026' })
    await expect(portal.download('k1')).rejects.toMatchObject({ kind: 'network' })
  })
})
