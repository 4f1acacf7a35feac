import { type Decision, refused } from '@tramite/core/decision'
import type { DemandViewer } from '@tramite/core/demands'

/**
 * Whether the list of users who have seen a demand may be replaced; allowed with that list. A customer's
 * user only adds or removes themselves.
 * @param wanted ids of the users who shall count as having seen it
 */
export function evaluateViewers(
  demand: { readonly visualized: readonly string[] },
  wanted: readonly string[],
  viewer: Pick<DemandViewer, 'id' | 'kind'>,
): Decision<'othersViews', { readonly visualized: readonly string[] }> {
  const visualized = [...new Set(wanted)]
  const added = visualized.filter((id) => !demand.visualized.includes(id))
  const removed = demand.visualized.filter((id) => !visualized.includes(id))
  const isOwn = [...added, ...removed].every((id) => id === viewer.id)
  return isOwn || viewer.kind === 'staff' ? { allowed: true, visualized } : refused('othersViews')
}
