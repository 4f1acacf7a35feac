import type { Demand } from '../features/demands/demand-columns.ts'
import type { PersonName } from './test-firm.ts'
import type { TestPortal } from './test-portal.ts'

/** A mapping of the tests: who fills it in, for which business. */
export interface MappingOwner {
  readonly as: PersonName
  readonly business: string
}

/** Changes the status of a demand as the firm. */
export async function moveDemand(
  portal: TestPortal,
  id: string | null | undefined,
  statusKey: Demand['statusKey'],
): Promise<void> {
  const request = { as: 'lia', params: { id: id ?? '' }, body: { statusKey } } as const
  const { status, problem } = await portal.call('updateDemandStatus', request)
  if (status !== 200) throw new Error(`A test demand did not move: ${problem.code}`)
}

/** A mapping whose meeting was held; it can be filled in. */
export async function beginTestMapping(portal: TestPortal, owner: MappingOwner) {
  const asked = await portal.call('requestMappingMeeting', owner)
  if (asked.status !== 201) throw new Error(`No test mapping: ${asked.problem.code}`)
  await moveDemand(portal, asked.body.preMeetingDemandId, 'FINISHED')
  return (await portal.call('getMapping', owner)).body
}

/** A sector of a mapping with one activity. */
export async function addTestActivity(
  portal: TestPortal,
  owner: MappingOwner,
  sectorName = 'Almoxarifado',
  label = 'Controle de entregas',
) {
  const sector = await portal.call('addOtherMappingSector', { ...owner, body: { sectorName } })
  const sectorId = sector.body.id
  const activity = await portal.call('addMappingActivity', {
    ...owner,
    params: { sectorId },
    body: { label },
  })
  if (activity.status !== 201) throw new Error(`No test activity: ${activity.problem.code}`)
  return { sectorId, activityId: activity.body.id }
}
