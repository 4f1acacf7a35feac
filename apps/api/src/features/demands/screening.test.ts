import { DOCUMENT_REVIEW_TYPE, MAPPING_TYPE, specifiedDemandTypes } from '@tramite/core/demands'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { raiseDemand, raiseDemandIn } from '../../testing/test-demands.ts'
import { idOf, type PersonName, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const listTypes = async (as: PersonName = 'ana') =>
  (await portal.call('listDemandTypes', { as })).body.demandTypes
const typeNamed = async (name: string) =>
  (await listTypes('lia')).find((type) => type.name === name)?.id ?? idOf('no such type')
const create = (name: string, as: PersonName = 'lia', headers = {}) =>
  portal.call('createFirmDemandType', { as, body: { name }, headers })
const update = (id: string, body: object, as: PersonName = 'lia') =>
  portal.call('updateFirmDemandType', { as, params: { id }, body })
const remove = (id: string, as: PersonName = 'lia') =>
  portal.call('deleteFirmDemandType', { as, params: { id } })
const screen = (id: string, body: object, as: PersonName = 'lia', headers = {}) =>
  portal.call('screenDemand', { as, params: { id }, body, headers })

describe('types of demands', () => {
  it('are there from the beginning, by name', async () => {
    const types = await listTypes()
    const names = [...specifiedDemandTypes, MAPPING_TYPE, DOCUMENT_REVIEW_TYPE].sort()
    expect(types.map(({ name }) => name).sort()).toEqual(names)
    expect(types.every(({ active, fixed }) => active && fixed)).toBe(true)
    expect(types[0]?.name).toBe('Administrativo/Financeiro')
  })

  it('can be added, renamed with their demands, and taken out of use', async () => {
    const made = await create('  Parecer Consultivo ')
    expect(made.body).toMatchObject({ name: 'Parecer Consultivo', active: true, fixed: false })
    const { id } = made.body
    const demand = await raiseDemand(portal)
    await screen(demand.id, { demandTypeId: id })
    expect((await update(id, { name: 'Consultoria' })).body.name).toBe('Consultoria')
    const read = await portal.call('getDemand', { as: 'ana', params: { id: demand.id } })
    expect(read.body.demandTypeName).toBe('Consultoria')
    expect((await update(id, { active: false })).body.active).toBe(false)
    expect((await listTypes()).some((type) => type.id === id)).toBe(false)
    expect((await listTypes('lia')).some((type) => type.id === id)).toBe(true)
    expect((await remove(id)).problem.code).toBe('DEMAND_TYPE_IN_USE')
  })

  it('go when no demand is of them', async () => {
    const { id } = (await create('Passageiro')).body
    expect((await remove(id)).status).toBe(204)
    expect((await remove(id)).status).toBe(404)
    expect((await update(id, { active: true })).status).toBe(404)
  })

  it('have one name each, and those that rules know keep theirs', async () => {
    expect((await create('CONTEÚDO/material')).problem.code).toBe('DEMAND_TYPE_EXISTS')
    const { id } = (await create('Provisório')).body
    expect((await update(id, { name: 'reuniao de onboarding' })).problem.code).toBe(
      'DEMAND_TYPE_EXISTS',
    )
    const known = await typeNamed('Registro de Marcas')
    expect((await update(known, { name: 'Marcas' })).problem.code).toBe('DEMAND_TYPE_FIXED')
    expect((await remove(known)).problem.code).toBe('DEMAND_TYPE_FIXED')
    expect((await update(known, { active: true })).status).toBe(200)
  })

  it('are made once for a key, and by staff only', async () => {
    const key = { 'idempotency-key': 'type-1' }
    const [one, two] = [await create('Uma vez', 'lia', key), await create('Uma vez', 'lia', key)]
    expect(two.body).toEqual(one.body)
    for (const refused of [
      await create('x', 'ana'),
      await update(one.body.id, { active: false }, 'sofia'),
      await remove(one.body.id, 'ana'),
    ]) {
      expect(refused.problem).toMatchObject({ status: 403, code: 'STAFF_ONLY' })
    }
    for (const body of [{}, { name: ' ' }, { name: 'x'.repeat(61) }, { name: 'x', fixed: true }]) {
      const answer = await portal.call('createFirmDemandType', { as: 'lia', body })
      expect(answer.problem.code).toBe('VALIDATION')
    }
  })
})

describe('screenDemand', () => {
  it('gives a demand its type and assignee, and keeps the note among staff', async () => {
    const { id } = await raiseDemand(portal)
    const demandTypeId = await typeNamed('Administrativo/Financeiro')
    const note = 'CANARIO: risco alto'
    const made = await screen(id, { demandTypeId, backofficeUserId: userIdOf('rui'), note })
    expect(made.headers.etag).toBe('"2"')
    expect(made.body).toMatchObject({
      demandId: id,
      demandTypeName: 'Administrativo/Financeiro',
      backofficeUserName: 'rui',
      note,
      screenedByName: 'lia',
      screenedAt: portal.time.now.toISOString(),
    })
    const { body } = await portal.call('getDemand', { as: 'ana', params: { id } })
    expect(body).toMatchObject({
      demandTypeName: 'Administrativo/Financeiro',
      backofficeUserId: userIdOf('rui'),
    })
    expect(JSON.stringify(body)).not.toContain('CANARIO')
    const read = await portal.call('getDemandScreening', { as: 'rui', params: { id } })
    expect(read.body).toEqual(made.body)
    const again = await screen(id, { demandTypeId: await typeNamed('Conteúdo/Material') }, 'rui')
    expect(again.body).toMatchObject({
      demandTypeName: 'Conteúdo/Material',
      backofficeUserName: 'rui',
      note: null,
      screenedByName: 'rui',
    })
  })

  it('leaves a demand read that gets its type alone, and not one with a new assignee', async () => {
    const { id } = await raiseDemand(portal)
    const isUnread = async () =>
      (await portal.call('getDemand', { as: 'ana', params: { id } })).body.unread
    const demandTypeId = await typeNamed('Administrativo/Financeiro')
    expect((await screen(id, { demandTypeId })).status).toBe(200)
    expect(await isUnread()).toBe(false)
    await portal.call('assignDemand', {
      as: 'lia',
      params: { id },
      body: { backofficeUserId: userIdOf('lia') },
    })
    expect(await isUnread()).toBe(true)
  })

  it('is for staff, and until the delivery', async () => {
    const demandTypeId = await typeNamed('Conteúdo/Material')
    const { id } = await raiseDemand(portal)
    for (const refused of [
      await screen(id, { demandTypeId }, 'ana'),
      await portal.call('getDemandScreening', { as: 'ana', params: { id } }),
    ]) {
      expect(refused.problem).toMatchObject({ status: 403, code: 'STAFF_ONLY' })
    }
    const { id: delivered } = await raiseDemandIn(portal, 'FINISHED')
    expect((await screen(delivered, { demandTypeId })).problem.code).toBe('DEMAND_NOT_SCREENABLE')
    expect((await portal.call('getDemandScreening', { as: 'lia', params: { id } })).status).toBe(
      404,
    )
  })

  it('refuses types out of use or unknown, strangers, and old versions', async () => {
    const { id } = await raiseDemand(portal)
    const made = (await create('Fora de uso')).body
    await update(made.id, { active: false })
    for (const demandTypeId of [made.id, idOf('no type')]) {
      expect((await screen(id, { demandTypeId })).problem.code).toBe('DEMAND_TYPE_INVALID')
    }
    const demandTypeId = await typeNamed('Conteúdo/Material')
    const stranger = await screen(id, { demandTypeId, backofficeUserId: userIdOf('ana') })
    expect(stranger.problem.code).toBe('DEMAND_ASSIGNEE_INVALID')
    await screen(id, { demandTypeId })
    const late = await screen(id, { demandTypeId }, 'rui', { 'if-match': '"1"' })
    expect(late.problem).toMatchObject({
      status: 412,
      errors: { demandTypeName: 'Conteúdo/Material' },
    })
    expect((await screen(idOf('none'), { demandTypeId })).status).toBe(404)
    expect((await screen(id, {})).problem.code).toBe('VALIDATION')
  })
})

describe('registrations of marks', () => {
  it('are left out of the demands page but for pending ones, and totals agree', async () => {
    const type = await typeNamed('Registro de Marcas')
    const business = 'aurora-2'
    const pending = await raiseDemand(portal, { business })
    const running = await raiseDemand(portal, { business })
    for (const { id } of [pending, running]) await screen(id, { demandTypeId: type })
    await portal.call('updateDemandStatus', {
      as: 'lia',
      params: { id: pending.id },
      body: { statusKey: 'PENDING' },
    })
    const list = async (as: PersonName, query = {}) =>
      (await portal.call('listDemands', { as, business, query })).body
    for (const operation of ['listDemands', 'listDemandsBoth'] as const) {
      const { body } = await portal.call(operation, { as: 'ana', business })
      expect(body.demands.map(({ id }) => id)).toEqual([pending.id])
      expect(body.total).toBe(1)
    }
    expect((await list('lia')).total).toBe(2)
    const ofType = await list('ana', { demandTypeName: 'Registro de Marcas' })
    expect(ofType.demands.map(({ id }) => id)).toEqual([running.id, pending.id])
    expect((await list('ana', { demandTypeName: 'Conteúdo/Material' })).total).toBe(0)
  })
})
