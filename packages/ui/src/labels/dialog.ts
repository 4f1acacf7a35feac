import { countOf } from './count.ts'
/** Texts of dialogs, action bars and steps. */
export const dialogLabels = {
  back: 'Voltar',
  steps: 'Etapas',
  stepDone: 'concluída',
  stepRefused: 'com pendências',
  selected: (count: number) => countOf(count, 'selecionado', 'selecionados'),
  clearSelection: 'Limpar seleção',
  closeReport: 'Fechar aviso',
  refused: (count: number) =>
    countOf(count, 'item não pôde ser alterado', 'itens não puderam ser alterados'),
  forbiddenTitle: 'Você não tem acesso a esta página',
  forbiddenText: 'Peça a um administrador da sua conta, se precisar dela.',
} as const
