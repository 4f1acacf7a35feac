/**
 * Texts of the server's problem answers, by the `code` of the answer. The browser shows the
 * `message` that came with the answer, so only the server needs these.
 */
export const problemMessages = {
  BAD_REQUEST: 'Não foi possível entender a solicitação.',
  VALIDATION: 'Verifique os campos informados.',
  UNAUTHENTICATED: 'Entre no portal para continuar.',
  FORBIDDEN: 'Você não tem permissão para esta ação.',
  STAFF_ONLY: 'Esta ação é exclusiva da equipe.',
  CUSTOMER_ONLY: 'Esta ação é exclusiva do cliente.',
  BUSINESS_FORBIDDEN: 'Você não tem acesso a este negócio.',
  NO_BUSINESS: 'Você não está atribuído a nenhum negócio. Entre em contato com o administrador.',
  NOT_FOUND: 'Não encontramos o que você procura.',
  METHOD_NOT_ALLOWED: 'Esta operação não existe.',
  CONFLICT: 'Outra alteração foi feita ao mesmo tempo. Atualize a página.',
  PRECONDITION_FAILED: 'Este registro mudou desde que você o abriu. Revise o que mudou.',
  PAYLOAD_TOO_LARGE: 'Arquivo muito grande!',
  UNSUPPORTED_MEDIA_TYPE: 'Formato de conteúdo não aceito.',
  IDEMPOTENCY_KEY_REUSED: 'Esta chave de envio já foi usada com outro conteúdo.',
  IDEMPOTENCY_IN_PROGRESS: 'Este envio ainda está em andamento.',
  RATE_LIMITED: 'Muitas tentativas. Aguarde um pouco e tente novamente.',
  UNAVAILABLE: 'O portal está indisponível no momento. Tente novamente em instantes.',
  INSUFFICIENT_STORAGE: 'Não há espaço para guardar o arquivo no momento.',
  INTERNAL: 'Ocorreu um erro na solicitação.',
  INVALID_CREDENTIALS: 'Email e/ou senha inválidos',
  TOKEN_EXPIRED: 'Token experirado! Refaça o processo de recuperação de senha.',
  WEAK_PASSWORD:
    'Deve conter no mínimo 8 caracteres, sendo no mínimo uma letra maiúscula, uma letra minúscula e um número',
  ACCESS_CHURNED: 'O contrato foi encerrado.',
  ACCESS_SUSPENDED: 'O contrato está suspenso.',
  ACCESS_OVERDUE: 'Há pagamento em atraso há mais de dois dias úteis.',
  ACCESS_SPECIFIC_DEMAND: 'Essa funcionalidade não faz parte do serviço contratado.',
  ACCESS_TOOL_NOT_CONTRACTED: 'Você não tem acesso a essa ferramenta',
  ACCESS_PAYMENT_OVERDUE:
    'Essa funcionalidade está bloqueada para seu usuário! Efetue o pagamento para ter acesso novamente 😉',
  DEMAND_NOT_FOUND: 'A demanda não existe e/ou foi deletada e/ou é sigilosa',
  DEMAND_NAME_REQUIRED: 'Sua demanda precisa de um nome!',
  DEMAND_TRANSITION_REFUSED: 'Essa mudança de status não é permitida.',
  DEMAND_MESSAGE_REQUIRED: 'Por favor, incluir descrição.',
  DEMAND_CHAT_CLOSED: 'Essa demanda não recebe mensagens no status atual.',
  DEMAND_NOT_PRIORITIZABLE: 'Não foi possível priorizar a demanda',
  DEMAND_NOT_FINISHED: 'A demanda ainda não foi entregue.',
  DEMAND_ALREADY_VALIDATED: 'A demanda já foi validada.',
  DEMAND_FEEDBACK_EXISTS: 'Essa demanda já recebeu feedback.',
  DEMAND_IDS_MISMATCH: 'As demandas do endereço e do conteúdo são diferentes.',
  DEMAND_ASSIGNEE_INVALID: 'O responsável informado não faz parte da equipe.',
  USER_TO_NOTIFY_INVALID: 'Um dos usuários a notificar não pertence ao cliente.',
  ITEM_EMPTY: 'Por favor, incluir descrição.',
  FILE_NOT_UPLOADED: 'O envio do arquivo ainda não terminou.',
  FILE_KEY_INVALID: 'O arquivo informado não existe ou não pertence a você.',
  FILE_TYPE_MISMATCH: 'O conteúdo enviado não corresponde ao tipo do arquivo.',
  SIGNED_URL_EXPIRED: 'O endereço do arquivo expirou. Solicite novamente.',
} as const

/** The `code` of a problem answer. */
export type ProblemCode = keyof typeof problemMessages
