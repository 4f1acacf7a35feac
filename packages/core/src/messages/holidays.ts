/** Names of holidays, shown where a forecast is explained. */
export const holidayMessages = {
  'holidays.newYear': 'Confraternização Universal',
  'holidays.goodFriday': 'Sexta-feira Santa',
  'holidays.tiradentes': 'Tiradentes',
  'holidays.labour': 'Dia do Trabalho',
  'holidays.independence': 'Independência do Brasil',
  'holidays.aparecida': 'Nossa Senhora Aparecida',
  'holidays.allSouls': 'Finados',
  'holidays.republic': 'Proclamação da República',
  'holidays.blackAwareness': 'Consciência Negra',
  'holidays.christmas': 'Natal',
  'holidays.carnival': 'Carnaval',
  'holidays.ashWednesday': 'Quarta-feira de Cinzas',
  'holidays.corpusChristi': 'Corpus Christi',
  'holidays.firm': 'calendário do escritório',
} as const
