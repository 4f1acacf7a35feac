/** The states of a proof of payment. */
export const receiptMessages = {
  'finance.receipt.underReview': 'Em análise',
  'finance.receipt.waiting': 'Aguardando análise',
  'finance.receipt.accepted': 'Aceito',
  'finance.receipt.refused': 'Recusado',
} as const
