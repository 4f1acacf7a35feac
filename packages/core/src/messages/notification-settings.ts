/** Why some notifications cannot be turned off. */
export const notificationSettingMessages = {
  'notifications.required.requests':
    'O prazo do seu pedido fica parado enquanto o escritório espera a sua resposta: por isso o aviso no portal fica sempre ligado.',
  'notifications.required.account':
    'Protegem a sua conta, como a lei exige de quem guarda os seus dados, e avisam do que o contrato prevê sobre pagamentos: ficam sempre ligados.',
} as const
