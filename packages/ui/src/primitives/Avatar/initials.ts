/** Initials of the first two parts of a name; of a one-word name, one. */
export function toInitials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map(([first = '']) => first.toLocaleUpperCase('pt-BR'))
    .join('')
}
