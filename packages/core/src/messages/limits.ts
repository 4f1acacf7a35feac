/** Texts of rate limits. */
export const limitMessages = {
  'limits.wait': 'Muitas solicitações em pouco tempo. Tente novamente {wait}.',
  'limits.atOnce': 'Há pedidos seus em andamento. Espere que terminem e tente novamente.',
  'limits.soon': 'em instantes',
  'limits.minute': 'em 1 minuto',
  'limits.minutes': 'em {count} minutos',
  'limits.hours': 'em cerca de {count} horas',
} as const
