/** Words of areas that are closed, or still being prepared. */
export const areaLabels = {
  titles: {
    tools: 'Ferramentas',
  },
  preparing: 'Esta área está em preparação',
  meanwhile: 'Enquanto isso, o escritório atende por mensagem ou por e-mail.',
  pay: 'Pagar Agora',
  contact: 'Falar com o escritório',
  writeMessage: 'Falar por mensagem',
  writeEmail: (email: string) => `Escrever para ${email}`,
} as const

/** An area of the portal that is being prepared. */
export type PreparedArea = keyof (typeof areaLabels)['titles']
