/** The result of an action, or a fallback if it throws, as a storage does that is full or forbidden. */
export function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action()
  } catch {
    return otherwise
  }
}
