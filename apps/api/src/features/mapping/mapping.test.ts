import { MAPPING_MEETING_TYPE, MAPPING_TYPE } from '@tramite/core/demands'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantDemand } from '../../testing/test-demands.ts'
import { selectRows } from '../../testing/test-finance.ts'
import { businessIdOf, type PersonName, userIdOf } from '../../testing/test-firm.ts'
import { addTestActivity, beginTestMapping, moveDemand } from '../../testing/test-mapping.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const first = { as: 'ana', business: 'aurora-1' } as const
const second = { as: 'ana', business: 'aurora-2' } as const
const statusOf = async (id: string | null | undefined) =>
  (await portal.call('getDemand', { as: 'lia', params: { id: id ?? '' } })).body

describe('a mapping', () => {
  it('is not there before a meeting was asked for', async () => {
    const { status, problem } = await portal.call('getMapping', first)
    expect([status, problem.code]).toEqual([404, 'MAPPING_NOT_STARTED'])
    const home = await portal.call('getMappingHome', first)
    expect(home.body).toEqual({ mapping: null, sectors: [], documents: [], total: 0 })
    for (const operation of [
      'getMappingReport',
      'getPreviousMappingReport',
      'listMappingSectors',
      'listMappingDocuments',
      'sendMappingToReview',
      'reopenMapping',
    ] as const) {
      expect((await portal.call(operation, first)).problem.code).toBe('MAPPING_NOT_STARTED')
    }
  })

  it('begins with a meeting, once for a business', async () => {
    const { status, body } = await portal.call('requestMappingMeeting', first)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      businessId: businessIdOf('aurora-1'),
      demandId: null,
      mappingDemand: null,
      preMeetingDemand: { name: 'Reunião de mapeamento de dados', statusKey: 'OPEN' },
    })
    const meeting = await statusOf(body.preMeetingDemandId)
    expect(meeting).toMatchObject({ demandTypeName: MAPPING_MEETING_TYPE, creatorName: 'ana' })
    const again = await portal.call('requestMappingMeeting', { ...first, as: 'bruno' })
    expect([again.status, again.problem.code]).toEqual([409, 'MAPPING_EXISTS'])
    // The other business has a mapping of its own.
    expect((await portal.call('getMapping', second)).status).toBe(404)
  })

  it('is made once by two who ask at the same moment', async () => {
    const ask = () => portal.call('requestMappingMeeting', { as: 'davi' })
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const meetings = await selectRows(
      portal,
      `select 1 from demands where demand_type_name = $1 and business_id = $2`,
      [MAPPING_MEETING_TYPE, businessIdOf('brisa-1')],
    )
    expect(meetings).toHaveLength(1)
  })

  it('is asked for by nobody whose payment is overdue, nor without a business', async () => {
    const late = await portal.call('requestMappingMeeting', { as: 'gil' })
    expect([late.status, late.problem.code]).toEqual([403, 'ACCESS_PAYMENT_OVERDUE'])
    const nowhere = await portal.call('requestMappingMeeting', { as: 'nina' })
    expect([nowhere.status, nowhere.problem.code]).toEqual([403, 'NO_BUSINESS'])
  })

  it('cannot be filled in before the meeting', async () => {
    const body = { sectors: ['Vendas'] }
    const { status, problem } = await portal.call('addMappingSectors', { ...first, body })
    expect([status, problem.code]).toEqual([409, 'MAPPING_LOCKED'])
    expect(problem.message).toBe(
      'O mapeamento começa depois da primeira reunião, e é de quem vê a demanda dele.',
    )
    expect((await portal.call('sendMappingToReview', first)).problem.code).toBe(
      'MAPPING_STEP_REFUSED',
    )
  })

  it('gets its demand when the meeting is delivered, once', async () => {
    const { preMeetingDemandId } = (await portal.call('getMapping', first)).body
    await moveDemand(portal, preMeetingDemandId, 'IN_PROGRESS')
    await moveDemand(portal, preMeetingDemandId, 'FINISHED')
    const { body } = await portal.call('getMapping', first)
    expect(body.mappingDemand).toMatchObject({ name: 'Mapeamento de dados', statusKey: 'PENDING' })
    const demand = await statusOf(body.demandId)
    expect(demand).toMatchObject({ demandTypeName: MAPPING_TYPE, creatorName: 'ana' })
    const said = await portal.call('listDemandItems', {
      as: 'ana',
      params: { id: body.demandId ?? '' },
    })
    expect(said.body.items[0]?.template?.template).toMatch(/aberto para preenchimento/)

    await moveDemand(portal, preMeetingDemandId, 'IN_PROGRESS')
    await moveDemand(portal, preMeetingDemandId, 'FINISHED')
    expect((await portal.call('getMapping', first)).body.demandId).toBe(body.demandId)
    await portal.settle()
    const { notifications } = (await portal.call('listNotifications', { as: 'ana' })).body
    expect(notifications.filter(({ link }) => link === body.demandId)).toHaveLength(1)
  })

  it('begins with a meeting that the firm arranged itself, too', async () => {
    const owner = { as: 'gil', business: 'grace-1' } as const
    const id = await plantDemand(portal, 'grace', 'gil', 'OPEN')
    const { demandTypes } = (await portal.call('listDemandTypes', { as: 'lia' })).body
    const type = demandTypes.find(({ name }) => name === MAPPING_MEETING_TYPE)
    const body = { demandTypeId: type?.id }
    await portal.call('screenDemand', { as: 'lia', params: { id }, body })
    expect((await portal.call('getMapping', owner)).body).toMatchObject({
      preMeetingDemandId: id,
      demandId: null,
    })
    await moveDemand(portal, id, 'FINISHED')
    expect((await portal.call('getMapping', owner)).body.mappingDemand?.statusKey).toBe('PENDING')
  })

  it('stays with those whom a private meeting was for', async () => {
    const mapping = await beginTestMapping(portal, second)
    const { body: added } = await portal.call('addMappingSectors', {
      ...second,
      body: { sectors: ['Marketing'] },
    })
    const params = { sectorId: added.sectors[0]?.id ?? '' }
    const activity = await portal.call('addMappingActivity', {
      ...second,
      params,
      body: { label: 'Boletim' },
    })
    await selectRows(portal, `update demands set private = true where id = any($1::uuid[])`, [
      [mapping.preMeetingDemandId, mapping.demandId],
    ])
    const seen = await portal.call('getMapping', { ...second, as: 'clara' })
    expect(seen.body).toMatchObject({
      demandId: null,
      mappingDemand: null,
      preMeetingDemandId: null,
      preMeetingDemand: null,
    })
    const clara = { ...second, as: 'clara' } as const
    expect((await portal.call('getMappingHome', clara)).body.sectors).toEqual([])
    expect((await portal.call('getMappingReport', clara)).body.sectors).toEqual([])
    expect((await portal.call('listMappingSectors', clara)).body.sectors).toEqual([])
    expect((await portal.call('getMappingSector', { ...clara, params })).status).toBe(404)
    const answers = { ...params, activityId: activity.body.id }
    expect((await portal.call('getMappingAnswers', { ...clara, params: answers })).status).toBe(404)
    const body = { sectors: ['Vendas'] }
    const locked = await portal.call('addMappingSectors', { ...clara, body })
    expect(locked.problem.code).toBe('MAPPING_LOCKED')
    expect((await portal.call('getMappingReport', second)).body.sectors).toHaveLength(1)
    expect((await portal.call('addMappingSectors', { ...second, body })).status).toBe(201)
  })
})

