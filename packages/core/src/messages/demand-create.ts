/** Texts of the form of a new demand when it was not created. */
export const demandCreateMessages = {
  'demands.createFailed': 'Não foi possível criar a demanda',
} as const
