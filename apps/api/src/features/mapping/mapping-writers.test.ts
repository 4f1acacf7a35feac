import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businessIdOf } from '../../testing/test-firm.ts'
import { addTestActivity, beginTestMapping } from '../../testing/test-mapping.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { lineUp } from '../../testing/waiting-writers.ts'

/** Two people of a customer fill in the same mapping at the same time. */
describe('a sector that somebody deletes', () => {
  let portal: TestPortal
  beforeAll(async () => {
    portal = await startTestPortal()
  })
  afterAll(() => portal.close())

  const owner = { as: 'ana', business: 'aurora-1' } as const

  it('is gone for who waited for the mapping meanwhile', async () => {
    await beginTestMapping(portal, owner)
    const { sectorId, activityId } = await addTestActivity(portal, owner)
    const about = { ...owner, params: { sectorId } }
    const activity = { ...owner, params: { sectorId, activityId } }
    const [removed, ...late] = await lineUp(
      portal,
      ['select from mappings where business_id = $1 for update', businessIdOf('aurora-1')],
      () => portal.call('deleteMappingSector', about),
      () => portal.call('deleteMappingSector', about),
      () => portal.call('addMappingActivity', { ...about, body: { label: 'Folha de ponto' } }),
      () => portal.call('deleteMappingActivity', activity),
    )
    expect(removed.status).toBe(204)
    expect(late.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})