describe('the warning', () => {
  const accept = (checked: boolean, as: PersonName = 'bruno') =>
    portal.call('acceptMappingWarning', { as, body: { checked } })
  const dateOf = async (as: PersonName) =>
    (await portal.call('getLoggedUser', { as })).body.mappingResponsibilityCheckDate

  it('has to be ticked', async () => {
    const { status, problem } = await accept(false)
    expect(status).toBe(400)
    expect(problem.errors).toEqual({ checked: 'É necessário marcar.' })
    expect(await dateOf('bruno')).toBeNull()
  })

  it('keeps its first date, for the user alone, and shows it in copies', async () => {
    const { body } = await accept(true)
    const date = body.mappingResponsibilityCheckDate
    expect(date).toBe(portal.time.now.toISOString())
    portal.time.now = new Date(portal.time.now.getTime() + 60_000)
    expect((await accept(true)).body.mappingResponsibilityCheckDate).toBe(date)
    expect(await dateOf('bruno')).toBe(date)
    expect(await dateOf('ana')).toBeNull()
    const copyOf = async (as: PersonName) => {
      const { body: mapping } = await portal.call('getMapping', { ...first, as })
      const { body: customer } = await portal.call('getCustomer', { as, query: { detailed: true } })
      return [mapping.mappingResponsibilityCheckDate, customer.mappingResponsibilityCheckDate]
    }
    expect(await copyOf('bruno')).toEqual([date, date])
    expect(await copyOf('ana')).toEqual([null, null])
  })
})

