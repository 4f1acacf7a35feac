/** Texts of the blocking payment dialog. Specification §4; part 2 §2. */
export const paymentMessages = {
  'payments.dialog.title': 'Pagamento pendente',
  'payments.dialog.admin':
    'Existe um pagamento pendente. Pague agora ou envie o comprovante: o acesso é liberado imediatamente, e nossa equipe analisará o comprovante de pagamento.',
  'payments.dialog.user':
    'Existe um pagamento pendente. Fale com o administrador da sua conta ou com o financeiro pelo e-mail {email}. Após o envio do comprovante o acesso é liberado imediatamente, e nossa equipe analisará o comprovante de pagamento.',
  'payments.receiptRequired': 'Comprovante é obrigatório',
} as const
