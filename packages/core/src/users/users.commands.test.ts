import { describe, expect, it } from 'vitest'
import { ApiError, createApiClient, toCommandToast, toQueryToast } from '../http/index.ts'
import { message } from '../messages/catalogue.ts'
import {
  changePassword,
  createFirmUser,
  createUser,
  deleteUser,
  restoreFirmUser,
  sendFirmUserLink,
  updateFirmUser,
  updateFirmUserStatus,
  updateLoggedUser,
  updateUser,
} from './users.commands.ts'
import { getLoggedUser, getUser, listFirmUsers } from './users.queries.ts'

function createRecorder() {
  const sent: { method: string; path: string; body: unknown; ifMatch: string | null }[] = []
  const client = createApiClient({
    baseUrl: 'https://portal.example/api',
    token: () => 'token',
    businessId: () => null,
    fetch: async (request) => {
      const { method, url, headers } = request
      const text = await request.text()
      sent.push({
        method,
        path: url.replace('https://portal.example/api', ''),
        body: text === '' ? null : JSON.parse(text),
        ifMatch: headers.get('if-match'),
      })
      return new Response(JSON.stringify({ nextCursor: null }), {
        headers: { 'content-type': 'application/json', etag: '"4"' },
      })
    },
  })
  return { client, sent }
}

it('removes a user with the heir in the body and in the query', async () => {
  const { client, sent } = createRecorder()
  await deleteUser(client).mutationFn({ id: 'u1', newResponsibleUserId: 'u2' })
  expect(sent).toEqual([
    {
      method: 'DELETE',
      path: '/users/u1?newResponsibleUserId=u2',
      body: { newResponsibleUserId: 'u2' },
      ifMatch: null,
    },
  ])
})

it('names both in the toast of a removal', () => {
  const { meta } = deleteUser(createRecorder().client)
  const answer = { removed: { id: 'u1', name: 'Caio' }, heir: { id: 'u2', name: 'Helena' } }
  expect(toCommandToast(meta, message, undefined, answer)).toEqual({
    tone: 'success',
    title: 'Usuário removido! Helena é o novo responsável pelas demandas de Caio.',
  })
})

it('says of a user whom somebody else has removed that they are, and advises nothing', () => {
  const { client } = createRecorder()
  const gone = { tone: 'error', title: 'Este usuário já foi excluído' }
  const error = new ApiError({
    kind: 'problem',
    status: 404,
    code: 'NOT_FOUND',
    message: 'Não encontramos o que você procura.',
  })
  for (const { meta } of [
    updateUser(client),
    deleteUser(client),
    updateFirmUser(client),
    updateFirmUserStatus(client),
    sendFirmUserLink(client),
  ]) {
    expect(toCommandToast(meta, message, error)).toEqual(gone)
  }
  for (const isReload of [true, false]) {
    expect(toQueryToast(getUser(client, { id: 'u1' }).meta, message, error, isReload)).toEqual(gone)
  }
})

it('sends the version that was read, of another user and of the own', async () => {
  const { client, sent } = createRecorder()
  await getUser(client, { id: 'u1' }).queryFn()
  await updateUser(client).mutationFn({ id: 'u1', phone: null })
  await getLoggedUser(client).queryFn()
  await updateLoggedUser(client).mutationFn({ occupation: 'Analista', version: '"3"' })
  expect(sent.map(({ method, path, ifMatch }) => [method, path, ifMatch])).toEqual([
    ['GET', '/users/u1', null],
    ['PUT', '/users/u1', '"4"'],
    ['GET', '/user/userLogged', null],
    ['PUT', '/users', '"3"'],
  ])
  expect(sent.at(-1)?.body).toEqual({ occupation: 'Analista' })
})

it('has the texts and the silence of the specification', () => {
  const { client } = createRecorder()
  expect(createUser(client).meta).toMatchObject({ success: 'users.created' })
  expect(changePassword(client).meta).toEqual({
    stale: [],
    success: 'users.passwordChanged',
    silent: true,
  })
  expect(updateLoggedUser(client).meta.failure).toBe('users.ownUpdateFailed')
  expect(updateUser(client).meta.failure).toBe('users.updateFailed')
  expect(getLoggedUser(client).meta?.failure).toBe('users.loadFailed')
  expect(getUser(client, { id: 'u1' }).meta?.failure).toBe('users.loadFailed')
})

it('walks the firm’s list by cursor', async () => {
  const { client, sent } = createRecorder()
  const query = listFirmUsers(client, { status: 'ACTIVE' })
  await query.queryFn({ pageParam: null })
  await query.queryFn({ pageParam: 'next' })
  expect(sent.map(({ path }) => path)).toEqual([
    '/firm/users?status=ACTIVE',
    '/firm/users?status=ACTIVE&cursor=next',
  ])
})

describe('who works for a customer, and in its businesses, is read again', () => {
  const lists = ['users', 'customers', 'businesses'] as const
  const moved = ['demands', 'documents', 'home', 'reminders'] as const
  it.each([
    // Only its customer's own people give a new user their business.
    ['createFirmUser', createFirmUser, ['users', 'customers']],
    ['createUser', createUser, lists],
    ['updateLoggedUser', updateLoggedUser, lists],
    ['updateUser', updateUser, lists],
    ['updateFirmUser', updateFirmUser, lists],
    ['updateFirmUserStatus', updateFirmUserStatus, lists],
    ['deleteUser', deleteUser, [...lists, ...moved]],
    ['restoreFirmUser', restoreFirmUser, [...lists, ...moved]],
  ])('after %s', (_, command, stale) => {
    expect(command(createRecorder().client).meta.stale).toEqual(stale)
  })
})
