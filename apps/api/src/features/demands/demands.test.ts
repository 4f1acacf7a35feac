import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idOf, type PersonName, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const draft = { name: 'Revisão do contrato', description: 'Cláusula de exclusividade.' }
const create = async (body: object = {}, as: PersonName = 'ana', business?: string) => {
  const answer = await portal.call('createDemand', {
    as,
    ...(business && { business }),
    body: { ...draft, ...body },
  })
  expect(answer.status).toBe(201)
  return answer.body
}
const read = (id: string, as: PersonName = 'ana') =>
  portal.call('getDemand', { as, params: { id } })

describe('createDemand', () => {
  it('answers the demand as it is read afterwards', async () => {
    const made = await portal.call('createDemand', {
      as: 'ana',
      business: 'aurora-2',
      body: { ...draft, name: '  Nome com espaços ', priority: true },
    })
    expect(made.headers.etag).toBe('"1"')
    expect(made.body).toMatchObject({
      name: 'Nome com espaços',
      statusKey: 'OPEN',
      priority: true,
      unread: false,
      visualized: [userIdOf('ana')],
      following: [userIdOf('ana')],
      creatorName: 'ana',
    })
    const again = await portal.call('getDemand', {
      as: 'ana',
      business: 'aurora-2',
      params: { id: made.body.id },
    })
    expect(again.body).toEqual(made.body)
    expect(again.headers.etag).toBe('"1"')
  })

  it('numbers demands one after the other', async () => {
    const [first, second] = [await create(), await create()]
    expect(second.externalId).toBe(first.externalId + 1)
    expect(second.id > first.id).toBe(true)
  })

  it.each([
    [{ private: true, priority: false }, true, false],
    [{ privateDemand: false, priorityDemand: true }, false, true],
    [{ private: false, privateDemand: true, priorityDemand: false }, true, false],
  ])('with %j is private: %s, priority: %s', async (flags, isPrivate, hasPriority) => {
    expect(await create(flags)).toMatchObject({ private: isPrivate, priority: hasPriority })
  })

  it('lets those chosen follow it, with its creator', async () => {
    const { following } = await create({ usersToNotify: [userIdOf('clara'), userIdOf('ana')] })
    expect(following).toEqual([userIdOf('ana'), userIdOf('clara')])
  })

  it.each([
    ['of another customer', 'davi', 'aurora-1'],
    ['of no business', 'nina', 'aurora-1'],
    ['of another business', 'bruno', 'aurora-2'],
  ] as const)('refuses a user %s among those chosen', async (_, person, business) => {
    const usersToNotify = [userIdOf('clara'), userIdOf(person)]
    const body = { ...draft, usersToNotify }
    const answer = await portal.call('createDemand', { as: 'ana', business, body })
    expect(answer.problem).toMatchObject({ status: 400, code: 'USER_TO_NOTIFY_INVALID' })
  })

  it('lets a super admin be chosen, who has every business', async () => {
    const { following } = await create({ usersToNotify: [userIdOf('sofia')] })
    expect(following).toContain(userIdOf('sofia'))
  })

  it.each([
    [{ name: ' ' }, { name: 'O campo Nome é obrigatório' }],
    [{ description: '' }, { description: 'O campo Descrição é obrigatório' }],
    [{ name: 'x'.repeat(256) }, { name: 'Nome deve ter no máximo 255 caracteres' }],
    [
      { description: 'x'.repeat(2049) },
      { description: 'Descrição deve ter no máximo 2048 caracteres' },
    ],
  ])('refuses %j', async (change, errors) => {
    const answer = await portal.call('createDemand', { as: 'ana', body: { ...draft, ...change } })
    expect(answer.problem).toMatchObject({ status: 400, code: 'VALIDATION', errors })
  })

  it.each([
    ['olga', 'ACCESS_PAYMENT_OVERDUE'],
    ['gil', 'ACCESS_PAYMENT_OVERDUE'],
    ['saulo', 'ACCESS_SUSPENDED'],
    ['caio', 'ACCESS_CHURNED'],
    ['elisa', 'ACCESS_SPECIFIC_DEMAND'],
  ] as const)('is refused to %s by the contract: %s', async (as, code) => {
    const answer = await portal.call('createDemand', { as, body: draft })
    expect(answer.problem).toMatchObject({ status: 403, code })
  })

  it('is refused to who has no business', async () => {
    const answer = await portal.call('createDemand', { as: 'nina', body: draft })
    expect(answer.problem).toMatchObject({ status: 403, code: 'NO_BUSINESS' })
  })
})

