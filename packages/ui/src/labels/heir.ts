const listFormat = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** Texts of who takes over from a removed user. */
export const heirLabels = {
  /** The businesses that the heir has no access to so far, and gets with the demands. */
  joins: (heir: string, businesses: readonly string[]) => {
    const place = businesses.length === 1 ? 'ao negócio' : 'aos negócios'
    return `${heir} passa a ter acesso também ${place} ${listFormat.format(businesses)}, e vê todas as demandas de lá, menos as sigilosas.`
  },
} as const
