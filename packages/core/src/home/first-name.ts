/**
 * The first word of a name, for the greeting, without a comma or the like at its end: a surname may be saved
 * first, 'Silva, João'.
 * @param name as it is saved
 */
export function firstNameOf(name: string): string {
  const [first = ''] = name.trim().split(/\s+/u)
  return first.replace(/[,;:]+$/u, '') || first
}
