import { demandSelectionMessages } from './demand-selection.ts'

/** Texts of the demands area. Spelling mistakes are theirs. */
export const demandMessages = {
  'demands.status.OPEN': 'Aberta',
  'demands.status.IN_PROGRESS': 'Em Andamento',
  'demands.status.PENDING': 'Pendente',
  'demands.status.FINISHED': 'Entregue',
  'demands.status.BLOCKED': 'Bloqueada',
  'demands.statusChange.OPEN': 'Demanda em aberto',
  'demands.statusChange.IN_PROGRESS': 'Demanda em andamento',
  'demands.statusChange.PENDING': 'Demanda pendente',
  'demands.statusChange.FINISHED': 'Demanda entregue',
  'demands.statusChange.BLOCKED': 'Demanda bloqueada',
  'demands.created': 'Demanda criada com sucesso!',
  'demands.createFailed': 'Não foi possível criar a demanda',
  'demands.prioritized': 'Demanda priorizada com sucesso!',
  'demands.prioritizeFailed': 'Não foi possível priorizar a demanda',
  'demands.reordered': 'Demandas reordenadas com sucesso!',
  'demands.validated': 'Demanda validada com sucesso',
  'demands.validateFailed': 'Não foi possível validar a demanda',
  'demands.validatedInQuantity': 'Demandas validadas com sucesso',
  'demands.validateInQuantityFailed': 'Não foi possível validar suas demandas',
  'demands.validatedBy': 'Validado por {name} em {date}',
  'demands.selectionRequired': demandSelectionMessages['demands.refused.selectionRequired'],
  'demands.madePrivateInMass': 'Demanda(s) setada(s) para sigiloso com sucesso',
  'demands.makePrivateInMassFailed': 'Não foi possível alterar sua(s) demanda(s)',
  'demands.makePublicFailed': 'Não foi possível tornar a demanda em não privada',
  'demands.makePrivateFailed': 'Não foi possível tornar a demanda em privada',
  'demands.followFailed': 'Não foi possível ativar/desativar as notificações da demanda',
  'demands.unreadFailed': 'Não foi possível marcar a demanda como não lida',
  'demands.reloadFailed': 'Erro ao recarregar demanda!',
  'demands.renameFailed': 'Erro ao alterar o nome da demanda!',
  'demands.informationSent': 'Informações enviadas com sucesso.',
  'demands.informationFailed': 'Ocorreu um erro ao enviar as informações',
  'demands.documentAttached': 'Documento anexado.',
  'demands.notFound.title': 'Demanda não encontrada',
  'demands.notFound.text': 'A demanda não existe e/ou foi deletada e/ou é sigilosa',
  'demands.empty': 'Nada encontrado :/',
  'demands.tagCreated': 'Tag criada com sucesso',
  'demands.tagAdded': 'Tag adicionada com sucesso',
  'demands.tagRemoved': 'Tag removida com sucesso',
  'demands.tagCreateFailed': 'Erro ao criar Tag',
  'demands.tagRemoveFailed': 'Erro ao remover Tag',
  'demands.tagRepeated': 'Essa tag já foi adiciona na demanda!',
  'demands.reminderLinked': 'Lembrete vinculado com sucesso!',
  'demands.deletedItem': 'Mensagem apagada',
} as const

/** Of the form of a new one alone. */
export const demandCreateMessages = {
  'demands.createUnanswered':
    'O servidor não respondeu, e ela pode ter sido criada. Verifique a internet e envie de novo sem mudar nada: assim ela não fica em dobro.',
} as const
