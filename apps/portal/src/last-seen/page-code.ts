const findTemplate = () => {
  const template = document.getElementById('page-code')
  return template instanceof HTMLTemplateElement ? template : null
}

/** Which code draws the page, as the server names it; empty where it names none. */
export const codeOfPage = (): string => findTemplate()?.dataset.code ?? ''

/**
 * Has the browser fetch the faces of the page, which it has where it has shown the page before. Ahead of the first
 * words: with `font-display: optional` those that come later are not used for the whole visit.
 */
export function fetchFonts(): void {
  document.head.append(...(findTemplate()?.content.querySelectorAll('[as=font]') ?? []))
}

/** Has the browser fetch the code of the page, which the server has named; once. */
export function fetchCode(): void {
  const template = findTemplate()
  if (template) document.head.append(template.content)
}
