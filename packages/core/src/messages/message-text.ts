/** The values that a text's `{name}` places receive. Values enter as text, never as HTML. */
export type MessageParams = Readonly<Record<string, string | number>>

/** The texts of one feature, by code. */
export type MessageTexts = Readonly<Record<string, string>>

/**
 * Fills the `{name}` places of a text.
 * @param text a text of the catalogue
 * @param params values by name; a place without a value is left empty
 */
export function fillMessage(text: string, params: MessageParams = {}): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
}

/**
 * A `message` function over the texts of one or more features: code that a page loads early asks
 * for its own features only and does not pay for the others.
 * @example const message = createMessages(sessionMessages)
 */
export function createMessages<Texts extends MessageTexts>(
  texts: Texts,
): (code: keyof Texts & string, params?: MessageParams) => string {
  return (code, params) => fillMessage(texts[code] ?? code, params)
}
