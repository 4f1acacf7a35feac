/**
 * The users of a customer that a business settings page offers: all but the current one.
 */
export function listAssociableUsers<U extends { readonly id: string }>(
  users: readonly U[],
  viewerId: string,
): U[] {
  return users.filter(({ id }) => id !== viewerId)
}
