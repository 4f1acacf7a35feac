/** Id of an entry's element on the page, to link to it. */
export function toEntryId(id: string): string {
  return `mensagem-${id}`
}
