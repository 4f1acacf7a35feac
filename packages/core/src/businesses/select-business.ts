/**
 * The business that the user works in: the stored one while it is in the list, otherwise the first;
 * null when there is none.
 */
export function selectBusiness<B extends { readonly id: string }>(
  storedId: string | null,
  businesses: readonly B[],
): B | null {
  return businesses.find(({ id }) => id === storedId) ?? businesses[0] ?? null
}