describe('a private demand', () => {
  it('exists for its creator, those chosen and staff only', async () => {
    const { id } = await create({ private: true, usersToNotify: [userIdOf('clara')] }, 'bruno')
    for (const [as, status] of [
      ['bruno', 200],
      ['clara', 200],
      ['lia', 200],
      ['ana', 404],
      ['sofia', 404],
    ] as const) {
      expect((await read(id, as)).status, as).toBe(status)
      const { body } = await portal.call('listDemands', { as, query: { limit: 200 } })
      expect(
        body.demands.some((demand) => demand.id === id),
        as,
      ).toBe(status === 200)
      const found = await portal.call('listDemands', {
        as,
        query: { limit: 200, name: draft.name },
      })
      expect(
        found.body.demands.some((demand) => demand.id === id),
        as,
      ).toBe(status === 200)
    }
  })

  it('cannot be acted on by others', async () => {
    const { id } = await create({ private: true }, 'bruno')
    const request = { as: 'ana', params: { id } } as const
    const answers = await Promise.all([
      portal.call('updateDemand', { ...request, body: { name: 'x' } }),
      portal.call('renameDemand', { ...request, params: { id, name: 'x' } }),
      portal.call('followDemand', request),
      portal.call('viewDemand', request),
      portal.call('listDemandItems', request),
      portal.call('getMostRecentDemandItem', request),
      portal.call('postDemandMessage', { ...request, body: { content: 'x' } }),
      portal.call('validateDemand', request),
      portal.call('prioritizeDemand', request),
      portal.call('getDemandSla', { as: 'ana', query: { demandId: id } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  })
})

describe('updateDemand and renameDemand', () => {
  it('give it a new name and a new version', async () => {
    const { id } = await create()
    const updated = await portal.call('updateDemand', {
      as: 'clara',
      params: { id },
      body: { name: ' Aditivo ', description: 'Nova.' },
      headers: { 'if-match': '"1"' },
    })
    expect(updated.body).toMatchObject({ name: 'Aditivo', description: 'Nova.' })
    expect(updated.headers.etag).toBe('"2"')
    const renamed = await portal.call('renameDemand', {
      as: 'ana',
      params: { id, name: 'Outro / nome' },
    })
    expect(renamed.body.name).toBe('Outro / nome')
  })

  it.each([
    ['updateDemand', (id: string, name: string) => ({ params: { id }, body: { name } })],
    ['renameDemand', (id: string, name: string) => ({ params: { id, name } })],
  ] as const)(
    '%s: refuse an older version and show the current one',
    async (operation, toRequest) => {
      const { id } = await create()
      const rename = (name: string, version: string) =>
        portal.call(operation, {
          as: 'ana',
          ...toRequest(id, name),
          headers: { 'if-match': version },
        })
      expect((await rename('Primeiro', '"1"')).status).toBe(200)
      // Repeated because the answer was lost.
      const again = await rename('Primeiro', '"1"')
      expect([again.status, again.headers.etag]).toEqual([200, '"2"'])
      const late = await rename('Segundo', '"1"')
      expect(late.problem).toMatchObject({
        status: 412,
        code: 'PRECONDITION_FAILED',
        errors: { name: 'Primeiro' },
      })
      expect(late.headers.etag).toBe('"2"')
      expect((await rename('Segundo', 'W/"2"')).status).toBe(200)
      // Saving again after a refusal applies to the version that the refusal showed, not to a later one.
      expect((await rename('Terceiro', '"2"')).problem.errors).toEqual({ name: 'Segundo' })
    },
  )

  it('let one of ten writers of the same version pass', async () => {
    const { id } = await create()
    const writers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        portal.call('updateDemand', {
          as: 'ana',
          params: { id },
          body: { name: `Nome ${index}` },
          headers: { 'if-match': '"1"' },
        }),
      ),
    )
    expect(writers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(writers.filter(({ status }) => status === 412)).toHaveLength(9)
  })

  it('refuse a name of blanks', async () => {
    const { id } = await create()
    const renamed = await portal.call('renameDemand', { as: 'ana', params: { id, name: '   ' } })
    expect(renamed.problem.message).toBe('Sua demanda precisa de um nome!')
    const updated = await portal.call('updateDemand', {
      as: 'ana',
      params: { id },
      body: { name: ' ' },
    })
    expect(updated.problem.errors).toEqual({ name: 'Sua demanda precisa de um nome!' })
  })

  it('leave fixed sub-paths alone', async () => {
    const { id, name } = await create()
    const answer = await portal.app.inject({
      method: 'PATCH',
      url: `/api/demands/${id}/following`,
      headers: { authorization: 'Bearer test-token-of-ana-0123456789' },
    })
    expect(answer.json()).toEqual({ following: [] })
    expect((await read(id)).body.name).toBe(name)
  })
})

describe('followDemand, viewDemand and unviewDemand', () => {
  it('add and remove the user', async () => {
    const { id } = await create()
    const params = { id }
    const clara = userIdOf('clara')
    const follow = (body?: object) => portal.call('followDemand', { as: 'clara', params, body })
    expect((await follow()).body.following).toContain(clara)
    expect((await follow({ following: true })).body.following).toContain(clara)
    expect((await follow()).body.following).not.toContain(clara)
    expect((await portal.call('viewDemand', { as: 'clara', params })).body.visualized).toContain(
      clara,
    )
    expect((await read(id, 'clara')).body.unread).toBe(false)
    expect(
      (await portal.call('unviewDemand', { as: 'clara', params })).body.visualized,
    ).not.toContain(clara)
    expect((await read(id, 'clara')).body.unread).toBe(true)
  })

  it('are no new version', async () => {
    const { id } = await create()
    await portal.call('viewDemand', { as: 'clara', params: { id } })
    await portal.call('followDemand', { as: 'clara', params: { id } })
    expect((await read(id)).headers.etag).toBe('"1"')
  })

  it('keep every reader when many read at once', async () => {
    const { id } = await create()
    const readers = ['ana', 'clara', 'bruno', 'lia', 'rui'] as const
    const viewAll = () =>
      Promise.all(readers.map((as) => portal.call('viewDemand', { as, params: { id } })))
    // Its author counts as having read it.
    expect((await viewAll()).map(({ body }) => body.wasUnread)).toEqual(
      readers.map((as) => as !== 'ana'),
    )
    expect((await read(id)).body.visualized.sort()).toEqual(readers.map(userIdOf).sort())
    for (const { body } of await viewAll()) expect(body.wasUnread).toBe(false)
  })
})

describe('since when a demand is new to somebody', () => {
  const passMinute = () => {
    portal.time.now = new Date(portal.time.now.getTime() + 60_000)
    return portal.time.now.toISOString()
  }
  const view = async (id: string, as: PersonName): Promise<string | null> =>
    (await portal.call('viewDemand', { as, params: { id } })).body.previousViewAt
  const say = async (id: string, as: PersonName): Promise<string> => {
    passMinute()
    const answer = await portal.call('postDemandMessage', {
      as,
      params: { id },
      body: { content: 'Segue.' },
    })
    expect(answer.status).toBe(201)
    return answer.body.createdAt
  }

  it('is told to each reader for themselves', async () => {
    const { id, createdAt } = await create()
    expect(await view(id, 'ana')).toBe(createdAt)
    expect(await view(id, 'clara')).toBeNull()
    await say(id, 'lia')
    const readAt = passMinute()
    expect(await view(id, 'ana')).toBe(createdAt)
    await say(id, 'lia')
    passMinute()
    // Ana has read the first of the two, Clara none.
    expect(await view(id, 'ana')).toBe(readAt)
    expect(await view(id, 'clara')).toBe(createdAt)
  })

  it('stays as long as nothing is new, and is not moved by marking it unread', async () => {
    const { id, createdAt } = await create()
    passMinute()
    expect(await view(id, 'ana')).toBe(createdAt)
    expect(await view(id, 'ana')).toBe(createdAt)
    await portal.call('unviewDemand', { as: 'ana', params: { id } })
    const readAt = passMinute()
    expect(await view(id, 'ana')).toBe(createdAt)
    await say(id, 'lia')
    expect(await view(id, 'ana')).toBe(readAt)
  })

  it('is the visit before a date moved only once: by then it has been seen', async () => {
    const { id } = await create()
    const started = {
      statusKey: 'IN_PROGRESS',
      deleveryForecast: '2026-04-30',
      message: 'Iniciada.',
    }
    await portal.call('updateDemandStatus', { as: 'lia', params: { id }, body: started })
    const before = passMinute()
    await view(id, 'ana')
    passMinute()
    const byClara = { as: 'clara', params: { id } } as const
    expect((await portal.call('prioritizeDemand', byClara)).status).toBe(200)
    const after = passMinute()
    expect(await view(id, 'ana')).toBe(before)
    passMinute()
    expect(await view(id, 'ana')).toBe(after)
  })

  it('is when they wrote or changed it themselves, which marks it read too', async () => {
    const { id } = await create()
    await say(id, 'lia')
    const written = await say(id, 'ana')
    await say(id, 'lia')
    expect(await view(id, 'ana')).toBe(written)
    passMinute()
    const change = { statusKey: 'PENDING', message: 'Falta a ata.' }
    await portal.call('updateDemandStatus', { as: 'lia', params: { id }, body: change })
    const changed = portal.time.now.toISOString()
    passMinute()
    const answer = { statusKey: 'IN_PROGRESS', message: 'Segue a ata.' }
    await portal.call('updateDemandStatus', { as: 'ana', params: { id }, body: answer })
    expect(await view(id, 'lia')).toBe(changed)
  })
})

describe('unknown demands', () => {
  it('answer like those of another customer', async () => {
    const { id } = await create()
    const [foreign, unknown] = [await read(id, 'davi'), await read(idOf('none'), 'davi')]
    expect(foreign.status).toBe(404)
    expect({ ...foreign.problem, requestId: '' }).toEqual({ ...unknown.problem, requestId: '' })
  })
})
