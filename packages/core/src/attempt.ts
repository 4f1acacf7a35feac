/** What an action gives, or something else where it throws, as a storage does that is full or forbidden. */
export function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action()
  } catch {
    return otherwise
  }
}
