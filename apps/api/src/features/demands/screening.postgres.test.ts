import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { plainCommand } from '../../db/command.ts'
import { raiseDemand } from '../../testing/test-demands.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { lineUp } from '../../testing/waiting-writers.ts'

// PGlite runs one transaction at a time.
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const createType = async (name: string) =>
  (await portal.call('createFirmDemandType', { as: 'lia', body: { name } })).body.id
const screen = (id: string, demandTypeId: string) =>
  portal.call('screenDemand', { as: 'lia', params: { id }, body: { demandTypeId } })
const rename = (id: string, name: string) =>
  portal.call('updateFirmDemandType', { as: 'lia', params: { id }, body: { name } })

it('waits for nobody who screens another demand into the same type', async () => {
  const type = await createType('Parecer')
  const { id } = await raiseDemand(portal)
  // Runs outside the transaction that locks the type.
  const outside = AsyncLocalStorage.snapshot()
  await portal.database.system(async (transaction) => {
    await transaction.run(plainCommand('select from demand_types where id = $1 for share', [type]))
    expect((await outside(() => screen(id, type))).status).toBe(200)
  })
})

it('and the renaming of its type come one after the other', async () => {
  const type = await createType('Consulta')
  const { id } = await raiseDemand(portal)
  expect((await screen(id, type)).status).toBe(200)
  const [renamed, screened] = await lineUp(
    portal,
    ['select from demand_types where id = $1 for update', type],
    () => rename(type, 'Consultoria'),
    () => screen(id, type),
  )
  expect([renamed.status, screened.status]).toEqual([200, 200])
  const read = await portal.call('getDemand', { as: 'ana', params: { id } })
  expect(read.body.demandTypeName).toBe('Consultoria')
})

it('and the renaming of many take turns, however many there are', async () => {
  const type = await createType('Revisão')
  const demands = await Promise.all(Array.from({ length: 4 }, () => raiseDemand(portal)))
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all([
      rename(type, `Revisão ${round}`),
      ...demands.map(({ id }) => screen(id, type)),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  }
})

it('renames more demands than a statement takes', async () => {
  const type = await createType('Minuta')
  const { id } = await raiseDemand(portal)
  await screen(id, type)
  const columns = `customer_id, business_id, user_id, creator_name, name, description, words, status_key,
    status_changed_at, created_at, updated_at, demand_type_name`
  await portal.database.query(
    `insert into demands (id, ${columns})
      select gen_random_uuid(), ${columns} from demands, generate_series(1, 5001) where id = $1`,
    [id],
  )
  await portal.database.query('analyze demands')
  expect((await rename(type, 'Minutas')).status).toBe(200)
  const { rows } = await portal.database.query(
    `select demand_type_name as name, count(*)::int as n from demands
      where demand_type_name like 'Minuta%' group by 1`,
  )
  expect(rows).toEqual([{ name: 'Minutas', n: 5002 }])
})
