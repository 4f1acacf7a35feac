import { describe, expect, it } from 'vitest'
import { ApiError, createApiClient, toCommandToast, toStaleResources } from '../http/index.ts'
import { message } from '../messages/index.ts'
import { createMark, importGazette, importMarks, updateMark } from './marks.commands.ts'
import { listMarks } from './marks.queries.ts'

const requests: Request[] = []
const client = createApiClient({
  baseUrl: {
    customer: 'https://customer.example',
    general: 'https://portal.example/api',
    third: 'https://third.example',
  },
  fetch: async (request) => {
    requests.push(request)
    return new Response('{"results":[]}', {
      headers: { 'content-type': 'application/json', etag: '"2"' },
    })
  },
  token: () => 'token',
  businessId: () => 'b1',
})
const last = () => requests.at(-1)

describe('the calls of marks', () => {
  it('import with the slash at the end of the specified path, once for its key', async () => {
    await importMarks(client).mutationFn({ marcaProcessNumber: '903456789', idempotencyKey: 'k1' })
    expect([last()?.method, last()?.url]).toEqual([
      'POST',
      'https://portal.example/api/marcas/import/',
    ])
    expect(last()?.headers.get('idempotency-key')).toBe('k1')
    expect(await last()?.json()).toEqual({ marcaProcessNumber: '903456789' })
  })

  it('edit on the API of customers, with the version that the dialog opened with', async () => {
    await updateMark(client).mutationFn({ id: 'm1', name: 'Aurora', version: '"1"' })
    expect([last()?.method, last()?.url, last()?.headers.get('if-match')]).toEqual([
      'PATCH',
      'https://customer.example/marcas/m1',
      '"1"',
    ])
    expect(await last()?.json()).toEqual({ name: 'Aurora' })
  })

  it('list fifteen on a page', async () => {
    await listMarks(client, {}).queryFn()
    expect(last()?.url).toBe('https://portal.example/api/marcas?page=0&limit=15')
    await listMarks(client, { text: ' aurora ' }).queryFn()
    expect(last()?.url).toBe('https://portal.example/api/marcas?page=0&limit=15&text=aurora')
    await listMarks(client, { text: ' ' }).queryFn()
    expect(last()?.url).toBe('https://portal.example/api/marcas?page=0&limit=15')
  })

  it('say what the specification says', () => {
    const toast = (meta: Parameters<typeof toCommandToast>[0]) =>
      toCommandToast(meta, message)?.title
    expect(toast(createMark(client).meta)).toBe('Demanda criada com sucesso!')
    expect(toast(updateMark(client).meta)).toBe('Marca atualizada.')
    const failure = new ApiError({ kind: 'problem', status: 500, code: 'INTERNAL', message: 'x' })
    expect(toCommandToast(listMarks(client, {}).meta, message, failure)).toEqual({
      tone: 'error',
      title: 'Erro ao carregar as marcas',
      description: 'x',
    })
  })

  it('make the lists stale', () => {
    for (const command of [createMark, updateMark, importMarks]) {
      expect(toStaleResources(command(client).meta)).toEqual(['marks', 'demands', 'home'])
    }
    expect(toStaleResources(importGazette(client).meta)).toEqual(['gazettes', 'marks'])
  })
})
