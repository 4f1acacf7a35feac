/** Texts of a year's statement: its sums, and the column headers of its spreadsheet. */
export const statementMessages = {
  'finance.sums.total': 'Cobrado',
  'finance.sums.paid': 'Pago',
  'finance.sums.open': 'Em aberto',
  'finance.sums.overdue': 'Atrasado',
  'finance.sums.other': 'Outra situação, como estorno (-)',

  'finance.sheet.due': 'Vencimento',
  'finance.sheet.label': 'Fatura',
  'finance.sheet.description': 'Descrição',
  'finance.sheet.status': 'Situação',
  'finance.sheet.value': 'Valor (R$)',
} as const
