/** Calls under way at the same time: as many as a browser sends to one server. */
const AT_ONCE = 6

/**
 * Does some work for each of many, a few at a time.
 * @returns how each one ended, in their order
 */
export async function settleEach<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<PromiseSettledResult<Result>[]> {
  const results: PromiseSettledResult<Result>[] = []
  const rest = items.entries()
  async function takeNext(): Promise<void> {
    for (const [i, item] of rest) {
      const [result] = await Promise.allSettled([work(item)])
      results[i] = result
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext))
  return results
}
