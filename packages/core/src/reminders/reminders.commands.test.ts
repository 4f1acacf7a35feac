import { describe, expect, it, vi } from 'vitest'
import { createApiClient, toCommandToast, toStaleResources } from '../http/index.ts'
import { catalogue, message } from '../messages/index.ts'
import {
  createDemandFromReminder,
  createFirmReminder,
  createReminder,
  fileReminder,
  fileReminders,
  getReminder,
  linkReminder,
  listDemandReminders,
  listFiledReminders,
  listFreeReminders,
  listReminders,
  unfileReminder,
  unfileReminders,
  unlinkReminder,
  updateReminder,
  updateReminderResponsible,
} from './index.ts'

const problem = (status: number, text: string) =>
  new Response(JSON.stringify({ code: 'X', message: text, status }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  })
const json = (body: object) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })

function clientOf(answer: (request: Request) => Response = () => json({})) {
  const fetch = vi.fn(async (request: Request) => answer(request))
  const client = createApiClient({
    baseUrl: {
      customer: 'https://a.example/customer',
      general: 'https://a.example/general',
      third: 'https://a.example/third',
    },
    fetch,
    token: () => 't',
    businessId: () => 'matriz',
    policy: { retries: 0 },
  })
  return { client, asked: () => fetch.mock.calls.map(([{ method, url }]) => `${method} ${url}`) }
}

describe('what the user is told', () => {
  it.each([
    [
      createReminder,
      'Lembrete criado com sucesso!',
      'Erro ao criar lembrete',
      'Erro ao criar lembrete, entre em contato com o suporte!',
    ],
    [
      updateReminder,
      'Lembrete atualizado com sucesso!',
      'Erro ao atualizar lembrete',
      'Erro ao atualizar lembrete, entre em contato com o suporte!',
    ],
    [
      fileReminder,
      'Lembrete arquivado com sucesso!',
      'Erro ao arquivar lembrete',
      'Erro ao arquivar lembrete, entre em contato com o suporte!',
    ],
    [
      unfileReminder,
      'Lembrete desarquivado com sucesso!',
      'Erro ao desarquivar lembrete',
      'Erro ao desarquivar lembrete, entre em contato com o suporte!',
    ],
    [
      createDemandFromReminder,
      'Demanda criada com sucesso!',
      'Erro ao criar demanda',
      'Erro ao criar demanda, entre em contato com o suporte!',
    ],
    [linkReminder, 'Lembrete vinculado com sucesso!', 'Erro ao associar lembrete', null],
    [
      fileReminders,
      'Lembretes arquivados com sucesso!',
      'Erro ao arquivar lembretes, entre em contato com o suporte!',
      null,
    ],
    [
      unfileReminders,
      'Lembretes desarquivados com sucesso!',
      'Erro ao desarquivar lembretes, entre em contato com o suporte!',
      null,
    ],
    [createFirmReminder, 'Lembrete criado com sucesso!', 'Erro ao criar lembrete', null],
  ])(
    '%#: one toast, which the server explains, or says what to do',
    async (operation, success, failure, unexplained) => {
      const toast = async (answer: () => Response) => {
        const { meta, mutationFn } = operation(clientOf(answer).client)
        const error = await mutationFn({ id: 'r1', ids: ['r1'] } as never).catch((cause) => cause)
        return toCommandToast(meta, message, error)
      }
      expect(toCommandToast(operation(clientOf().client).meta, message)).toEqual({
        tone: 'success',
        title: success,
      })
      const failed = { tone: 'error', title: failure }
      expect(await toast(() => problem(403, 'Sem permissão.'))).toEqual({
        ...failed,
        description: 'Sem permissão.',
      })
      expect(await toast(() => problem(500, 'Ocorreu um erro na solicitação.'))).toEqual({
        tone: 'error',
        title: unexplained ?? failure,
      })
      const unanswered = () => {
        throw new TypeError('fetch failed')
      }
      expect(await toast(unanswered)).toEqual({
        tone: 'error',
        title: 'Não sabemos se deu certo',
        description: message('unanswered.hint'),
      })
      const silent = () => new Response(null, { status: 500 })
      expect(await toast(silent)).toEqual({ tone: 'error', title: unexplained ?? failure })
    },
  )

  it('of a link that was removed says so, and nothing of a new one', async () => {
    const { meta, mutationFn } = unlinkReminder(clientOf(() => problem(500, 'Não.')).client)
    expect(toCommandToast(meta, message)).toEqual({
      tone: 'success',
      title: 'Lembrete desassociado com sucesso',
    })
    const error = await mutationFn({ id: 'r1' }).catch((cause) => cause)
    expect(toCommandToast(meta, message, error)?.title).toBe('Erro ao desassociar lembrete')
  })

  it.each([
    [listReminders, 'Erro ao buscar lembretes'],
    [listFiledReminders, 'Erro ao buscar lembretes'],
    [getReminder, 'Erro ao buscar lembretes'],
    [listFreeReminders, 'Erro ao buscar lembretes não associados'],
    [listDemandReminders, 'Erro ao buscar demandas associadas'],
  ])('of a failed read: %#', (operation, failure) => {
    const { meta } = operation(clientOf().client, { id: 'r1' })
    expect(meta?.failure && message(meta.failure)).toBe(failure)
  })

  it('is asked before reminders are archived', () => {
    expect([
      catalogue['reminders.confirmFile'],
      catalogue['reminders.confirmUnfile'],
      catalogue['reminders.confirmFileAll'],
      catalogue['reminders.confirmUnfileAll'],
    ]).toEqual([
      'O lembrete será arquivado com esta ação, mas poderá ser desarquivado se você precisar.',
      'Este lembrete será desarquivado com esta ação. Deseja continuar?',
      'Esta ação arquivará TODOS os lembretes selecionados em uma única ação. Deseja prosseguir com o arquivamento?',
      'Esta ação irá desarquivar TODOS os lembretes selecionados em uma única ação. Deseja prosseguir com a ação?',
    ])
    expect(catalogue['reminders.uploadFailed']).toBe(
      'Erro ao fazer upload de arquivo, entre em contato com o suporte!',
    )
    expect(catalogue['reminders.upcomingEmpty']).toBe('Não existem lembretes disponíveis para você')
  })
})

