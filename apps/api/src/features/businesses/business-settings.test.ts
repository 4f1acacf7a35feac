import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainCommand, toObjects } from '../../db/command.ts'
import {
  businessIdOf,
  customerIdOf,
  emailOf,
  idOf,
  type PersonName,
  userIdOf,
} from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { upload } from '../../testing/test-uploads.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const create = (body: object, as: PersonName = 'sofia') =>
  portal.call('createBusiness', { as, body: { name: 'Filial', ...body } })
const created = async (body: object = {}) => (await create(body)).body.id
const get = (id: string, as: PersonName = 'sofia') =>
  portal.call('getBusiness', { as, params: { id } })
const patch = (id: string, body: object, request: object = {}) =>
  portal.call('updateBusiness', { as: 'sofia', params: { id }, body, ...request })
const remove = (id: string, as: PersonName = 'sofia') =>
  portal.call('deleteBusiness', { as, params: { id } })
const associate = (businessId: string, person: PersonName, as: PersonName = 'sofia') =>
  portal.call('associateBusinessUser', { as, body: { businessId, userId: userIdOf(person) } })
const dissociate = (businessId: string, person: PersonName, as: PersonName = 'sofia') =>
  portal.call('dissociateBusinessUser', { as, body: { businessId, userId: userIdOf(person) } })
const idsOf = async (as: PersonName, query = {}) => {
  const { status, body } = await portal.call('listBusinesses', { as, query })
  return status === 404 ? [] : body.business.map(({ id }) => id)
}
const demandIn = (as: PersonName, business: string) =>
  portal.call('createDemand', {
    as,
    headers: { businessid: business },
    body: { name: 'Distrato', description: 'x', private: true },
  })

async function uploadLogo(): Promise<string> {
  const query = {
    fileName: 'logo.png',
    fileType: 'image/png',
    fileSize: 8,
    type: 'LOGO',
    logo: true,
  }
  const { body } = await portal.call('createUpload', { as: 'sofia', query })
  await portal.files.store(
    { key: body.key, contentType: 'image/png' },
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  )
  return body.key
}

