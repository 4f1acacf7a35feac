/** Texts of a field of tags, whose code loads when it is used. */
export const tagInputLabels = {
  add: (words: string) => `Adicionar “${words}”`,
} as const
