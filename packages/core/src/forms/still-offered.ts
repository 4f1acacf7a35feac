/**
 * What was chosen in a form and can still be chosen: whoever or whatever has gone since is no longer offered, so that
 * the user could not unselect it.
 * @param offered what can be chosen
 * @param isWhole whether the list is complete; otherwise nothing counts as gone
 */
export function toStillOffered(
  chosen: readonly string[],
  offered: readonly { readonly id: string }[],
  isWhole: boolean,
): string[] {
  const known = new Set(offered.map(({ id }) => id))
  return chosen.filter((id) => !isWhole || known.has(id))
}
