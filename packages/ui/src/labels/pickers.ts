/** Texts of pickers. */
export const pickerLabels = {
  datePlaceholder: 'DD/MM/AAAA',
  dateInvalid: 'Digite uma data válida, como DD/MM/AAAA.',
  openCalendar: 'Abrir calendário',
  today: (day: string) => `Hoje, ${day}`,
  nonWorking: (date: string, reason: string) => `${date} não é dia útil: ${reason}`,
  searching: 'Procurando',
  searchFailed: 'Não foi possível procurar.',
} as const
