/** Texts of dates: relative days, holidays, and the steps of a forecast. */
export const calendarMessages = {
  'calendar.today': 'hoje',
  'calendar.tomorrow': 'amanhã',
  'calendar.yesterday': 'ontem',
  'calendar.inDays': 'em {count} dias',
  'calendar.daysAgo': 'há {count} dias',
  'calendar.nextBusinessDay': 'no próximo dia útil',
  'calendar.inBusinessDay': 'em 1 dia útil',
  'calendar.inBusinessDays': 'em {count} dias úteis',
  'calendar.saturday': 'sábado',
  'calendar.sunday': 'domingo',
  'calendar.explain.counted': 'Dia útil {count}',
  'calendar.explain.delivery': 'Previsão de entrega',
  'calendar.explain.saturday': 'Sábado, não conta',
  'calendar.explain.sunday': 'Domingo, não conta',
  'calendar.explain.holiday': 'Feriado: {name}, não conta',
  'calendar.explain.afterHours': 'Após as {time}, o dia não conta',
  'calendar.explain.start': 'Início da contagem',
} as const

/** A day of the week, 'na terça-feira', from Sunday. */
export const onWeekday = [
  'no domingo',
  'na segunda-feira',
  'na terça-feira',
  'na quarta-feira',
  'na quinta-feira',
  'na sexta-feira',
  'no sábado',
] as const