describe('sectors', () => {
  it('are added by their kinds, each once', async () => {
    const body = { sectors: ['Vendas', 'RH'] }
    const added = await portal.call('addMappingSectors', { ...first, body })
    expect(added.status).toBe(201)
    expect(added.body.sectors.map(({ sectorName }) => sectorName)).toEqual(['Vendas', 'RH'])
    const again = await portal.call('addMappingSectors', {
      ...first,
      body: { sectors: ['Marketing', 'RH'] },
    })
    expect([again.status, again.problem.code]).toEqual([409, 'MAPPING_SECTOR_EXISTS'])
    expect(again.problem.message).toBe('Este setor já foi adicionado')
    const unknown = { sectors: ['Outros'] }
    expect((await portal.call('addMappingSectors', { ...first, body: unknown })).status).toBe(400)
    expect((await portal.call('listMappingSectors', first)).body.total).toBe(2)
  })

  it('are added under names of their own, each once', async () => {
    const add = (sectorName: string) =>
      portal.call('addOtherMappingSector', { ...first, body: { sectorName } })
    const { status, body } = await add(' Almoxarifado ')
    expect([status, body.sectorName, body.activities]).toEqual([201, 'Almoxarifado', []])
    expect((await add('Frota')).status).toBe(201)
    expect((await add('almoxarifado')).problem.code).toBe('MAPPING_SECTOR_EXISTS')
    expect((await add('VENDAS')).problem.code).toBe('MAPPING_SECTOR_EXISTS')
    expect((await add('  ')).status).toBe(400)
  })

  it('are twenty at most', async () => {
    const owner = { as: 'davi', business: 'brisa-1' } as const
    const { preMeetingDemandId } = (await portal.call('getMapping', owner)).body
    await moveDemand(portal, preMeetingDemandId, 'FINISHED')
    for (let i = 1; i <= 20; i += 1) {
      await portal.call('addOtherMappingSector', { ...owner, body: { sectorName: `Setor ${i}` } })
    }
    const body = { sectorName: 'Mais um' }
    const { status, problem } = await portal.call('addOtherMappingSector', { ...owner, body })
    expect([status, problem.code]).toEqual([409, 'MAPPING_FULL'])
    expect((await portal.call('listMappingSectors', owner)).body.total).toBe(20)
  })

  it('go with all that was answered', async () => {
    const { sectorId, activityId } = await addTestActivity(portal, first, 'Recepção')
    const remove = (as: PersonName) =>
      portal.call('deleteMappingSector', { as, params: { sectorId } })
    expect((await remove('davi')).status).toBe(404)
    expect((await remove('ana')).status).toBe(204)
    expect((await remove('ana')).status).toBe(404)
    const left = `select 1 from mapping_activities where id = $1`
    expect(await selectRows(portal, left, [activityId])).toEqual([])
  })
})