describe('createBusiness', () => {
  it('adds a business of the own customer, with its creator', async () => {
    const { status, body, headers } = await create({ name: ' Filial Campinas ', cep: '13087500' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: 'Filial Campinas', personType: 'PJ', cep: '13087500' })
    // The e-mail tells those of one name apart.
    expect(body.Users).toEqual([{ id: userIdOf('sofia'), name: 'sofia', email: emailOf('sofia') }])
    expect((await get(body.id)).body).toEqual(body)
    expect((await get(body.id)).headers.etag).toBe(headers.etag)
    // It is listed last, so that the default stays the same, and can be used at once.
    expect((await idsOf('sofia', { includeAll: true })).at(-1)).toBe(body.id)
    expect((await demandIn('sofia', body.id)).status).toBe(201)
  })

  it('keeps a CNPJ with letters whole, whatever the conventions are', async () => {
    const id = await created({ personType: 'PJ', cnpj: '12ABC34501DE35' })
    expect((await get(id)).body.cnpj).toBe('12ABC34501DE35')
    expect((await patch(id, { cnpj: 'ZZZZZZZZZZZZ00' })).body.cnpj).toBe('ZZZZZZZZZZZZ00')
    expect((await patch(id, { cnpj: '12ABC34501DEAB' })).status).toBe(400)
    await remove(id)
  })

  it('adds it once for its key', async () => {
    const request = {
      as: 'sofia',
      body: { name: 'Uma' },
      headers: { 'idempotency-key': 'uma' },
    } as const
    const [first, again] = [
      await portal.call('createBusiness', request),
      await portal.call('createBusiness', request),
    ]
    expect(again.body).toEqual(first.body)
    await remove(first.body.id)
  })

  it('takes an uploaded logo, and no other key', async () => {
    const logo = await uploadLogo()
    const { awsFileKey: pdf } = await upload(portal, 'sofia')
    expect((await create({ logo: pdf })).problem.code).toBe('FILE_TYPE_INVALID')
    const { awsFileKey: foreign } = await upload(portal, 'ana')
    expect((await create({ logo: foreign })).problem.code).toBe('FILE_KEY_INVALID')
    expect((await create({ logo: 'uploads/nothing' })).status).toBe(400)
    const { body } = await create({ logo })
    expect(body.logo).toBe(logo)
    const shown = await portal.call('createDownload', { as: 'bruno', query: { key: logo } })
    expect(shown.status).toBe(200)
    const hidden = await portal.call('createDownload', { as: 'davi', query: { key: logo } })
    expect(hidden.status).toBe(404)
    expect((await patch(body.id, { logo, name: 'Com logo' })).body.logo).toBe(logo)
    expect((await patch(body.id, { logo: null })).body.logo).toBeNull()
  })

  it('shows its logo to everybody, as whatever it was uploaded', async () => {
    const content = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
    const image = { fileType: 'image/png', content }
    const { awsFileKey: logo } = await upload(portal, 'sofia', 'logo.png', 'ATTACHMENT', image)
    const { body } = await create({ logo })
    expect(body.logo).toBe(logo)
    const shown = await portal.call('createDownload', { as: 'bruno', query: { key: logo } })
    expect(shown.status).toBe(200)
    await remove(body.id)
  })

  it('is for super admins and staff, who name the customer', async () => {
    for (const as of ['ana', 'bruno', 'davi'] as const) {
      expect((await create({}, as)).problem.code).toBe('SUPER_ADMIN_ONLY')
    }
    expect((await create({ customerId: customerIdOf('brisa') })).problem.code).toBe('STAFF_ONLY')
    expect((await create({}, 'lia')).problem.errors).toHaveProperty('customerId')
    const unknown = await create({ customerId: idOf('nobody') }, 'lia')
    expect(unknown.problem.errors).toEqual({ customerId: 'Identificador inválido' })
    const made = await create({ customerId: customerIdOf('grace') }, 'lia')
    expect(made.body.Users).toEqual([])
  })

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'a'.repeat(256) }, 'name'],
    [{ cnpj: '11.222.333/0001-81' }, 'cnpj'],
    [{ cep: '1234567' }, 'cep'],
    [{ addressNumber: '12345' }, 'addressNumber'],
    [{ isInternational: 'sim' }, 'isInternational'],
    [{ createdAt: '2026-01-01T00:00:00.000Z' }, 'createdAt'],
  ])('refuses %j', async (body, field) => {
    const { status, problem } = await create(body)
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, [field]])
  })
})

describe('getBusiness', () => {
  it('is found by who is associated, super admins and staff, and nobody else', async () => {
    const id = businessIdOf('aurora-2')
    for (const as of ['ana', 'clara', 'sofia', 'lia'] as const) {
      expect((await get(id, as)).body.Users?.map(({ name }) => name)).toEqual(['ana', 'clara'])
    }
    for (const as of ['bruno', 'nina', 'davi'] as const) {
      const { status, problem } = await get(id, as)
      expect([status, problem.code]).toEqual([404, 'NOT_FOUND'])
    }
    expect((await get('novo')).status).toBe(400)
  })
})

