/** Why a date is what it is, by `forecast.cause.<kind>`. */
export const forecastCauseMessages = {
  'forecast.cause.queue': 'Entrou na fila como a {place}ª: {days} a contar de {start}.',
  'forecast.cause.priority': 'Foi priorizada: {days} a contar de {start}.',
  'forecast.cause.overtaken':
    'Outra demanda foi priorizada, e esta passou a ser a {place}ª da fila: {days} a contar de {start}.',
  'forecast.cause.reordered':
    'A ordem da fila foi mudada, e esta passou a ser a {place}ª: {days} a contar de {start}.',
  'forecast.cause.answered': 'A espera terminou: a data andou {days}, o tempo da espera.',
  'forecast.cause.answered.sameDay': 'A espera terminou no mesmo dia.',
  'forecast.cause.answered.first':
    'A espera terminou: {days} a contar de {start}, como a {place}ª da fila.',
  'forecast.cause.reopened': 'Foi reaberta: a data andou {days}, o tempo desde a entrega.',
  'forecast.cause.reopened.sameDay': 'Foi reaberta no dia da entrega.',
  'forecast.cause.reopened.first':
    'Foi reaberta: {days} a contar de {start}, como a {place}ª da fila.',
  'forecast.cause.reopened.late': 'Foi reaberta depois da data: {days} a contar de {start}.',
  'forecast.cause.resumed':
    'Os prazos voltaram a correr: a data andou {days}, o tempo da suspensão.',
  'forecast.cause.resumed.sameDay': 'Os prazos voltaram a correr no mesmo dia.',
  'forecast.cause.staff': 'O escritório deu esta data.',
  'forecast.cause.withdrawn': 'O escritório retirou a data.',
  'forecast.cause.unrecorded': 'Data anterior ao registro dos motivos.',
  'forecast.cause.notBefore': 'Não antes de {date}, a data de quem está à frente.',
  'forecast.cause.notAfter': 'Não depois de {date}, a data de quem veio depois.',
  'forecast.cause.oneDay': '1 dia útil',
  'forecast.cause.days': '{count} dias úteis',
} as const
