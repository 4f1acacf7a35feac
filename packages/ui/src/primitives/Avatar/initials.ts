/** Initials of the first two parts of a name; a single one for a one-word name. */
export function toInitials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map(([first = '']) => first.toLocaleUpperCase('pt-BR'))
    .join('')
}
