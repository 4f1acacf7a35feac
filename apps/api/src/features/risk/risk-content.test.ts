import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { raiseDemand } from '../../testing/test-demands.ts'
import { customerIdOf, type PersonName } from '../../testing/test-firm.ts'
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

describe('the questionnaire', () => {
  it('is read by customers, in its order, without any weight', async () => {
    const { body } = await portal.call('listRiskQuestions', { as: 'ana' })
    expect(body.questions.map(({ name }) => name)).toEqual([
      'Identifica os clientes?',
      'Consulta listas?',
    ])
    expect(body.questions[0]).toMatchObject({
      Sector_id: sectorId,
      source: 'Lei nº 9.613/1998, art. 10',
    })
    const [first] = body.questions
    expect(first?.AnswerAIRs.map(({ Question_id }) => Question_id)).toEqual([first?.id, first?.id])

    const { id, good } = question(0)
    const answers = await Promise.all([
      portal.call('listRiskSectors', { as: 'ana' }),
      portal.call('getRiskSector', { as: 'ana', params: { id: sectorId } }),
      portal.call('getRiskQuestion', { as: 'ana', params: { id } }),
      portal.call('listRiskAnswers', { as: 'ana', query: { Question_id: id } }),
      portal.call('getRiskAnswer', { as: 'ana', params: { id: good } }),
      portal.call('listRiskQuestionsBySector', {
        as: 'ana',
        body: { Sector_id: sectorId, Customer_id: customerIdOf('aurora') },
      }),
    ])
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(JSON.stringify(body)).not.toMatch(/probab|impact|weight|peso/i)
    }
  })

  it('goes on by cursor', async () => {
    const first = await portal.call('listRiskAnswers', { as: 'ana', query: { limit: 3 } })
    expect(first.body.total).toBe(4)
    const cursor = first.body.nextCursor
    const second = await portal.call('listRiskAnswers', { as: 'ana', query: { limit: 3, cursor } })
    expect(second.body.nextCursor).toBeNull()
    const ids = [...first.body.answers, ...second.body.answers].map(({ id }) => id)
    expect(new Set(ids).size).toBe(4)
    const other = await portal.call('listRiskSectors', { as: 'ana', query: { cursor } })
    expect(other.problem.code).toBe('BAD_REQUEST')
  })

  it('is written by the firm alone, which alone sees the weights', async () => {
    const { id, good } = question(0)
    const tries = await Promise.all([
      portal.call('createRiskSector', { as: 'sofia', body: { name: 'Meu setor' } }),
      portal.call('updateRiskSector', {
        as: 'sofia',
        params: { id: sectorId },
        body: { name: 'x' },
      }),
      portal.call('deleteRiskSector', { as: 'sofia', params: { id: sectorId } }),
      portal.call('createRiskQuestion', {
        as: 'sofia',
        body: { Sector_id: sectorId, name: 'Outra?' },
      }),
      portal.call('updateRiskQuestion', { as: 'sofia', params: { id }, body: { name: 'x' } }),
      portal.call('deleteRiskQuestion', { as: 'sofia', params: { id } }),
      portal.call('createRiskAnswer', {
        as: 'sofia',
        body: { Question_id: id, name: 'x', Probabilidade: 1, Impacto: 1 },
      }),
      portal.call('updateRiskAnswer', { as: 'sofia', params: { id: good }, body: { Impacto: 1 } }),
      portal.call('deleteRiskAnswer', { as: 'sofia', params: { id: good } }),
      portal.call('listFirmRiskAnswers', { as: 'sofia' }),
      portal.call('getFirmRiskAnswer', { as: 'sofia', params: { id: good } }),
    ])
    for (const { problem } of tries) {
      expect(problem).toMatchObject({ status: 403, code: 'STAFF_ONLY' })
    }
    const { body } = await portal.call('listFirmRiskAnswers', {
      as: 'lia',
      query: { Question_id: id },
    })
    expect(body.answers.map(({ Probabilidade, Impacto }) => [Probabilidade, Impacto])).toEqual([
      [1, 1],
      [5, 5],
    ])
  })

  it('refuses weights off the scale, blank names and what is unknown', async () => {
    const { id } = question(0)
    for (const Probabilidade of [0, 6, 2.5]) {
      const refused = await portal.call('createRiskAnswer', {
        as: 'lia',
        body: { Question_id: id, name: 'x', Probabilidade, Impacto: 1 },
      })
      expect(refused.problem).toMatchObject({ status: 400, code: 'VALIDATION' })
      expect(Object.keys(refused.problem.errors ?? {})).toEqual(['Probabilidade'])
    }
    const blank = await portal.call('createRiskSector', { as: 'lia', body: { name: '  ' } })
    expect(blank.problem.errors).toEqual({ name: 'Nome é obrigatório' })
    const nowhere = sectorId.replace(/.{4}$/, 'ffff')
    const lost = await portal.call('createRiskQuestion', {
      as: 'lia',
      body: { Sector_id: nowhere, name: 'De onde?' },
    })
    expect(lost.status).toBe(404)
    expect(
      (await portal.call('getRiskSector', { as: 'ana', params: { id: nowhere } })).status,
    ).toBe(404)
  })

  it('is changed with the version that was seen', async () => {
    const { body: extra } = await portal.call('createRiskSector', {
      as: 'lia',
      body: { name: 'Rascunho' },
    })
    const params = { id: extra.id }
    const read = await portal.call('getRiskSector', { as: 'lia', params })
    const headers = { 'if-match': String(read.headers.etag) }
    const renamed = { as: 'lia', params, headers } as const
    const first = await portal.call('updateRiskSector', { ...renamed, body: { name: 'Produtos' } })
    expect(first.body.name).toBe('Produtos')
    const second = await portal.call('updateRiskSector', { ...renamed, body: { name: 'Canais' } })
    expect(second.problem).toMatchObject({
      code: 'PRECONDITION_FAILED',
      errors: { name: 'Produtos' },
    })
    expect((await portal.call('deleteRiskSector', renamed)).status).toBe(412)
    expect((await portal.call('deleteRiskSector', { as: 'lia', params })).status).toBe(204)
    expect((await portal.call('getRiskSector', { as: 'lia', params })).status).toBe(404)
  })

  it('takes changes of questions and answers', async () => {
    const { body: sector } = await portal.call('createRiskSector', {
      as: 'lia',
      body: { name: 'Perfil dos parceiros' },
    })
    const { id, good } = await addRiskQuestion(portal, sectorId, 'Avalia parceiros?')
    const moved = await portal.call('updateRiskQuestion', {
      as: 'lia',
      params: { id },
      body: { Sector_id: sector.id, source: ' ', name: ' Avalia os parceiros? ' },
    })
    expect(moved.body).toMatchObject({
      Sector_id: sector.id,
      source: null,
      name: 'Avalia os parceiros?',
    })
    expect(moved.body.AnswerAIRs).toHaveLength(2)
    const nowhere = { Sector_id: sectorId.replace(/.{4}$/, 'ffff') }
    const lost = await portal.call('updateRiskQuestion', {
      as: 'lia',
      params: { id },
      body: nowhere,
    })
    expect(lost.status).toBe(404)
    const weighed = await portal.call('updateRiskAnswer', {
      as: 'lia',
      params: { id: good },
      body: { Probabilidade: 3 },
    })
    expect(weighed.body).toMatchObject({ name: 'Sim', Probabilidade: 3, Impacto: 1 })
    const read = await portal.call('getFirmRiskAnswer', { as: 'lia', params: { id: good } })
    expect([read.body.Probabilidade, read.headers.etag]).toEqual([3, weighed.headers.etag])
    await portal.call('deleteRiskSector', { as: 'lia', params: { id: sector.id } })
    const gone = await portal.call('getRiskAnswer', { as: 'ana', params: { id: good } })
    expect(gone.status).toBe(404)
  })
})

