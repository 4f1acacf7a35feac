import { emailMessages } from './email.ts'

/** Texts of field validation. */
export const fieldMessages = {
  'fields.required': '{label} é obrigatório',
  'fields.tooLong': '{label} deve ter no máximo {max} caracteres',
  'fields.invalid': '{label} é inválido',
  ...emailMessages,
  'fields.invalidId': 'Identificador inválido',
  'fields.invalidOption': 'Opção inválida',
  'fields.invalidType': 'Valor de tipo inválido',
  'fields.unsafeLink': '{label} deve começar com https://',
  'fields.unknown': 'Campo desconhecido: {field}',
} as const
