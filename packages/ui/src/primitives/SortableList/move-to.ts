/**
 * @param moved ids that change their place, and keep their relative order
 * @param target the id to place them next to; one of `moved` leaves the order unchanged
 * @returns the ids in their new order
 */
export function moveTo(
  ids: readonly string[],
  moved: ReadonlySet<string>,
  target: string,
  position: 'before' | 'after',
): readonly string[] {
  if (moved.has(target)) return ids
  const left = ids.filter((id) => !moved.has(id))
  const at = left.indexOf(target) + (position === 'after' ? 1 : 0)
  return [...left.slice(0, at), ...ids.filter((id) => moved.has(id)), ...left.slice(at)]
}
