type ArrayIn<Page> = Page extends readonly unknown[]
  ? Page
  : { [Key in keyof Page]-?: Page[Key] extends readonly unknown[] ? Page[Key] : never }[keyof Page]

/** The type of a list's entries, under whatever name its answer has them. */
export type ItemOf<Page> = ArrayIn<Page> extends readonly (infer Item)[] ? Item : never

function isItems<Page>(value: unknown): value is readonly ItemOf<Page>[] {
  return Array.isArray(value)
}

/**
 * The entries of a list's answer: each list names them differently, but holds exactly one array.
 * @example
 * itemsOf(await tramite.read(listDemands, {})) // its demands
 */
export function itemsOf<Page>(page: Page): readonly ItemOf<Page>[] {
  if (isItems<Page>(page)) return page
  return Object.values(page ?? {}).find(isItems<Page>) ?? []
}

/** The cursor of a list's next page; null at its end, and for a list without pages. */
export function nextCursorOf(page: unknown): string | null {
  if (typeof page !== 'object' || page === null || !('nextCursor' in page)) return null
  return typeof page.nextCursor === 'string' ? page.nextCursor : null
}
