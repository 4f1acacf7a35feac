import { RISK_ANALYSIS_TYPE } from '@tramite/core/demands'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { raiseDemand } from '../../testing/test-demands.ts'
import { selectRows } from '../../testing/test-finance.ts'
import { businessIdOf, customerIdOf, type PersonName, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { addRiskQuestion, addRiskSector, type TestSector } from '../../testing/test-risk.ts'

let portal: TestPortal
let sectorId: string
let question: TestSector['question']

beforeAll(async () => {
  portal = await startTestPortal()
  const sector = await addRiskSector(portal, 'Perfil dos clientes', [
    'Identifica os clientes?',
    'Consulta listas?',
  ])
  sectorId = sector.id
  question = sector.question
})
afterAll(() => portal.close())

const answer = (
  place: number,
  kind: 'good' | 'bad' = 'good',
  { as = 'ana', business = 'aurora-1' }: { as?: PersonName; business?: string } = {},
) =>
  portal.call('saveRiskAnswerCustomer', {
    as,
    business,
    body: { Question_id: question(place).id, Answer_id: question(place)[kind] },
  })
const answersOf = async (as: PersonName, business?: string) => {
  const { body } = await portal.call('listRiskAnswersCustomer', {
    as,
    ...(business && { business }),
  })
  return body.answersCustomer
}
const redo = (business = 'aurora-1', as: PersonName = 'ana') =>
  portal.call('redoRiskSector', { as, business, query: { Sector_id: sectorId } })

describe('what a business answers', () => {
  it('is one answer a question, and the last one counts', async () => {
    const first = await answer(0, 'good')
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({
      Question_id: question(0).id,
      Answer_id: question(0).good,
      Customer_id: customerIdOf('aurora'),
      Business_id: businessIdOf('aurora-1'),
    })
    portal.time.now = new Date(portal.time.now.getTime() + 60_000)
    const again = await answer(0, 'bad')
    expect(again.body).toMatchObject({ id: first.body.id, Answer_id: question(0).bad })
    expect(again.body.updatedAt > first.body.updatedAt).toBe(true)
    expect(await answersOf('ana', 'aurora-1')).toHaveLength(1)
    await redo()
  })

  it('may name its customer and its business, which have to be the user’s', async () => {
    const save = (named: object) =>
      portal.call('saveRiskAnswerCustomer', {
        as: 'clara',
        body: { Question_id: question(0).id, Answer_id: question(0).good, ...named },
      })
    const named = { Customer_id: customerIdOf('aurora'), Business_id: businessIdOf('aurora-2') }
    const { status, body } = await save(named)
    expect(status).toBe(201)
    expect(body).toMatchObject(named)
    expect((await save({ Customer_id: customerIdOf('brisa') })).status).toBe(404)
    const foreign = await save({ Business_id: businessIdOf('brisa-1') })
    expect(foreign.problem.code).toBe('BUSINESS_FORBIDDEN')
    await redo('aurora-2', 'clara')
  })

  it('is once, however many send it at the same moment', async () => {
    const sent = await Promise.all([answer(0, 'good'), answer(0, 'bad'), answer(0, 'good')])
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await answersOf('ana', 'aurora-1')).toHaveLength(1)
    await redo()
  })

  it('is not replaced by one that was chosen over another', async () => {
    const over = (kind: 'good' | 'bad', ReplacedAnswer_id: string | null) =>
      portal.call('saveRiskAnswerCustomer', {
        as: 'ana',
        business: 'aurora-1',
        body: { Question_id: question(0).id, Answer_id: question(0)[kind], ReplacedAnswer_id },
      })
    // The one that it was chosen over was withdrawn meanwhile: nothing is replaced.
    expect((await over('good', question(0).bad)).status).toBe(201)
    const refused = await over('bad', null)
    expect(refused.problem).toMatchObject({
      status: 412,
      code: 'PRECONDITION_FAILED',
      errors: { Answer_id: question(0).good },
    })
    // Its answer was lost, and it is sent again.
    expect((await over('good', null)).status).toBe(201)
    expect((await over('bad', question(0).good)).status).toBe(201)
    await redo()
    const both = await Promise.all([over('good', null), over('bad', null)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 412])
    await redo()
  })

  it('belongs to the business, and to those who have it', async () => {
    const { body: mine } = await answer(0)
    await answer(1, 'bad', { business: 'aurora-2' })
    expect((await answersOf('ana', 'aurora-1')).map(({ id }) => id)).toEqual([mine.id])
    expect(await answersOf('ana')).toHaveLength(2)
    // He belongs only to the first business.
    expect(await answersOf('bruno')).toHaveLength(1)
    expect(await answersOf('davi')).toEqual([])
    expect(await answersOf('lia', 'aurora-2')).toHaveLength(1)
    const ofBrisa = await portal.call('listRiskAnswersCustomer', {
      as: 'lia',
      query: { Customer_id: customerIdOf('brisa') },
    })
    expect(ofBrisa.body.answersCustomer).toEqual([])

    const params = { id: mine.id }
    const other = { Answer_id: question(0).bad }
    for (const [as, business] of [
      ['davi', 'brisa-1'],
      ['ana', 'aurora-2'],
    ] as const) {
      const tries = await Promise.all([
        portal.call('getRiskAnswerCustomer', { as, business, params }),
        portal.call('updateRiskAnswerCustomer', { as, business, params, body: other }),
        portal.call('deleteRiskAnswerCustomer', { as, business, params }),
      ])
      expect(tries.map(({ status }) => status)).toEqual([404, 404, 404])
    }
    const foreign = await answer(0, 'good', { as: 'davi', business: 'aurora-1' })
    expect(foreign.problem).toMatchObject({ status: 403, code: 'BUSINESS_FORBIDDEN' })
    expect((await answer(0, 'good', { as: 'nina', business: '' })).problem.code).toBe('NO_BUSINESS')
    await portal.call('redoRiskSector', { as: 'davi', query: { Sector_id: sectorId } })
    expect(await answersOf('ana')).toHaveLength(2)
    await Promise.all([redo(), redo('aurora-2')])
    expect(await answersOf('ana')).toEqual([])
  })

  it('is written by customers alone, where the tool is open to them', async () => {
    const params = { id: sectorId }
    const tries = await Promise.all([
      answer(0, 'good', { as: 'lia' }),
      portal.call('redoRiskSector', { as: 'lia', query: { Sector_id: sectorId } }),
      portal.call('updateRiskAnswerCustomer', {
        as: 'lia',
        params,
        body: { Answer_id: question(0).good },
      }),
      portal.call('deleteRiskAnswerCustomer', { as: 'lia', params }),
    ])
    for (const { problem } of tries) expect(problem.code).toBe('CUSTOMER_ONLY')
    for (const [as, code] of [
      ['elisa', 'ACCESS_TOOL_NOT_CONTRACTED'],
      ['olga', 'ACCESS_OVERDUE'],
      ['saulo', 'ACCESS_SUSPENDED'],
      ['caio', 'ACCESS_CHURNED'],
    ] as const) {
      const refused = await portal.call('listRiskSectors', { as })
      expect(refused.problem).toMatchObject({ status: 403, code })
    }
  })

  it('is an answer of the question that was asked', async () => {
    const mixed = { Question_id: question(0).id, Answer_id: question(1).good }
    const refused = await portal.call('saveRiskAnswerCustomer', { as: 'ana', body: mixed })
    expect(refused.problem).toMatchObject({ status: 400, code: 'RISK_ANSWER_MISMATCH' })
    const lost = await portal.call('saveRiskAnswerCustomer', {
      as: 'ana',
      body: { ...mixed, Question_id: sectorId },
    })
    expect(lost.status).toBe(404)

    const { body: saved, headers } = await answer(0)
    const change = {
      as: 'ana',
      params: { id: saved.id },
      headers: { 'if-match': String(headers.etag) },
    } as const
    const wrong = await portal.call('updateRiskAnswerCustomer', {
      ...change,
      body: { Answer_id: question(1).bad },
    })
    expect(wrong.problem.code).toBe('RISK_ANSWER_MISMATCH')
    const body = { Answer_id: question(0).bad }
    const right = await portal.call('updateRiskAnswerCustomer', { ...change, body })
    expect(right.body.Answer_id).toBe(question(0).bad)
    const again = await portal.call('updateRiskAnswerCustomer', { ...change, body })
    expect([again.status, again.body.Answer_id]).toEqual([200, question(0).bad])
    const stale = await portal.call('updateRiskAnswerCustomer', {
      ...change,
      body: { Answer_id: question(0).good },
    })
    expect(stale.status).toBe(412)
    expect((await portal.call('deleteRiskAnswerCustomer', change)).status).toBe(412)
    const { as, params } = change
    expect((await portal.call('deleteRiskAnswerCustomer', { as, params })).status).toBe(204)
    expect(await answersOf('ana')).toEqual([])
  })

  it('goes when the firm deletes what was chosen', async () => {
    const extra = await addRiskQuestion(portal, sectorId, 'Tem política escrita?')
    await portal.call('saveRiskAnswerCustomer', {
      as: 'ana',
      body: { Question_id: extra.id, Answer_id: extra.good },
    })
    await portal.call('deleteRiskAnswer', { as: 'lia', params: { id: extra.good } })
    expect(await answersOf('ana')).toEqual([])
    await portal.call('deleteRiskQuestion', { as: 'lia', params: { id: extra.id } })
  })

  it('comes with the questions of a sector', async () => {
    const { body: saved } = await answer(1, 'bad')
    const body = { Sector_id: sectorId, Customer_id: customerIdOf('aurora') }
    const read = await portal.call('listRiskQuestionsBySector', {
      as: 'bruno',
      business: 'aurora-1',
      body,
    })
    expect(read.body.questions).toHaveLength(2)
    expect(read.body.answerMarked).toEqual([saved])
    const elsewhere = await portal.call('listRiskQuestionsBySector', {
      as: 'ana',
      business: 'aurora-2',
      body,
    })
    expect(elsewhere.body.answerMarked).toEqual([])
    const staff = await portal.call('listRiskQuestionsBySector', { as: 'lia', body })
    expect(staff.body.answerMarked).toEqual([saved])
    for (const [as, change] of [
      ['davi', {}],
      ['ana', { Customer_id: customerIdOf('brisa') }],
      ['ana', { Sector_id: question(0).id }],
    ] as const) {
      const refused = await portal.call('listRiskQuestionsBySector', {
        as,
        body: { ...body, ...change },
      })
      expect(refused.status).toBe(404)
    }
    await redo()
  })
})

