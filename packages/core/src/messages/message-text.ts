/** Values for the `{name}` placeholders of a text. They are inserted as text, never as HTML. */
export type MessageParams = Readonly<Record<string, string | number>>

/** The texts of one feature, by code. */
export type MessageTexts = Readonly<Record<string, string>>

/**
 * Fills the `{name}` placeholders of a text.
 * @param text a text of the catalogue
 * @param params values by name; a placeholder without a value becomes empty
 */
export function fillMessage(text: string, params: MessageParams = {}): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
}

/**
 * A `message` function over the texts of one or more features: code that a page loads early includes only
 * the features it needs.
 * @example const message = createMessages(sessionMessages)
 */
export function createMessages<Texts extends MessageTexts>(
  texts: Texts,
): (code: keyof Texts & string, params?: MessageParams) => string {
  return (code, params) => fillMessage(texts[code] ?? code, params)
}
