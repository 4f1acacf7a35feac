/**
 * Texts of reminders; those of their forms are in `reminder-fields.ts`. The help of the categories and
 * the introduction of the screen are not from the specification.
 */
export const reminderMessages = {
  'reminders.file': 'lembretes',
  'reminders.type.event': 'Evento',
  'reminders.type.legalObrigation': 'Obrigação Legal',
  'reminders.type.task': 'Tarefa',
  'reminders.type.other': 'Indefinido',

  'reminders.category.defeated': 'Vencidos',
  'reminders.category.today': 'Hoje',
  'reminders.category.event': 'Eventos',
  'reminders.category.legalObrigation': 'Obrigações legais',
  'reminders.category.task': 'Tarefas',
  'reminders.category.filed': 'Arquivados',
  'reminders.category.future': 'Futuros',
  'reminders.category.all': 'Todos',

  'reminders.help.defeated': 'Lembretes com vencimento anterior a hoje.',
  'reminders.help.today': 'Lembretes que vencem hoje.',
  'reminders.help.event': 'Compromissos com data marcada, como reuniões, assembleias e audiências.',
  'reminders.help.legalObrigation':
    'Prazos que a lei ou um contrato impõe, como licenças, declarações e renovações.',
  'reminders.help.task': 'Tarefas internas com prazo.',
  'reminders.help.filed': 'Lembretes que este negócio arquivou. Os outros negócios ainda os veem.',
  'reminders.help.future': 'Lembretes que vencem depois de hoje.',
  'reminders.help.all': 'Todos os lembretes, exceto os arquivados.',

  'reminders.empty.defeated': 'Você não possui nenhum lembrete vencido.',
  'reminders.empty.today': 'Nenhum lembrete vencendo hoje.',
  'reminders.empty.legalObrigation': 'Nenhum lembrete de obrigação legal',
  'reminders.empty.task': 'Nenhum lembrete de tarefa',
  'reminders.empty.event': 'Nenhum lembrete de evento',
  'reminders.empty.filed': 'Nenhum lembrete arquivado',
  'reminders.empty.all': 'Você não possui nenhum lembrete ultimamente',
  'reminders.empty.other': 'Você não possui nenhum lembrete',
  'reminders.upcomingEmpty': 'Não existem lembretes disponíveis para você',

  'reminders.about.what':
    'Lembretes são datas que não podem passar em branco: eventos, obrigações legais e tarefas. Cada um tem um vencimento e pode levar arquivos, um link e uma demanda vinculada.',
  'reminders.about.who':
    'Você e o escritório criam lembretes e escolhem quem será avisado e em que dia. Arquivar um lembrete vale só para o negócio atual, e você pode desarquivá-lo quando quiser.',

  'reminders.confirmFile':
    'O lembrete será arquivado com esta ação, mas poderá ser desarquivado se você precisar.',
  'reminders.confirmUnfile': 'Este lembrete será desarquivado com esta ação. Deseja continuar?',
  'reminders.confirmFileAll':
    'Esta ação arquivará TODOS os lembretes selecionados em uma única ação. Deseja prosseguir com o arquivamento?',
  'reminders.confirmUnfileAll':
    'Esta ação irá desarquivar TODOS os lembretes selecionados em uma única ação. Deseja prosseguir com a ação?',

  'reminders.created': 'Lembrete criado com sucesso!',
  'reminders.createFailed': 'Erro ao criar lembrete',
  'reminders.createFailedSupport': 'Erro ao criar lembrete, entre em contato com o suporte!',
  'reminders.updated': 'Lembrete atualizado com sucesso!',
  'reminders.updateFailed': 'Erro ao atualizar lembrete',
  'reminders.updateFailedSupport': 'Erro ao atualizar lembrete, entre em contato com o suporte!',
  'reminders.filed': 'Lembrete arquivado com sucesso!',
  'reminders.fileFailed': 'Erro ao arquivar lembrete',
  'reminders.fileFailedSupport': 'Erro ao arquivar lembrete, entre em contato com o suporte!',
  'reminders.unfiled': 'Lembrete desarquivado com sucesso!',
  'reminders.unfileFailed': 'Erro ao desarquivar lembrete',
  'reminders.unfileFailedSupport': 'Erro ao desarquivar lembrete, entre em contato com o suporte!',
  'reminders.filedAll': 'Lembretes arquivados com sucesso!',
  'reminders.fileAllFailed': 'Erro ao arquivar lembretes, entre em contato com o suporte!',
  'reminders.unfiledAll': 'Lembretes desarquivados com sucesso!',
  'reminders.unfileAllFailed': 'Erro ao desarquivar lembretes, entre em contato com o suporte!',
  'reminders.demandFailed': 'Erro ao criar demanda',
  'reminders.demandFailedSupport': 'Erro ao criar demanda, entre em contato com o suporte!',
  'reminders.listFailed': 'Erro ao buscar lembretes',
  'reminders.demandListFailed': 'Erro ao buscar demandas associadas',
  'reminders.freeListFailed': 'Erro ao buscar lembretes não associados',
  'reminders.linkFailed': 'Erro ao associar lembrete',
  'reminders.unlinked': 'Lembrete desassociado com sucesso',
  'reminders.unlinkFailed': 'Erro ao desassociar lembrete',
  'reminders.responsibleUpdated': 'Responsável dos lembretes atualizado com sucesso!',
  'reminders.responsibleUpdateFailed': 'Erro ao atualizar o responsável dos lembretes',
  'reminders.uploadFailed': 'Erro ao fazer upload de arquivo, entre em contato com o suporte!',

  'reminders.calendarName': 'Lembretes',
  'reminders.personalCalendarName': 'Lembretes, entregas e faturas',
  'reminders.calendarDelivery': 'Entrega de demanda',
  'reminders.calendarDelivered': 'Demanda já entregue',
  'reminders.calendarPrivate': 'Nº {number} (sigilosa)',
  'reminders.calendarInvoice': 'Fatura',
  'reminders.addressFailed': 'Erro ao criar o endereço do calendário',
  'reminders.addressRevoked': 'Endereço do calendário desfeito com sucesso!',
  'reminders.addressRevokeFailed': 'Erro ao desfazer o endereço do calendário',
  'reminders.orderInvalid': 'Informe a ordem como uma lista de campos e direções',
  'reminders.noticeTitle': 'Lembrete: vence em {date}',
  'reminders.noticeTitleToday': 'Lembrete: vence hoje',
  'reminders.noticeTitleOverdue': 'Lembrete: venceu em {date}',
} as const
