/** Column headers of the spreadsheet of a year's statement. */
export const statementMessages = {
  'finance.sheet.due': 'Vencimento',
  'finance.sheet.label': 'Fatura',
  'finance.sheet.description': 'Descrição',
  'finance.sheet.status': 'Situação',
  'finance.sheet.value': 'Valor (R$)',
} as const
