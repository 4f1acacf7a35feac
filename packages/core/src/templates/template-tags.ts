/** What the text of a template is made of. Nothing of it has an attribute. */
export const templateTags = [
  ...['h1', 'h2', 'h3', 'p', 'br', 'hr', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
] as const