describe('updateBusiness', () => {
  it('changes what it names and grows the version', async () => {
    const id = await created({ addressCity: 'Campinas' })
    const before = await get(id)
    const { body, headers } = await patch(id, { name: ' Nova ', addressNumber: '12' })
    expect(body).toEqual({ ...before.body, name: 'Nova', addressNumber: '12' })
    expect(headers.etag).not.toBe(before.headers.etag)
    expect((await patch(id, { addressCity: null })).body.addressCity).toBeNull()
  })

  it('refuses a stale version and shows what changed', async () => {
    const id = await created()
    const { headers } = await get(id)
    const ifMatch = { headers: { 'if-match': String(headers.etag) } }
    expect((await patch(id, { name: 'Primeira' }, ifMatch)).status).toBe(200)
    const stale = await patch(id, { name: 'Segunda', addressCity: 'Campinas' }, ifMatch)
    expect([stale.status, stale.problem.errors]).toEqual([
      412,
      { name: 'Primeira', addressCity: '' },
    ])
    expect((await get(id)).body.name).toBe('Primeira')
  })

  it('keeps a number that the conventions of today refuse, and takes no other such', async () => {
    const id = await created()
    const long = 'update businesses set address_number = $1 where id = $2'
    await portal.database.query(long, ['15780', id])
    expect((await patch(id, { name: 'Outra' })).body).toMatchObject({ addressNumber: '15780' })
    expect((await patch(id, { addressNumber: '15780' })).status).toBe(200)
    expect((await patch(id, { addressNumber: '15781' })).status).toBe(400)
  })

  it('refuses others, and bad data', async () => {
    const id = businessIdOf('aurora-1')
    expect((await patch(id, { name: 'x' }, { as: 'ana' })).problem.code).toBe('SUPER_ADMIN_ONLY')
    expect((await patch(id, { name: 'x' }, { as: 'rui' })).status).toBe(200)
    expect((await patch(businessIdOf('brisa-1'), { name: 'x' })).status).toBe(404)
    for (const body of [{}, { name: null }, { cpf: '1' }, { customerId: customerIdOf('brisa') }]) {
      expect((await patch(id, body)).status).toBe(400)
    }
  })
})

describe('deleteBusiness', () => {
  it('removes an empty one from every list', async () => {
    const id = await created()
    await associate(id, 'bruno')
    expect(await idsOf('bruno')).toContain(id)
    expect((await remove(id)).status).toBe(204)
    expect(await idsOf('bruno')).not.toContain(id)
    expect((await get(id)).status).toBe(404)
    expect((await remove(id)).status).toBe(404)
    // The user no longer has the business of that header.
    expect((await demandIn('bruno', id)).problem.code).toBe('BUSINESS_FORBIDDEN')
  })

  it('lets go of its logo, which is removed like an upload that was never used', async () => {
    const logo = await uploadLogo()
    const { body } = await create({ logo })
    const attached = () =>
      portal.database.system((transaction) =>
        transaction.run({
          text: 'select attached_at is not null from files where key = $1',
          params: [logo],
          read: ({ rows }) => rows[0]?.[0],
        }),
      )
    expect(await attached()).toBe(true)
    expect((await remove(body.id)).status).toBe(204)
    expect(await attached()).toBe(false)
  })

  it('keeps one with demands, also with those that the super admin cannot see', async () => {
    const id = await created()
    await associate(id, 'bruno')
    const { body: demand } = await demandIn('bruno', id)
    const hidden = await portal.call('getDemand', { as: 'sofia', params: { id: demand.id } })
    expect(hidden.status).toBe(404)
    for (const as of ['sofia', 'lia'] as const) {
      const { status, problem } = await remove(id, as)
      expect([status, problem.code]).toEqual([409, 'BUSINESS_IN_USE'])
      expect(problem.message).toContain('demandas')
    }
    expect((await get(id)).status).toBe(200)
  })

  it('keeps the last of a customer, but not from the firm', async () => {
    const lastOf = (as: PersonName) => remove(businessIdOf('specific-1'), as)
    await portal.database.system((transaction) =>
      transaction.run(
        plainCommand('update users set customer_super_admin = true where id = $1', [
          userIdOf('elisa'),
        ]),
      ),
    )
    const kept = await lastOf('elisa')
    expect([kept.status, kept.problem.code]).toEqual([409, 'BUSINESS_IN_USE'])
    expect((await lastOf('lia')).status).toBe(204)
    expect(await idsOf('elisa', { includeAll: true })).toEqual([])
  })

  it('refuses others', async () => {
    for (const as of ['ana', 'bruno'] as const) {
      expect((await remove(businessIdOf('aurora-2'), as)).problem.code).toBe('SUPER_ADMIN_ONLY')
    }
    expect((await remove(businessIdOf('brisa-1'))).status).toBe(404)
  })

  it('and a demand raised at the same moment never both happen', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await created()
      await associate(id, 'ana')
      const [removed, raised] = await Promise.all([remove(id), demandIn('ana', id)])
      expect([removed.status === 204, raised.status === 201]).not.toEqual([true, true])
    }
  })
})

