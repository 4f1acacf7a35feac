import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'
import { lineUp } from '../testing/waiting-writers.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const kinds = [
  {
    table: 'demand_types',
    create: 'createFirmDemandType',
    rename: 'updateFirmDemandType',
    taken: 'DEMAND_TYPE_EXISTS',
  },
  {
    table: 'template_types',
    create: 'createFirmTemplateType',
    rename: 'updateFirmTemplateType',
    taken: 'TEMPLATE_TYPE_EXISTS',
  },
] as const

it.each(kinds)(
  'of two that take one name at the same moment, one is told that it is taken: $table',
  async ({ table, create, rename, taken }) => {
    const renaming = async (name: string) => {
      const { body } = await portal.call(create, { as: 'lia', body: { name } })
      return (to: string) => () =>
        portal.call(rename, { as: 'lia', params: { id: body.id }, body: { name: to } })
    }
    const [one, other] = [await renaming('Societário'), await renaming('Contratual')]
    const answers = await lineUp(
      portal,
      // Others may read and lock rows, but not write.
      [`lock table ${table} in share mode`],
      one('Tributário'),
      other('TRIBUTARIO'),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.map(({ problem }) => problem?.code)).toContain(taken)
  },
)
