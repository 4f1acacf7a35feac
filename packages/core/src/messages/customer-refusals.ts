/** Why a customer's data or tags cannot be changed, by `customers.refused.<reason>`. */
export const customerRefusalMessages = {
  'customers.refused.notAdmin': 'Só administradores podem fazer esta alteração.',
  'customers.refused.tagOfFirm': 'Só a nossa equipe pode remover esta tag.',
  'customers.refused.receiptMissing': 'Envie o comprovante de pagamento para liberar o acesso.',
} as const
