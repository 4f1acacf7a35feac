import { describe, expect, it } from 'vitest'
import { ApiError, createApiClient, toCommandToast } from '../http/index.ts'
import { message } from '../messages/index.ts'
import { getPopupView, getTodayPopup, viewPopup } from './promotions.operations.ts'

const requests: Request[] = []
const client = createApiClient({
  baseUrl: 'https://portal.example/api',
  fetch: async (request) => {
    requests.push(request)
    return new Response('null', { headers: { 'content-type': 'application/json' } })
  },
  token: () => 'token',
  businessId: () => null,
})
const ids = { popupId: 'p1', userId: 'u1' }
const gone = new ApiError({ kind: 'problem', status: 404, code: 'NOT_FOUND', message: 'Sumiu.' })
const fail = (text: string) =>
  new ApiError({ kind: 'problem', status: 500, code: 'INTERNAL', message: text })

describe('popup calls', () => {
  it('read that there is none today', async () => {
    expect(await getTodayPopup(client).queryFn()).toBeNull()
  })

  it('mark as viewed without a body', async () => {
    await viewPopup(client).mutationFn(ids)
    const last = requests.at(-1)
    expect([last?.method, last?.url]).toEqual([
      'POST',
      'https://portal.example/api/popup/visualizated/p1/u1',
    ])
    expect(await last?.text()).toBe('')
  })

  it.each([
    ['getTodayPopup', getTodayPopup(client).meta],
    ['getPopupView', getPopupView(client, ids).meta],
    ['viewPopup', viewPopup(client).meta],
  ])('%s says what the server says, or its own text', (_, meta) => {
    expect(toCommandToast(meta, message, fail('Indisponível.'))?.title).toBe('Indisponível.')
    expect(toCommandToast(meta, message, fail(''))).toEqual({
      tone: 'error',
      title: 'Ocorreu um erro na solicitação.',
    })
  })

  it.each([
    ['getPopupView', getPopupView(client, ids).meta],
    ['viewPopup', viewPopup(client).meta],
  ])('%s says nothing of a popup that the firm has withdrawn', (_, meta) => {
    expect(toCommandToast(meta, message, gone)).toBeUndefined()
  })
})
