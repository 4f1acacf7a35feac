/**
 * Loads something once, for all who ask. A load that failed is forgotten: the next one to ask tries again.
 */
export function keepLoaded<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
}
