/** The tags that the text of a template may consist of. None of them has attributes. */
export const templateTags = [
  ...['h1', 'h2', 'h3', 'p', 'br', 'hr', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
] as const
