/** The days of the week, from Sunday. */
export const weekdayLabels = {
  long: ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'],
  short: ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'],
} as const
