type ArrayIn<Page> = Page extends readonly unknown[]
  ? Page
  : { [Key in keyof Page]-?: Page[Key] extends readonly unknown[] ? Page[Key] : never }[keyof Page]

/** What a list is a list of, whatever the name that its answer gives them. */
export type ItemOf<Page> = ArrayIn<Page> extends readonly (infer Item)[] ? Item : never

function isItems<Page>(value: unknown): value is readonly ItemOf<Page>[] {
  return Array.isArray(value)
}

/**
 * The items of a list's answer: every list calls its own by another name, and holds one array.
 * @example
 * itemsOf(await tramite.read(listDemands, {})) // its demands
 */
export function itemsOf<Page>(page: Page): readonly ItemOf<Page>[] {
  if (isItems<Page>(page)) return page
  return Object.values(page ?? {}).find(isItems<Page>) ?? []
}

/** Where a list goes on; null at its end, and for a list that is whole. */
export function nextCursorOf(page: unknown): string | null {
  if (typeof page !== 'object' || page === null || !('nextCursor' in page)) return null
  return typeof page.nextCursor === 'string' ? page.nextCursor : null
}