describe('the demand of the analysis', () => {
  const meeting = { demandTypeName: RISK_ANALYSIS_TYPE }

  it('is raised once for a business, by whom the tool is open to', async () => {
    const tries = await Promise.all(
      [1, 2].map(() =>
        portal.call('createDemand', {
          as: 'davi',
          business: 'brisa-1',
          body: { name: 'Pré Reunião', description: 'Reunião', ...meeting },
        }),
      ),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(tries.find(({ status }) => status === 409)?.problem.code).toBe('RISK_DEMAND_EXISTS')
    const { body } = await portal.call('listDemands', { as: 'davi', query: meeting })
    expect(body.demands.map(({ demandTypeName }) => demandTypeName)).toEqual([RISK_ANALYSIS_TYPE])
    const closed = await portal.call('createDemand', {
      as: 'elisa',
      body: { name: 'Pré Reunião', description: 'Reunião', ...meeting },
    })
    expect(closed.problem.code).toBe('ACCESS_TOOL_NOT_CONTRACTED')
    const other = await portal.call('createDemand', {
      as: 'davi',
      body: { name: 'x', description: 'x', demandTypeName: 'Registro de Marcas' },
    })
    expect(other.problem).toMatchObject({ status: 400, code: 'VALIDATION' })
  })

  it('asks for the tool where other demands ask for a contract of more than specific ones', async () => {
    const raise = async (as: PersonName, body: object = {}) => {
      const draft = { name: 'Pré Reunião', description: 'Reunião', ...body }
      const { status, problem } = await portal.call('createDemand', { as, body: draft })
      return status === 201 ? status : problem.code
    }
    await selectRows(
      portal,
      `update customers set customer_access = array['Análise Interna de Risco'] where id = $1`,
      [customerIdOf('specific')],
    )
    expect(await raise('elisa')).toBe('ACCESS_SPECIFIC_DEMAND')
    // Such a contract has no private demands, whichever field asks for one.
    for (const secrecy of [{ private: true }, { privateDemand: true }]) {
      expect(await raise('elisa', { ...meeting, ...secrecy })).toBe('ACCESS_SPECIFIC_DEMAND')
    }
    expect(await raise('elisa', meeting)).toBe(201)
    // An overdue payment prevents it, even during the grace period.
    expect(await raise('gil', meeting)).toBe('ACCESS_PAYMENT_OVERDUE')
    expect(await raise('gil')).toBe('ACCESS_PAYMENT_OVERDUE')
    expect(await raise('olga')).toBe('ACCESS_PAYMENT_OVERDUE')
    for (const body of [{}, meeting]) expect(await raise('saulo', body)).toBe('ACCESS_SUSPENDED')
    for (const body of [{}, meeting]) expect(await raise('caio', body)).toBe('ACCESS_CHURNED')
  })

  it('locks what is concluded while it is PENDING, and nothing else', async () => {
    const { id } = await raiseDemand(portal, { business: 'aurora-2', body: meeting })
    const becomes = (statusKey: string) =>
      portal.call('updateDemandStatus', { as: 'lia', params: { id }, body: { statusKey } })
    const at = { business: 'aurora-2' }
    await becomes('PENDING')
    const { body: first } = await answer(0, 'good', at)
    expect((await answer(0, 'bad', at)).status).toBe(201)
    const { body: last } = await answer(1, 'good', at)
    const again = await answer(1, 'good', at)
    expect([again.status, again.body]).toEqual([201, last])

    const params = { id: first.id }
    const tries = await Promise.all([
      answer(0, 'good', at),
      redo('aurora-2'),
      portal.call('deleteRiskAnswerCustomer', { as: 'ana', params }),
      portal.call('updateRiskAnswerCustomer', {
        as: 'ana',
        params,
        body: { Answer_id: question(0).good },
      }),
    ])
    for (const { problem } of tries) {
      expect(problem).toMatchObject({
        status: 409,
        code: 'RISK_ANALYSIS_PENDING',
        message: 'Estamos analisando a sua última solicitação, aguarde o retorno.',
      })
    }
    expect(await answersOf('ana', 'aurora-2')).toHaveLength(2)
    await becomes('FINISHED')
    expect((await redo('aurora-2')).status).toBe(204)
    expect(await answersOf('ana', 'aurora-2')).toEqual([])
  })

  it('counts for whom it does not exist as well', async () => {
    const at = { business: 'aurora-2' } as const
    await answer(0, 'good', at)
    await answer(1, 'good', at)
    await selectRows(
      portal,
      `update demands set status_key = 'PENDING', private = true, user_id = $3, private_users = '{}'
       where business_id = $1 and demand_type_name = $2`,
      [businessIdOf('aurora-2'), RISK_ANALYSIS_TYPE, userIdOf('bruno')],
    )
    expect((await redo('aurora-2')).problem.code).toBe('RISK_ANALYSIS_PENDING')
    const body = { name: 'Outra', description: 'Outra', ...meeting }
    const second = await portal.call('createDemand', { as: 'ana', ...at, body })
    expect(second.problem.code).toBe('RISK_DEMAND_EXISTS')
    expect(await answersOf('ana', 'aurora-2')).toHaveLength(2)
  })

  it('takes the assignee that the sender knows of, and no other', async () => {
    const { id } = await raiseDemand(portal, { business: 'aurora-1' })
    const write = (backofficeUserId: string | null) =>
      portal.call('postDemandMessage', {
        as: 'ana',
        params: { id },
        body: { content: 'Segue.', backofficeUserId },
      })
    expect((await write(null)).status).toBe(201)
    expect((await write(sectorId)).problem).toMatchObject({ status: 409, code: 'CONFLICT' })
    await portal.call('updateDemandStatus', {
      as: 'lia',
      params: { id },
      body: { statusKey: 'FINISHED' },
    })
    const reopen = (backofficeUserId: string | null) =>
      portal.call('updateDemandStatus', {
        as: 'ana',
        params: { id },
        body: { statusKey: 'IN_PROGRESS', message: 'Segue.', backofficeUserId },
      })
    expect((await reopen(sectorId)).problem.code).toBe('STAFF_ONLY')
    expect((await reopen(null)).body.statusKey).toBe('IN_PROGRESS')
  })
})
