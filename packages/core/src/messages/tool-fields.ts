/** Texts of the forms of mapping, risk analysis and document generator. Part 2 §5. */
export const toolFieldMessages = {
  'tools.checkRequired': 'É necessário marcar.',
  'mapping.sectorRepeated': 'Este setor já foi adicionado',
  'risk.answerRequired': 'Escolha uma resposta',
  'templates.fieldRequired': 'Este campo é obrigatório',
  'templates.fieldMissing': '{field} é um campo obrigatório',
  'templates.fieldTooLong': 'A resposta deve ter no máximo {max} caracteres',
  'templates.notADate': 'Data inválida',
  'templates.notANumber': 'Informe um número',
  'templates.answersTooLong': 'As respostas devem ter no máximo {max} caracteres no total',
  'templates.fieldUnknown': 'Este campo não faz parte do documento',
} as const