describe('what a failed call gives the user', () => {
  const { client } = clientOf()

  it.each([
    ['listReminders', listReminders(client, {})],
    ['listFiledReminders', listFiledReminders(client, {})],
    ['listFreeReminders', listFreeReminders(client, {})],
    ['listDemandReminders', listDemandReminders(client, { id: 'd1' })],
  ])('%s: an empty list', (_, { fallback }) => {
    expect(fallback).toEqual({ reminders: [], total: 0, nextCursor: null })
  })

  it.each([
    createReminder,
    updateReminder,
    fileReminder,
    unfileReminder,
    fileReminders,
    unfileReminders,
    createDemandFromReminder,
    linkReminder,
    unlinkReminder,
  ])('%o: null', (operation) => {
    expect(operation(client).fallback).toBeNull()
  })
})

describe('a bulk archive', () => {
  const answerTo = (ids: readonly string[], isFound = (_: string) => true) =>
    json({
      reminders: ids.map((id) => ({ id, isFound: isFound(id), reminderFiled: true, filed: null })),
    })

  function bulkClient(isFound?: (id: string) => boolean) {
    const sent: string[][] = []
    const { client, asked } = clientOf()
    const request: typeof client.request = async (call) => {
      const { ids } = call.body as { ids: string[] }
      sent.push(ids)
      const answer = await client.request(call)
      return { ...answer, data: await answerTo(ids, isFound).json() }
    }
    return { client: { ...client, request }, asked, sent }
  }

  it('is one request, and says what became of each', async () => {
    const { client, asked } = bulkClient()
    const answers = await fileReminders(client).mutationFn({ ids: ['a', 'b', 'c'] })
    expect(answers.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    await unfileReminders(client).mutationFn({ ids: ['d'] })
    expect(asked()).toEqual([
      'POST https://a.example/general/reminder/filed',
      'POST https://a.example/general/reminder/unfiled',
    ])
  })

  it('goes in parts of five hundred, and tells of each part', async () => {
    const { client, sent } = bulkClient()
    const ids = Array.from({ length: 1_001 }, (_, index) => `r${index}`)
    const told: number[] = []
    await fileReminders(client).mutationFn({
      ids,
      onAnswer: (answers) => told.push(answers.length),
    })
    expect([sent.flat(), told]).toEqual([ids, [500, 500, 1]])
  })

  it('fails when one is not there, after the others, and has the list read again', async () => {
    const { client } = bulkClient((id) => id !== 'b')
    const { meta, mutationFn } = fileReminders(client)
    const told: boolean[] = []
    const onAnswer = (answers: readonly { isFound: boolean }[]) =>
      told.push(...answers.map(({ isFound }) => isFound))
    const error = await mutationFn({ ids: ['a', 'b', 'c'], onAnswer }).catch((cause) => cause)
    expect(error).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(told).toEqual([true, false, true])
    expect(toStaleResources(meta, error)).toEqual(['reminders'])
  })
})

describe('what is sent', () => {
  it('orders a list by a JSON list of pairs', async () => {
    const { client, asked } = clientOf(() => json({ reminders: [], total: 0, nextCursor: null }))
    const order = [['name', 'DESC']] as const
    await listReminders(client, { order, reminderFiled: false }).queryFn({ pageParam: null })
    const url = new URL(asked()[0]?.split(' ')[1] ?? '')
    expect(url.pathname).toBe('/general/reminder')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      order: '[["name","DESC"]]',
      reminderFiled: 'false',
    })
    await listDemandReminders(client, { id: 'd1' }).queryFn({ pageParam: 'next' })
    expect(asked()[1]).toBe('GET https://a.example/general/reminder/demand/d1?cursor=next')
  })

  it('names the demand first, then the reminder', async () => {
    const { client, asked } = clientOf()
    await linkReminder(client).mutationFn({ demandId: 'd1', reminderId: 'r1' })
    expect(asked()).toEqual(['POST https://a.example/general/reminder/demand/d1/r1'])
  })

  it('hands over on the third API', async () => {
    const { client, asked } = clientOf()
    await updateReminderResponsible(client).mutationFn({ id: 'u1', newResponsibleUserId: 'u2' })
    expect(asked()).toEqual(['PATCH https://a.example/third/reminder/updateResponsible/u1'])
  })
})
