import { periodFieldMessages } from './period-fields.ts'

/** Texts of the forms of mapping, risk analysis and document generator. */
export const toolFieldMessages = {
  'tools.checkRequired': 'É necessário marcar.',
  'mapping.sectorRepeated': 'Este setor já foi adicionado',
  'mapping.activityRepeated': 'Este setor já tem uma atividade com esse nome',
  'risk.answerRequired': 'Escolha uma resposta',
  'templates.fieldRequired': 'Este campo é obrigatório',
  'templates.fieldMissing': '{field} é um campo obrigatório',
  'templates.fieldTooLong': 'A resposta deve ter no máximo {max} caracteres',
  'templates.notADate': periodFieldMessages['fields.invalidDate'],
  'templates.notANumber': 'Informe um número',
  'templates.notACount': 'Informe um número inteiro, de 1 a 999999',
  'templates.numberTooLarge': 'O número deve ser no máximo {max}',
  'templates.notAnAmount': 'Informe um valor em reais, como 1.500,00',
  'templates.notAPercentage': 'Informe uma porcentagem, como 10 ou 2,5',
  'templates.notACpf': 'CPF inválido',
  'templates.notACnpj': 'CNPJ inválido',
  'templates.notATaxId': 'CPF ou CNPJ inválido',
  'templates.answersTooLong': 'As respostas devem ter no máximo {max} caracteres no total',
  'templates.changed':
    'O escritório mudou este documento enquanto você o preenchia. Recarregue a página para ver as perguntas de agora.',
  'templates.fieldUnknown': 'Este campo não faz parte do documento',
} as const
