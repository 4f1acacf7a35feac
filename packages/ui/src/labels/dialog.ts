/** Words of dialogs, bars of actions and steps. */
export const dialogLabels = {
  back: 'Voltar',
  steps: 'Etapas',
  stepDone: 'concluída',
  stepRefused: 'com pendências',
  selected: (count: number) => (count === 1 ? '1 selecionado' : `${count} selecionados`),
  clearSelection: 'Limpar seleção',
  refused: (count: number) =>
    count === 1 ? '1 item não pôde ser alterado' : `${count} itens não puderam ser alterados`,
  forbiddenTitle: 'Você não tem acesso a esta página',
  forbiddenText: 'Peça a um administrador da sua empresa, se precisar dela.',
} as const
