/** Texts of the dialogs about businesses, each of which loads when it opens. */
export const newBusinessLabels = {
  title: 'Novo negócio',
  intro: 'O pedido vira uma demanda: o escritório responde por ela e abre o negócio.',
  name: 'Nome do negócio',
  description: 'O que o negócio faz',
  descriptionText: 'Atividade, documentos, endereço: o que o escritório precisa saber.',
  send: 'Pedir ao escritório',
  sending: 'Pedindo',
} as const

export const deleteBusinessLabels = {
  title: (name: string) => `Excluir ${name}?`,
  text: 'Só um negócio sem demandas nem documentos pode ser excluído. Jornadas, respostas da análise de risco e modelos em preenchimento se apagam. Os lembretes ficam, pois são de todos os negócios, e quem só trabalha nele fica sem negócio.',
  confirm: 'Excluir negócio',
  deleting: 'Excluindo',
  cancel: 'Cancelar',
} as const

/** Texts of taking a user out of a business. */
export const takeOutLabels = {
  title: (name: string) => `Retirar ${name} deste negócio?`,
  text: 'Quem não é administrador principal deixa de ver este negócio agora. O que a pessoa criou fica, e ela pode ser incluída de novo.',
  confirm: 'Retirar',
  takingOut: 'Retirando',
  cancel: 'Cancelar',
} as const
