const findTemplate = () => {
  const template = document.getElementById('page-code')
  return template instanceof HTMLTemplateElement ? template : null
}

/** The code that renders the page, as named by the server; empty if it names none. */
export const codeOfPage = (): string => findTemplate()?.dataset.code ?? ''

/**
 * Preloads the fonts of the page, which are cached if the browser has shown the page before. They must
 * arrive before the first text: with `font-display: optional`, later ones stay unused for the whole
 * visit.
 */
export function fetchFonts(): void {
  document.head.append(...(findTemplate()?.content.querySelectorAll('[as=font]') ?? []))
}

/** Preloads the code of the page, which the server has named; once. */
export function fetchCode(): void {
  const template = findTemplate()
  if (template) document.head.append(template.content)
}
