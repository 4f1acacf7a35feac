import type { DemandViewer } from '@tramite/core/demands'

/**
 * Whether a demand is visible to a viewer of its customer: a private one only to its creator, the chosen
 * users and staff; for anyone else it is not found.
 */
export function canSeeDemand(
  demand: {
    readonly private: boolean
    readonly userId: string
    readonly privateUsers: readonly string[]
  },
  viewer: Pick<DemandViewer, 'id' | 'kind'>,
): boolean {
  return (
    viewer.kind === 'staff' ||
    !demand.private ||
    demand.userId === viewer.id ||
    demand.privateUsers.includes(viewer.id)
  )
}
