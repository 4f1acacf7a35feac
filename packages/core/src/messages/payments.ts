/** Texts of the blocking payment dialog. */
export const paymentMessages = {
  'payments.dialog.title': 'Pagamento pendente',
  'payments.dialog.admin':
    'Existe um pagamento pendente. {pay} ou envie o comprovante: o acesso é liberado imediatamente, e nossa equipe analisará o comprovante de pagamento.',
  'payments.dialog.adminUnsure':
    'Existe um pagamento pendente. {pay} ou envie o comprovante: o acesso é liberado imediatamente, e nossa equipe analisará o comprovante de pagamento. Se já recusamos um comprovante, o acesso volta quando aceitarmos o próximo.',
  'payments.dialog.adminWaits':
    'Existe um pagamento pendente. {pay} ou envie o comprovante: o acesso volta quando a nossa equipe aceitar o comprovante.',
  'payments.dialog.payNow': 'Pague agora',
  'payments.dialog.askInvoice': 'Peça a fatura ao financeiro pelo e-mail {email}',
  'payments.dialog.user':
    'Existe um pagamento pendente. Fale com o administrador da sua conta ou com o financeiro pelo e-mail {email}. Quando um administrador envia o comprovante, o acesso é liberado imediatamente, e nossa equipe analisará o comprovante de pagamento. Se já recusamos um comprovante, o acesso volta quando aceitarmos o próximo.',
  'payments.dialog.late':
    'O contrato tem um pagamento em atraso: o que ele limita, como novas demandas, volta quando o escritório confirmar o pagamento.',
  'payments.receiptWaits':
    'Recebemos o comprovante. Como o anterior foi recusado, o acesso volta quando a nossa equipe aceitar este.',
  'payments.receiptType': 'O comprovante precisa ser um PDF, JPG ou PNG.',
  'payments.reviewReason': 'Informe ao cliente o motivo da recusa.',
  'payments.refused.title': 'Comprovante de pagamento recusado',
  'payments.refused.reason':
    'Envie outro comprovante: o acesso volta quando a nossa equipe aceitar o comprovante. Motivo: {reason}',
  'payments.refused.told':
    'Envie outro comprovante. Se há um pagamento pendente, o acesso volta quando a nossa equipe aceitar o comprovante. Motivo: {reason}',
  'payments.refused.toldOf':
    'Fatura: {invoice}. Envie outro comprovante. Se há um pagamento pendente, o acesso volta quando a nossa equipe aceitar o comprovante. Motivo: {reason}',
  'payments.refused.toldWaits':
    'Fatura: {invoice}. Outro comprovante desta fatura está em análise: não é preciso enviar mais um agora. Se há um pagamento pendente, o acesso volta quando a nossa equipe aceitar o comprovante. Motivo: {reason}',
  'payments.refused.toldAccepted':
    'Fatura: {invoice}. Outro comprovante desta fatura já foi aceito: não é preciso enviar mais um. Motivo: {reason}',
  'payments.accepted.title': 'Comprovante de pagamento aceito',
  'payments.accepted.released':
    'O aviso de pagamento pendente saiu do portal. Se o contrato tem um pagamento em atraso, o que ele limita volta quando o escritório o confirmar.',
  'payments.accepted.releasedOf':
    'Fatura: {invoice}. O aviso de pagamento pendente saiu do portal. Se o contrato tem um pagamento em atraso, o que ele limita volta quando o escritório o confirmar.',
  'payments.accepted.corrected': 'O escritório corrigiu a recusa: o comprovante foi aceito.',
  'payments.accepted.correctedOf':
    'Fatura: {invoice}. O escritório corrigiu a recusa: o comprovante foi aceito.',
  'payments.receiptRequired': 'Comprovante é obrigatório',
} as const
