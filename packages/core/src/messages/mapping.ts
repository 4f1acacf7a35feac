import { toolFieldMessages } from './tool-fields.ts'

/** Texts of the data mapping. */
export const mappingMessages = {
  'mapping.saved': 'Mapeamento salvo com sucesso.',
  'mapping.saveFailed': 'Erro ao salvar mapeamento, tente novamente mais tarde.',
  'mapping.addActivityFailed': 'Erro ao adicionar atividade',
  'mapping.renameActivityFailed': 'Erro ao alterar o nome da atividade',
  'mapping.retitleFailed': 'Erro ao alterar o nome da atividade!',
  'mapping.reportFile': 'mapeamento-de-dados{business}-{day}.csv',
} as const

/** Texts of the demands that the tool creates, and of their conversations: only a server needs them. */
export const mappingDemandMessages = {
  'mapping.meeting.name': 'Reunião de mapeamento de dados',
  'mapping.meeting.description':
    'Primeira reunião do mapeamento de dados pessoais: apresentação do trabalho, definição dos setores e escolha de quem vai responder às perguntas.',
  'mapping.demand.name': 'Mapeamento de dados',
  'mapping.demand.description':
    'Mapeamento dos dados pessoais que a empresa trata: setores, atividades e questionário, com revisão do escritório. Preencha em Ferramentas, Mapeamento de dados.',
  'mapping.item.begun':
    'O mapeamento está aberto para preenchimento em Ferramentas, Mapeamento de dados.',
  'mapping.item.sent': 'Mapeamento enviado para revisão.',
  'mapping.item.redone': 'O mapeamento foi reaberto para ser refeito.',
} as const

/** Why a mapping or its content cannot be changed, by `mapping.refused.<reason>`. */
export const mappingRefusalMessages = {
  'mapping.refused.notStarted': 'O mapeamento deste negócio ainda não começou.',
  'mapping.refused.meeting':
    'O mapeamento começa depois da primeira reunião, e é de quem vê a demanda dele.',
  'mapping.refused.inReview':
    'O mapeamento está em revisão. Aguarde a liberação do advogado para alterá-lo.',
  'mapping.refused.finished': 'O mapeamento está concluído. Para alterá-lo, refaça o mapeamento.',
  'mapping.refused.waiting': 'O mapeamento não pode ser alterado no momento.',
  'mapping.refused.alreadyStarted': 'Este negócio já tem um mapeamento.',
  'mapping.refused.noActivity': 'Adicione ao menos uma atividade antes de enviar para revisão.',
  'mapping.refused.notInReview': 'O mapeamento não está em revisão.',
  'mapping.refused.notFinished': 'Só um mapeamento concluído pode ser refeito.',
  'mapping.refused.sectorRepeated': toolFieldMessages['mapping.sectorRepeated'],
  'mapping.refused.activityRepeated': toolFieldMessages['mapping.activityRepeated'],
  'mapping.refused.sectorsFull': 'Um mapeamento aceita no máximo 20 setores.',
  'mapping.refused.activitiesFull': 'Um setor aceita no máximo 20 atividades.',
} as const

/** Findings to check in a mapping before it is sent, by `mapping.finding.<kind>`. */
export const mappingFindingMessages = {
  'mapping.finding.unanswered': 'Perguntas sem resposta: {details}',
  'mapping.finding.noneAndSome': 'A resposta diz que não há e que há: {details}',
  'mapping.finding.sensitiveWithoutBasis':
    'Dados sensíveis sem hipótese legal conhecida para: {details} (LGPD, art. 11)',
  'mapping.finding.abroadWithoutGuarantee':
    'Os dados saem do Brasil sem que se diga com qual garantia: {details} (LGPD, art. 33)',
  'mapping.finding.childrenWithoutCare':
    'Dados de crianças sem consentimento dos pais ou melhor interesse: {details} (LGPD, art. 14)',
  'mapping.finding.dependantsWithoutChildren':
    'A resposta diz que não há dados de crianças, mas há: {details}',
  'mapping.finding.sharingContradicts': 'O compartilhamento e os motivos se contradizem: {details}',
  'mapping.finding.noDeadline': 'Sem prazo para eliminar os dados (LGPD, arts. 15 e 16)',
} as const

/** Texts of the report of a mapping, for the page, the printed report and its spreadsheet. */
export const mappingReportMessages = {
  'mapping.report.unknownBasis': 'a definir pelo advogado',
  'mapping.report.changes': 'O que mudou desde o mapeamento de {day}',
  'mapping.report.unchanged': 'Nada mudou: as atividades e as respostas são as mesmas.',
} as const

/** Columns of the spreadsheet of a mapping, besides its questions. */
export const mappingSheetMessages = {
  'mapping.sheet.business': 'Negócio',
  'mapping.sheet.stage': 'Situação do mapeamento',
  'mapping.sheet.stage.FINISHED': 'Concluído',
  'mapping.sheet.stage.IN_PROGRESS': 'Em revisão',
  'mapping.sheet.stage.other': 'Em preenchimento',
  'mapping.sheet.sector': 'Setor',
  'mapping.sheet.activity': 'Atividade',
  'mapping.sheet.bases': 'Hipótese legal de cada finalidade',
  'mapping.sheet.added': 'Atividade incluída',
  'mapping.sheet.removed': 'Atividade retirada',
  'mapping.sheet.same': 'Nada mudou',
  'mapping.sheet.renamed': 'Nome da atividade: antes “{before}”, agora “{now}”',
  'mapping.sheet.answered': '{question}: antes “{before}”, agora “{now}”',
  'mapping.sheet.unanswered': 'Sem resposta',
} as const