describe('the users of a business', () => {
  it('are added and removed, and see it from their next call on', async () => {
    const id = await created()
    expect(await idsOf('nina')).toEqual([])
    const added = await associate(id, 'nina')
    expect(added.status).toBe(200)
    expect(added.body.Users?.map(({ name }) => name)).toEqual(['nina', 'sofia'])
    expect((await associate(id, 'nina')).body).toEqual(added.body)
    expect(await idsOf('nina')).toEqual([id])
    expect((await demandIn('nina', id)).status).toBe(201)

    const removed = await dissociate(id, 'nina')
    expect(removed.body.Users?.map(({ name }) => name)).toEqual(['sofia'])
    expect((await dissociate(id, 'nina')).status).toBe(200)
    expect(await idsOf('nina')).toEqual([])
    expect((await demandIn('nina', id)).problem.code).toBe('BUSINESS_FORBIDDEN')
  })

  it('are not changed by themselves', async () => {
    for (const change of [associate, dissociate]) {
      const { status, problem } = await change(businessIdOf('aurora-1'), 'sofia')
      expect([status, problem.code]).toEqual([403, 'BUSINESS_ASSOCIATION_REFUSED'])
      expect(problem.message).toBe('Você não pode alterar os seus próprios negócios.')
    }
  })

  it('are taken from it while they are blocked, and added when they are not', async () => {
    const id = await created()
    await associate(id, 'nina')
    const setStatus = (status: 'ACTIVE' | 'BLOCKED') =>
      portal.call('updateFirmUserStatus', {
        as: 'lia',
        params: { id: userIdOf('nina') },
        body: { status },
      })
    expect((await setStatus('BLOCKED')).status).toBe(200)
    expect((await dissociate(id, 'nina')).status).toBe(200)
    const { status, problem } = await associate(id, 'nina')
    expect([status, problem.code]).toEqual([403, 'BUSINESS_ASSOCIATION_REFUSED'])
    expect(problem.message).toBe('O usuário informado está bloqueado.')
    await setStatus('ACTIVE')
    expect((await get(id)).body.Users?.map(({ name }) => name)).toEqual(['sofia'])
    await remove(id)
  })

  it('are of the same customer, for the firm too', async () => {
    for (const as of ['sofia', 'lia'] as const) {
      for (const person of ['davi', 'rui'] as const) {
        const refused = await associate(businessIdOf('aurora-1'), person, as)
        expect([refused.status, refused.problem.code]).toEqual([
          403,
          'BUSINESS_ASSOCIATION_REFUSED',
        ])
      }
    }
    const rows = await portal.database.system((transaction) =>
      transaction.run({
        text: `select from business_users bu join users u on u.id = bu.user_id
          join businesses b on b.id = bu.business_id
          where u.customer_id is distinct from b.customer_id or bu.customer_id <> b.customer_id`,
        params: [],
        read: toObjects,
      }),
    )
    expect(rows).toEqual([])
  })

  it('are changed by super admins of the customer and admins of the firm only', async () => {
    const id = businessIdOf('aurora-2')
    expect((await associate(id, 'bruno', 'ana')).problem.code).toBe('SUPER_ADMIN_ONLY')
    expect((await associate(id, 'bruno', 'rui')).problem.code).toBe('FIRM_ADMIN_ONLY')
    expect((await dissociate(id, 'bruno', 'rui')).problem.code).toBe('FIRM_ADMIN_ONLY')
    expect((await associate(businessIdOf('brisa-1'), 'davi')).status).toBe(404)
    expect((await associate(id, 'bruno', 'lia')).status).toBe(200)
    expect((await dissociate(id, 'bruno', 'lia')).status).toBe(200)
    for (const body of [{}, { businessId: id }, { businessId: id, userId: 'x' }]) {
      const bad = await portal.call('associateBusinessUser', { as: 'sofia', body })
      expect(bad.status).toBe(400)
    }
  })
})