describe('activities', () => {
  it('are added, renamed and deleted', async () => {
    const params = await addTestActivity(portal, first, 'Portaria', 'Registro de visitantes')
    const rename = (oldLabel: string, label: string) =>
      portal.call('renameMappingActivity', { ...first, params, body: { label, oldLabel } })
    const renamed = await rename('Registro de visitantes', ' Controle de visitantes ')
    expect(renamed.body).toMatchObject({ label: 'Controle de visitantes', percentage: 0 })
    // Repeated because the answer was lost.
    const again = await rename('Registro de visitantes', ' Controle de visitantes ')
    expect(again.body).toEqual(renamed.body)
    // Somebody else saved first.
    const late = await rename('Registro de visitantes', 'Visitas')
    expect(late.status).toBe(412)
    expect(late.problem.errors).toEqual({ label: 'Controle de visitantes' })

    const sector = await portal.call('getMappingSector', { ...first, params })
    expect(sector.body).toMatchObject({
      sectorName: 'Portaria',
      activities: [{ id: params.activityId, label: 'Controle de visitantes', percentage: 0 }],
    })
    const remove = () => portal.call('deleteMappingActivity', { ...first, params })
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
    const empty = await portal.call('getMappingSector', { ...first, params })
    expect(empty.body.activities).toEqual([])
  })

  it('are renamed although their name has letters that nobody sees', async () => {
    const params = await addTestActivity(portal, first, 'Copa', 'Lista')
    const former = `update mapping_activities set name = $2 where id = $1`
    await selectRows(portal, former, [params.activityId, 'Lis\u200bta'])
    const body = { label: 'Cardápio', oldLabel: 'Lis\u200bta' }
    const renamed = await portal.call('renameMappingActivity', { ...first, params, body })
    expect([renamed.status, renamed.body.label]).toEqual([200, 'Cardápio'])
  })

  it('have each a name of their own in their sector, also when two are made at once', async () => {
    const { sectorId, activityId } = await addTestActivity(portal, first, 'Arquivo', 'Guarda')
    const add = (label: string) =>
      portal.call('addMappingActivity', { ...first, params: { sectorId }, body: { label } })
    const rename = (oldLabel: string, label: string) => {
      const params = { sectorId, activityId }
      return portal.call('renameMappingActivity', { ...first, params, body: { label, oldLabel } })
    }
    const { status, problem } = await add(' GUARDA ')
    expect([status, problem.code]).toEqual([409, 'MAPPING_ACTIVITY_EXISTS'])
    expect(problem.errors).toEqual({ label: 'Este setor já tem uma atividade com esse nome' })
    const both = await Promise.all([add('Descarte'), add('descarte')])
    expect(both.map((answer) => answer.status).toSorted()).toEqual([201, 409])
    const taken = await rename('Guarda', 'Descarte')
    expect([taken.status, taken.problem.code]).toEqual([409, 'MAPPING_ACTIVITY_EXISTS'])
    expect(taken.problem.errors).toEqual(problem.errors)
    expect((await rename('Guarda', 'GUARDA')).status).toBe(200)
    const params = { sectorId }
    const { body } = await portal.call('getMappingSector', { ...first, params })
    expect(body.activities).toHaveLength(2)
  })

  it('are twenty at most in a sector, and need a name', async () => {
    const { sectorId } = await addTestActivity(portal, first, 'Limpeza')
    const add = (label: string) =>
      portal.call('addMappingActivity', { ...first, params: { sectorId }, body: { label } })
    expect((await add(' ')).status).toBe(400)
    for (let i = 1; i < 20; i += 1) await add(`Atividade ${i}`)
    const { problem } = await add('Mais uma')
    expect([problem.code, problem.message]).toEqual([
      'MAPPING_FULL',
      'Um setor aceita no máximo 20 atividades.',
    ])
  })

  it('are found only in their own sector and business', async () => {
    const { activityId } = await addTestActivity(portal, first, 'Obras')
    const other = await addTestActivity(portal, first, 'Jardim')
    const get = (params: Record<string, string>, request: object = { as: 'ana' }) =>
      portal.call('getMappingAnswers', { params, ...request })
    expect((await get({ sectorId: other.sectorId, activityId })).status).toBe(404)
    // The same user's other business, a user without the business, and another customer.
    expect((await get(other, second)).status).toBe(404)
    expect((await get(other, { as: 'nina' })).status).toBe(404)
    expect((await get(other, { as: 'davi' })).status).toBe(404)
    expect((await get(other, { as: 'lia' })).status).toBe(200)
    const body = { question0: 'x' }
    const write = (request: object) =>
      portal.call('updateMappingAnswers', { params: other, body, ...request })
    expect((await write(second)).status).toBe(404)
    expect((await write({ as: 'nina' })).status).toBe(404)
    expect((await write({ as: 'lia' })).problem.code).toBe('CUSTOMER_ONLY')
  })
})

