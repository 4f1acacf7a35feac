import { demandSelectionMessages } from './demand-selection.ts'

/** Texts of the demand screens. Spelling mistakes are the specification's. */
export const demandMessages = {
  'demands.validatedBy': 'Validado por {name} em {date}',
  'demands.selectionRequired': demandSelectionMessages['demands.refused.selectionRequired'],
  'demands.notFound.title': 'Demanda não encontrada',
  'demands.notFound.text': 'A demanda não existe e/ou foi deletada e/ou é sigilosa',
  'demands.empty': 'Nada encontrado :/',
  'demands.tagRepeated': 'Essa tag já foi adiciona na demanda!',
  'demands.tooManyTags': 'Uma demanda aceita no máximo 20 tags.',
  'demands.deletedItem': 'Mensagem apagada',
} as const
