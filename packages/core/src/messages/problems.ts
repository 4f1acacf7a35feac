import { PRIVATE_USERS_MAX } from '../limits.ts'
import { accessMessages } from './access.ts'
import { businessMessages } from './businesses.ts'
import { demandFieldMessages } from './demand-fields.ts'
import { demandOutcomeMessages } from './demand-outcomes.ts'
import { demandRefusalMessages } from './demand-refusals.ts'
import { demandMessages } from './demands.ts'
import { fileFieldMessages } from './file-fields.ts'
import { journeyMessages } from './journeys.ts'
import { mappingRefusalMessages } from './mapping.ts'
import { markFieldMessages } from './mark-fields.ts'
import { paymentMessages } from './payments.ts'
import { recoveryMessages } from './recovery.ts'
import { riskMessages } from './risk.ts'
import { sessionMessages } from './session.ts'
import { toolFieldMessages } from './tool-fields.ts'
import { transportMessages } from './transport.ts'

/**
 * Texts of the server's problem answers, by the `code` of the answer. The browser shows the `message`
 * that came with the answer, so only the server needs these.
 */
export const problemMessages = {
  BAD_REQUEST: 'Não foi possível entender a solicitação.',
  REQUEST_TIMEOUT: 'A solicitação demorou demais para chegar. Tente novamente.',
  HEADERS_TOO_LARGE: 'O cabeçalho da solicitação é grande demais.',
  VALIDATION: 'Verifique os campos informados.',
  UNAUTHENTICATED: 'Entre no portal para continuar.',
  FORBIDDEN: transportMessages['transport.forbidden'],
  ADMIN_ONLY: 'Esta ação é exclusiva dos administradores.',
  SUPER_ADMIN_ONLY: 'Esta ação é exclusiva do administrador principal.',
  STAFF_ONLY: demandRefusalMessages['demands.refused.notStaff'],
  FIRM_ADMIN_ONLY: 'Esta ação é exclusiva dos administradores do escritório.',
  CUSTOMER_ONLY: 'Esta ação é exclusiva do cliente.',
  BUSINESS_FORBIDDEN: 'Você não tem acesso a este negócio.',
  NO_BUSINESS: businessMessages['businesses.none'],
  NOT_FOUND: transportMessages['transport.notFound'],
  METHOD_NOT_ALLOWED: 'Esta operação não existe.',
  CONFLICT: transportMessages['transport.conflict'],
  PRECONDITION_FAILED: 'Este registro mudou desde que você o abriu. Revise o que mudou.',
  PAYLOAD_TOO_LARGE: transportMessages['transport.payloadTooLarge'],
  UNSUPPORTED_MEDIA_TYPE: 'Formato de conteúdo não aceito.',
  IDEMPOTENCY_KEY_REUSED: 'Esta chave de envio já foi usada com outro conteúdo.',
  IDEMPOTENCY_IN_PROGRESS: 'Este envio ainda está em andamento.',
  RATE_LIMITED: transportMessages['transport.rateLimited'],
  UNAVAILABLE: transportMessages['transport.unavailable'],
  // Also where nothing was attached; a form with files tells of them itself.
  INSUFFICIENT_STORAGE: 'Não há espaço para guardar isto no momento. Tente novamente mais tarde.',
  INTERNAL: transportMessages['transport.unknown'],
  INVALID_CREDENTIALS: sessionMessages['session.invalidCredentials'],
  TOKEN_EXPIRED: recoveryMessages['session.tokenExpired'],
  WEAK_PASSWORD: recoveryMessages['session.weakPassword'],
  COMMON_PASSWORD: 'Esta senha é uma das mais usadas e fácil de adivinhar. Escolha outra.',
  PERSONAL_PASSWORD:
    'A senha não pode repetir o seu e-mail nem o nome do escritório ou do portal. Escolha outra.',
  PASSWORD_REQUIRED: 'Informe a sua senha para trocar o e-mail.',
  EMAIL_LINK_EXPIRED: recoveryMessages['session.emailLinkExpired'],
  PASSWORD_INCORRECT: 'A senha atual está incorreta.',
  PASSWORD_MISMATCH: recoveryMessages['session.passwordMismatch'],
  EMAIL_UNAVAILABLE: 'Este e-mail não pode ser usado. Informe outro.',
  USER_ADMIN_GRANT: 'Somente um administrador define quem é administrador.',
  USER_SUPER_ADMIN_GRANT: 'Somente o escritório define o administrador principal.',
  USER_EMAIL_PROTECTED: 'Você só pode alterar o e-mail de quem tem menos permissões que você.',
  USER_ROLE_PROTECTED: 'Você só pode tirar permissões de quem tem menos permissões que você.',
  USER_RANK_PROTECTED: 'Você só pode remover ou bloquear quem tem menos permissões que você.',
  USER_LAST_FIRM_ADMIN:
    'O escritório precisa de pelo menos um administrador. Dê antes essa permissão a outra pessoa.',
  USER_OWN_ACCOUNT: 'Você não pode fazer isso com a sua própria conta.',
  USER_HEIR_REQUIRED: 'Escolha quem será o novo responsável pelas demandas.',
  USER_HEIR_IS_REMOVED: 'O novo responsável deve ser outro usuário.',
  USER_HEIR_UNKNOWN: 'O novo responsável deve ser um usuário ativo do mesmo cliente.',
  USER_HEIR_OUTSIDE_BUSINESS:
    'Há demandas de um negócio ao qual você não tem acesso. Escolha outra pessoa, ou peça ao administrador principal.',
  USER_PRIVATE_HEIR_GRANT:
    'Somente o administrador principal ou o escritório define quem fica com as demandas sigilosas.',
  USER_PRIVATE_HEIR_IS_REMOVER:
    'Quem remove o usuário não pode ficar com as demandas sigilosas dele.',
  USER_REMOVAL_FINAL: 'Já se passaram 30 dias: a remoção não pode mais ser desfeita.',
  USER_ROLE_OF_FIRM: 'Clientes não recebem permissões do escritório.',
  USER_ROLE_OF_CUSTOMER: 'Pessoas do escritório não recebem permissões de cliente.',
  USER_BLOCKED: 'Este usuário está bloqueado.',
  LEGAL_VERSION_OUTDATED: 'Este texto foi atualizado. Leia a versão atual antes de aceitar.',
  ACCESS_CHURNED: demandRefusalMessages['demands.refused.churned'],
  ACCESS_ENDED: demandRefusalMessages['demands.refused.ended'],
  ACCESS_SUSPENDED: 'O contrato está suspenso.',
  ACCESS_OVERDUE: 'Há pagamento em atraso há mais de dois dias úteis.',
  ACCESS_SPECIFIC_DEMAND: 'Esta funcionalidade não faz parte do serviço contratado.',
  ACCESS_TOOL_NOT_CONTRACTED: accessMessages['access.toolDenied'],
  ACCESS_PAYMENT_OVERDUE: accessMessages['access.creationBlocked'],
  BUSINESS_IN_USE: 'Este negócio não pode ser excluído.',
  BUSINESS_ASSOCIATION_REFUSED: 'Esta atribuição de negócio não é permitida.',
  CUSTOMER_TAG_REFUSED: 'Esta tag não pode ser removida.',
  DEMAND_NOT_FOUND: demandMessages['demands.notFound.text'],
  DEMAND_NAME_REQUIRED: demandFieldMessages['demands.renameRequired'],
  DEMAND_TRANSITION_REFUSED: demandRefusalMessages['demands.refused.transition'],
  DEMAND_MESSAGE_REQUIRED: demandFieldMessages['demands.messageRequired'],
  DEMAND_CHAT_CLOSED: 'Esta demanda não recebe mensagens no status atual.',
  DEMAND_NOT_PRIORITIZABLE: demandOutcomeMessages['demands.prioritizeFailed'],
  DEMAND_NOT_FINISHED: demandRefusalMessages['demands.refused.notFinished'],
  DEMAND_FEEDBACK_EXISTS: demandRefusalMessages['demands.refused.feedbackSent'],
  DEMAND_IDS_MISMATCH: 'As demandas do endereço e do conteúdo são diferentes.',
  DEMAND_NOT_PRIVATE: demandRefusalMessages['demands.refused.notPrivate'],
  DEMAND_NOT_SCREENABLE: demandRefusalMessages['demands.refused.finished'],
  DEMAND_TAG_EXISTS: 'Já existe uma tag com esse nome.',
  DEMAND_TAG_REPEATED: demandMessages['demands.tagRepeated'],
  DEMAND_FULL_OF_TAGS: demandMessages['demands.tooManyTags'],
  DEMAND_TAGS_FULL: 'O cliente já tem o máximo de 500 tags.',
  DEMAND_TYPE_EXISTS: 'Já existe um tipo de demanda com esse nome.',
  DEMAND_TYPE_FIXED: 'Este tipo de demanda não pode ser renomeado nem excluído.',
  DEMAND_TYPE_IN_USE: 'Há demandas deste tipo. Desative-o em vez de excluir.',
  DEMAND_TYPE_INVALID: 'Este tipo de demanda não existe ou está desativado.',
  DEMAND_VIEWER_INVALID: 'Um dos usuários informados não tem acesso à demanda.',
  DEMANDS_NOT_REORDERABLE: 'Não foi possível reordenar as demandas.',
  DEMANDS_ORDER_CHANGED: demandRefusalMessages['demands.refused.reorder.changed'],
  DEMANDS_OF_SEVERAL_CUSTOMERS: 'As demandas são de clientes diferentes.',
  PRIVATE_USER_INVALID: 'Um dos usuários informados não tem acesso a este negócio.',
  GAZETTE_INVALID: 'O arquivo não é uma edição da Revista da Propriedade Industrial.',
  MARK_FILE_REFUSED: 'Um dos arquivos da marca não pode ser usado.',
  MARK_PROCESS_EXISTS: 'Este número de processo já está entre as marcas do cliente.',
  MARK_UPDATE_INVALID: markFieldMessages['marks.updateInvalid'],
  MAPPING_ACTIVITY_EXISTS: toolFieldMessages['mapping.activityRepeated'],
  MAPPING_EXISTS: mappingRefusalMessages['mapping.refused.alreadyStarted'],
  MAPPING_FULL: 'Este mapeamento não aceita mais itens.',
  MAPPING_LOCKED: mappingRefusalMessages['mapping.refused.waiting'],
  MAPPING_NOT_STARTED: mappingRefusalMessages['mapping.refused.notStarted'],
  MAPPING_SECTOR_EXISTS: toolFieldMessages['mapping.sectorRepeated'],
  MAPPING_STEP_REFUSED: 'Este passo do mapeamento não é permitido agora.',
  JOURNEY_STARTED: journeyMessages['journeys.refused.started'],
  JOURNEY_PREPARING: journeyMessages['journeys.refused.preparing'],
  JOURNEY_WITHDRAWN: journeyMessages['journeys.refused.withdrawn'],
  JOURNEY_CUSTOMER_FIXED: 'Uma jornada não muda de cliente.',
  JOURNEY_DEMAND_INVALID: 'Uma das demandas não pode fazer parte desta jornada.',
  JOURNEY_DEMAND_TAKEN: 'Esta demanda já faz parte de uma jornada.',
  JOURNEY_STARTER_INVALID: 'Informe o negócio e um usuário ativo dele.',
  JOURNEY_STEP_UNKNOWN: 'Uma das demandas padrão não pertence a esta jornada.',
  ITEM_NOT_DELETABLE: 'Uma mudança de status não pode ser apagada.',
  DEMAND_ASSIGNEE_INVALID: 'O responsável informado não faz parte da equipe.',
  PRIVATE_USERS_LIMIT: `Uma demanda sigilosa pode ter no máximo ${PRIVATE_USERS_MAX} usuários.`,
  USER_TO_NOTIFY_INVALID:
    'Um dos usuários a notificar não está ativo ou não tem acesso a este negócio.',
  REMINDER_DEMAND_EXISTS: 'Este lembrete já tem uma demanda.',
  REMINDER_LINKED: 'Este lembrete já está vinculado a uma demanda.',
  REMINDER_OF_FIRM: 'Lembretes criados pelo escritório não podem ser editados.',
  RISK_ANALYSIS_PENDING: riskMessages['risk.pending'],
  RISK_ANSWER_MISMATCH: 'Há uma resposta que não é da pergunta informada.',
  RISK_DEMAND_EXISTS: 'Este negócio já tem uma demanda de Análise Interna de Risco.',
  RISK_SECTOR_INCOMPLETE: 'O risco é o de um setor, com uma resposta para cada pergunta dele.',
  TEMPLATE_TYPE_EXISTS: 'Já existe um tipo de documento com esse nome.',
  TEMPLATE_TYPE_IN_USE: 'Há documentos deste tipo. Mude o tipo deles antes de excluir.',
  TEMPLATE_TYPE_INVALID: 'Este tipo de documento não existe.',
  NOTIFICATION_REQUIRED: 'Este aviso não pode ser desligado.',
  INVOICE_NOT_OPEN: 'Esta fatura não está mais em aberto. Confira o que falta pagar.',
  PAYMENT_NOT_PENDING: 'Não há pagamento pendente para comprovar.',
  ITEM_EMPTY: demandFieldMessages['demands.messageRequired'],
  RECEIPT_TYPE_INVALID: paymentMessages['payments.receiptType'],
  RECEIPTS_WAITING:
    'Há comprovantes demais à espera de envio. Envie um deles ou tente de novo amanhã.',
  FILE_EMPTY: 'O arquivo está vazio. Escolha outro.',
  FILES_QUOTA_EXCEEDED: 'Não há espaço para este arquivo. Fale com o escritório.',
  FILE_INFECTED: 'O antivírus encontrou uma ameaça no arquivo. Remova-o e envie outro.',
  FILE_SCAN_TOO_LARGE: 'O arquivo é grande demais para o antivírus. Envie um menor.',
  FILE_SCAN_UNAVAILABLE:
    'Não foi possível verificar os arquivos com o antivírus. Nada foi enviado; tente novamente em instantes.',
  FILE_NOT_UPLOADED: 'O envio do arquivo ainda não terminou.',
  FILE_KEY_INVALID: 'O arquivo informado não existe ou não pertence a você.',
  FILE_TYPE_INVALID: fileFieldMessages['files.invalidType'],
  FILE_TYPE_MISMATCH: 'O conteúdo enviado não corresponde ao tipo do arquivo.',
  SIGNED_URL_EXPIRED: 'O endereço do arquivo expirou. Solicite novamente.',
} as const

/** The `code` of a problem answer. */
export type ProblemCode = keyof typeof problemMessages
