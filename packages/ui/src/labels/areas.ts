/** Texts of areas that are closed. */
export const areaLabels = {
  pay: 'Pagar Agora',
  contact: 'Falar com o escritório',
} as const
