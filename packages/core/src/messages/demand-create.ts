/** Texts of the form of a new demand when it was not created. */
export const demandCreateMessages = {
  'demands.createFailed': 'Não foi possível criar a demanda',
  'demands.createUnanswered':
    'A resposta não chegou, e ela pode ter sido criada. Verifique a internet e envie de novo sem mudar nada: assim ela não fica em dobro.',
} as const
