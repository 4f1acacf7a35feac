/** The first word of a name, for the greeting. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? ''
}
