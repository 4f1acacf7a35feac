/**
 * The chosen options that can still be chosen. Options that no longer exist are dropped, because the user
 * could not unselect them.
 * @param offered what can be chosen
 * @param isComplete whether the list is complete; otherwise nothing is dropped
 */
export function toStillOffered(
  chosen: readonly string[],
  offered: readonly { readonly id: string }[],
  isComplete: boolean,
): string[] {
  const known = new Set(offered.map(({ id }) => id))
  return chosen.filter((id) => !isComplete || known.has(id))
}
