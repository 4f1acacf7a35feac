import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { PersonName } from '../../testing/test-firm.ts'
import { fileMark, registerMark } from '../../testing/test-marks.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.database.query('truncate marks cascade')
})

const bring = (
  marcaProcessNumber: string,
  { as = 'ana', business = 'aurora-1', headers = {} } = {} as {
    as?: PersonName
    business?: string
    headers?: Record<string, string>
  },
) => portal.call('importMarks', { as, business, headers, body: { marcaProcessNumber } })

it('answers each number by itself: imported, already there, or malformed', async () => {
  const { body: first } = await bring('903.456.789')
  const [known] = first.results
  const { status, body } = await bring(' 904567890, 90;\n903456789 904.567.890\tabc')
  expect(status).toBe(200)
  expect(body.results).toEqual([
    {
      number: '904567890',
      outcome: 'imported',
      marcaId: expect.any(String),
      demandId: expect.any(String),
    },
    { number: '90', outcome: 'malformed', marcaId: null, demandId: null },
    { ...known, outcome: 'alreadyThere' },
    { number: 'abc', outcome: 'malformed', marcaId: null, demandId: null },
  ])
})

it('makes a mark and a demand of its own for each, in the active business', async () => {
  const { body } = await bring('903456789 904567890', { as: 'clara', business: 'aurora-2' })
  const [one, other] = body.results
  const { body: mark } = await portal.call('getMark', {
    as: 'ana',
    business: 'aurora-2',
    params: { id: one?.marcaId ?? '' },
  })
  expect(mark).toMatchObject({
    name: 'Processo 903456789',
    logo: null,
    apresentacao: null,
    natureza: null,
    Demand: { id: one?.demandId, statusKey: 'OPEN' },
    ProcessNumbers: [{ number: '903456789', apolStatus: null }],
  })
  const { body: demand } = await portal.call('getDemand', {
    as: 'ana',
    params: { id: other?.demandId ?? '' },
  })
  expect(demand).toMatchObject({
    name: 'Acompanhamento da marca do processo 904567890',
    demandTypeName: 'Registro de Marcas',
    statusKey: 'OPEN',
    userId: mark.Demand.id === demand.id ? '' : expect.any(String),
  })
  expect(demand.externalId).not.toBe(0)
  const firm = await portal.call('getFirmMark', { as: 'lia', params: { id: mark.id } })
  expect(firm.body).toMatchObject({ imported: true, holder: null, contrato: null })
})

it('has a number once for a customer, also where the user cannot see it', async () => {
  await bring('903456789', { as: 'clara', business: 'aurora-2' })
  const { body: hidden } = await bring('903456789', { as: 'bruno' })
  expect(hidden.results).toEqual([
    { number: '903456789', outcome: 'alreadyThere', marcaId: null, demandId: null },
  ])
  const mark = await registerMark(portal)
  await fileMark(portal, mark, '904567890')
  expect((await bring('904567890')).body.results).toMatchObject([
    { outcome: 'alreadyThere', marcaId: mark.id, demandId: mark.Demand.id },
  ])
  // Numbers of another customer are not revealed.
  const { body: other } = await bring('903456789', { as: 'davi', business: 'brisa-1' })
  expect(other.results).toMatchObject([{ outcome: 'imported' }])
})

it('brings a number in once when it is sent twice at the same time, and once for a key', async () => {
  const answers = await Promise.all([bring('903456789'), bring('903456789'), bring('903456789')])
  const outcomes = answers.map(({ body }) => body.results[0]?.outcome).sort()
  expect(outcomes).toEqual(['alreadyThere', 'alreadyThere', 'imported'])
  const headers = { 'idempotency-key': 'import-1' }
  const [first, again] = [
    await bring('905678901', { headers }),
    await bring('905678901', { headers }),
  ]
  expect(first.body.results).toMatchObject([{ outcome: 'imported' }])
  expect(again.body).toEqual(first.body)
})

it('brings in two hundred in as many statements as two', async () => {
  const numbers = Array.from({ length: 200 }, (_, i) => String(910_000_000 + i))
  const { status, body } = await bring(numbers.join(','))
  expect(status).toBe(200)
  expect(new Set(body.results.map(({ demandId }) => demandId)).size).toBe(200)
  const { rows } = await portal.database.query(
    'select count(distinct number)::int as numbers, count(*)::int as demands from demands',
  )
  const { numbers: drawn, demands } = rows[0] as { numbers: number; demands: number }
  expect(drawn).toBe(demands)
})

it('asks for a number', async () => {
  for (const text of ['', '  ', ', ;']) {
    const { status, problem } = await bring(text)
    expect([status, problem.message]).toEqual([400, 'Número do processo é obrigatório'])
    expect(problem.errors).toEqual({ marcaProcessNumber: problem.message })
  }
})
