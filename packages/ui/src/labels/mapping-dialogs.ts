/** The confirmations that the user is asked for. */
export const mappingConfirmations = {
  start: {
    title: 'Começar o mapeamento de dados',
    text: 'O mapeamento começa com uma reunião com a nossa equipe. Deseja solicitá-la?',
    confirm: 'Solicitar reunião',
  },
  review: {
    title: 'Enviar para revisão',
    text: 'Durante a revisão, o mapeamento não pode ser alterado. Deseja enviá-lo?',
    confirm: 'Enviar',
  },
  redo: {
    title: 'Refazer o mapeamento',
    text: 'O mapeamento será reaberto para alterações. O documento concluído continua disponível.',
    confirm: 'Refazer',
  },
  deleteSector: {
    title: 'Excluir setor',
    text: 'As atividades deste setor e todas as respostas relacionadas serão excluídas.',
    confirm: 'Excluir',
  },
  deleteActivity: {
    title: 'Excluir atividade',
    text: 'Todas as respostas relacionadas a esta atividade serão excluídas.',
    confirm: 'Excluir',
  },
} as const

/** Texts of the dialogs of the data mapping that ask before something is done. */
export const mappingDialogLabels = {
  cancel: 'Cancelar',
  starting: 'Solicitando',
  sending: 'Enviando',
  redoing: 'Reabrindo',
  deleting: 'Excluindo',
  leftBefore: 'O mapeamento não foi enviado: há respostas de ',
  leftAfter: ' que ainda não foram salvas. Abra a atividade para conferi-las, ou tente de novo.',
} as const
