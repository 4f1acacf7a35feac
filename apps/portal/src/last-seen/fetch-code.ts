/** Has the browser fetch the code of the page, which the server has named; once. */
export function fetchCode(): void {
  const template = document.getElementById('page-code')
  if (template instanceof HTMLTemplateElement) document.head.append(template.content)
}