describe('answers', () => {
  it('are kept as values, the others as they were, and count', async () => {
    const params = await addTestActivity(portal, first, 'Compras')
    const put = (body: Record<string, string>, headers = {}) =>
      portal.call('updateMappingAnswers', { ...first, params, body, headers })
    const { body: before, headers } = await portal.call('getMappingAnswers', { ...first, params })
    expect(before).toMatchObject({ percentage: 0, question0: '', question14: '' })

    const saved = await put(
      {
        question1: ' Nome completo, E-mail ,, Nome completo',
        question2: 'Clientes',
        question3: ' ',
      },
      { 'if-match': String(headers.etag) },
    )
    expect(saved.body).toMatchObject({
      question1: 'Nome completo,E-mail',
      question2: 'Clientes',
      question3: '',
      percentage: 13,
    })
    const rest = Object.fromEntries([4, 5, 6, 7, 8].map((i) => [`question${i}`, 'Não sei']))
    const seven = await put(rest)
    expect(seven.body).toMatchObject({ percentage: 47, question2: 'Clientes' })
    expect((await put({ question2: '' })).body).toMatchObject({ percentage: 40, question2: '' })

    const stale = await put({ question1: 'CPF' }, { 'if-match': String(headers.etag) })
    expect(stale.status).toBe(412)
    expect(stale.problem.errors).toEqual({ question1: 'Nome completo,E-mail' })
    const all = Object.fromEntries(Array.from({ length: 15 }, (_, i) => [`question${i}`, 'Sim']))
    expect((await put(all)).body.percentage).toBe(100)
    const { sectors } = (await portal.call('getMappingHome', first)).body
    const listed = sectors.find(({ sectorName }) => sectorName === 'Compras')
    expect(listed?.activities[0]?.percentage).toBe(100)
    expect((await put({})).status).toBe(400)
    expect((await put({ question15: 'x' })).status).toBe(400)
  })
  it('are read together for the report, by the customer alone', async () => {
    const params = await addTestActivity(portal, first, 'Cobrança', 'Envio de boletos')
    const body = { question2: 'Clientes', question3: 'Receber pagamentos' }
    await portal.call('updateMappingAnswers', { ...first, params, body })
    const report = await portal.call('getMappingReport', first)
    const sector = report.body.sectors.find(({ id }) => id === params.sectorId)
    expect(sector).toMatchObject({
      sectorName: 'Cobrança',
      activities: [{ id: params.activityId, label: 'Envio de boletos', percentage: 13, ...body }],
    })
    const { sectors } = (await portal.call('getMappingHome', first)).body
    expect(report.body.sectors.map(({ id }) => id)).toEqual(sectors.map(({ id }) => id))
    // Another business, a business of another customer, and the firm.
    const elsewhere = await portal.call('getMappingReport', second)
    expect(JSON.stringify(elsewhere.body)).not.toContain(params.activityId)
    for (const operation of ['getMappingReport', 'getPreviousMappingReport'] as const) {
      const strange = await portal.call(operation, { as: 'davi', business: 'aurora-1' })
      expect(strange.status).toBe(403)
      const staff = await portal.call(operation, { as: 'lia' })
      expect([staff.status, staff.problem.code]).toEqual([403, 'CUSTOMER_ONLY'])
    }
  })
})

describe('a private meeting of a user who was removed', () => {
  it('is delivered, and what it begins waits for their heir', async () => {
    await portal.database.query('delete from mappings where business_id = $1', [
      businessIdOf('brisa-1'),
    ])
    const id = await plantDemand(portal, 'brisa', 'davi', 'OPEN')
    const { demandTypes } = (await portal.call('listDemandTypes', { as: 'lia' })).body
    const type = demandTypes.find(({ name }) => name === MAPPING_MEETING_TYPE)
    const body = { demandTypeId: type?.id }
    await portal.call('screenDemand', { as: 'lia', params: { id }, body })
    await portal.database.query('update demands set private = true where id = $1', [id])
    await portal.database.query(
      `update users set status = 'BLOCKED', removed_at = now() where id = $1`,
      [userIdOf('davi')],
    )
    await moveDemand(portal, id, 'FINISHED')
    const begun = await selectRows(
      portal,
      `select d.user_id, d.private from mappings m join demands d on d.id = m.demand_id
        where m.pre_meeting_demand_id = $1`,
      [id],
    )
    expect(begun).toEqual([{ user_id: userIdOf('davi'), private: true }])
  })
})
