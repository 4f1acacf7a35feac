/** Texts of billings. */
export const financeMessages = {
  'finance.status.paid': 'Pago',
  'finance.status.overdue': 'Atrasado',
  'finance.status.open': 'Em aberto',
  'finance.status.other': '-',
  'finance.installment': 'Parcela {number} de {of}',
  'finance.fine': 'Multa',
  'finance.fineFor': 'Multa ({detail})',
  'finance.invoice': '{label}, vencimento {due}',
  'finance.contractFile': 'contrato',
  'finance.statementFile': 'extrato-{year}.csv',
} as const

/** Errors in a billing that the firm writes; no page of the portal shows them. */
export const billingFaultMessages = {
  'finance.amountInvalid': 'Informe um valor em reais maior que zero, com até duas casas decimais',
} as const
