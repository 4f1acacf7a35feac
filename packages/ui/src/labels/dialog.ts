import { countOf } from './count.ts'
/** Words of dialogs, bars of actions and steps. */
export const dialogLabels = {
  back: 'Voltar',
  steps: 'Etapas',
  stepDone: 'concluída',
  stepRefused: 'com pendências',
  selected: (count: number) => countOf(count, 'selecionado', 'selecionados'),
  clearSelection: 'Limpar seleção',
  refused: (count: number) =>
    countOf(count, 'item não pôde ser alterado', 'itens não puderam ser alterados'),
  forbiddenTitle: 'Você não tem acesso a esta página',
  forbiddenText: 'Peça a um administrador da sua conta, se precisar dela.',
} as const
