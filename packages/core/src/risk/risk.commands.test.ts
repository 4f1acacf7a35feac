import { describe, expect, it } from 'vitest'
import { createApiClient } from '../http/index.ts'
import { listRiskDemands, reopenRiskDemand, sendRiskMessage } from './index.ts'

const requests: Request[] = []
const client = createApiClient({
  baseUrl: 'https://portal.example',
  fetch: async (request) => {
    requests.push(request)
    return Response.json({})
  },
  token: () => 'token',
  businessId: () => 'b1',
})
const last = async () => {
  const request = requests.at(-1)
  return [request?.method, new URL(request?.url ?? '').pathname, await request?.json()]
}

const attachment = { fileName: 'a.xlsx', fileType: 'x', fileSize: 1, awsFileKey: 'k' }
const delivery = { id: 'd1', backofficeUserId: 'u1', attachment }

describe('how an analysis reaches the firm', () => {
  it('as a message to the assignee, with the spreadsheet', async () => {
    await sendRiskMessage(client).mutationFn(delivery)
    expect(await last()).toEqual([
      'POST',
      '/demands/d1/items/message',
      {
        content: 'Análise interna de risco respondida. A planilha está anexada.',
        attachments: [attachment],
        backofficeUserId: 'u1',
      },
    ])
  })

  it('as the status of the delivered demand, which keeps its assignee', async () => {
    await reopenRiskDemand(client).mutationFn(delivery)
    expect(await last()).toEqual([
      'PATCH',
      '/demands/d1/status',
      {
        statusKey: 'IN_PROGRESS',
        message: 'Análise interna de risco respondida. A planilha está anexada.',
        attachments: [attachment],
        backofficeUserId: 'u1',
      },
    ])
  })
})

it('finds its demand by type, in the business', async () => {
  await listRiskDemands(client).queryFn()
  const request = requests.at(-1)
  expect(new URL(request?.url ?? '').searchParams.get('demandTypeName')).toBe(
    'Análise Interna de Risco',
  )
  expect(request?.headers.get('businessId')).toBe('b1')
})