describe('the risk', () => {
  const calculate = (answerList: readonly unknown[], as: PersonName = 'ana') =>
    portal.call('calculateRisk', { as, body: { answerList } })
  const pick = (place: number, kind: 'good' | 'bad') => ({
    Question_id: question(place).id,
    Answer_id: question(place)[kind],
  })

  it.each([
    [['good', 'good'], 'Baixo', 1, 1],
    [['good', 'bad'], 'Alto', 4, 4],
    [['bad', 'bad'], 'Alto', 5, 5],
  ] as const)('of %j is %s', async ([first, second], level, Probabilidade, Impacto) => {
    const { body } = await calculate([pick(0, first), pick(1, second)])
    expect(body).toMatchObject({ level, Probabilidade, Impacto })
    expect(body.color).toMatch(/^#[0-9a-f]{6}$/)
  })

  it('is of answers that belong to their questions, one for each', async () => {
    for (const answerList of [
      [{ Question_id: question(0).id, Answer_id: question(1).good }],
      [pick(0, 'good'), pick(0, 'bad')],
      [pick(0, 'good'), pick(0, 'good')],
      [{ Question_id: question(0).id, Answer_id: sectorId }],
    ]) {
      const refused = await calculate(answerList)
      expect(refused.problem).toMatchObject({ status: 400, code: 'RISK_ANSWER_MISMATCH' })
    }
    expect((await calculate([])).problem.code).toBe('VALIDATION')
    expect((await calculate([pick(0, 'good'), pick(1, 'good')], 'lia')).status).toBe(200)
  })

  it('is of one whole sector, so that nobody reads weights one by one', async () => {
    const other = (await addRiskSector(portal, 'Canais', ['Vende à distância?'])).question(0)
    const elsewhere = { Question_id: other.id, Answer_id: other.good }
    for (const answerList of [
      [pick(0, 'bad')],
      [pick(0, 'bad'), elsewhere],
      [pick(0, 'bad'), pick(1, 'good'), elsewhere],
    ]) {
      const refused = await calculate(answerList)
      expect(refused.problem).toMatchObject({ status: 400, code: 'RISK_SECTOR_INCOMPLETE' })
    }
    expect((await calculate([elsewhere])).status).toBe(200)
  })
})

describe('the spreadsheet', () => {
  const row = { sector: 'a', question: 'b', answer: '=1+1', date: null, level: 'Baixo' }
  const make = (as: PersonName, customer: string, rows: readonly unknown[] = [row]) =>
    portal.call('createRiskSpreadsheet', { as, body: { customer, rows } })

  it('is a file of whoever asked for it, to be attached once', async () => {
    const { status, body } = await make('ana', customerIdOf('aurora'))
    expect(status).toBe(201)
    expect(body.fileName).toBe('analise-interna-de-risco-2026-03-10.xlsx')
    const { id } = await raiseDemand(portal)
    const { key: awsFileKey, ...file } = body
    const write = (as: PersonName) =>
      portal.call('postDemandMessage', {
        as,
        params: { id },
        body: { attachments: [{ ...file, awsFileKey }] },
      })
    expect((await write('clara')).problem.code).toBe('FILE_KEY_INVALID')
    const { attachments } = (await write('ana')).body
    expect(attachments[0]).toMatchObject({ key: awsFileKey, size: body.fileSize })
    expect((await write('ana')).problem.code).toBe('FILE_KEY_INVALID')
  })

  it('is of the own customer, and has rows', async () => {
    expect((await make('ana', customerIdOf('brisa'))).status).toBe(404)
    expect((await make('lia', customerIdOf('brisa'))).status).toBe(201)
    expect((await make('ana', customerIdOf('aurora'), [])).problem.code).toBe('VALIDATION')
    const long = { ...row, answer: 'x'.repeat(501) }
    const refused = await make('ana', customerIdOf('aurora'), [long])
    expect(refused.problem.errors).toEqual({
      'rows.0.answer': 'Resposta deve ter no máximo 500 caracteres',
    })
  })
})
