/** Texts of the reminders' forms. */
export const reminderFieldMessages = {
  'reminders.fillAll': 'Preencha todos os campos!',
  'reminders.nameTooLong': 'O nome do lembrete não pode ter mais de 100 caracteres!',
  'reminders.dueDateNotAfterToday': 'Escolha uma data para vencimento maior que hoje!',
  'reminders.notifyAfterDueDate':
    'Escolha uma data para notificação menor que a data de vencimento!',
  'reminders.demandTitleRequired': 'Preencha o título da demanda!',
  'reminders.demandDescriptionRequired': 'Preencha a descrição da demanda!',
  'reminders.demandTitle': 'Lembrete N° {number} {name}',
  'reminders.demandDescription': 'Gostaria de conversar sobre o lembrete N° {number} {name}.',
  'reminders.selectionRequired': 'Selecione ao menos um lembrete para arquivar!',
} as const
