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

/** The panel shown in place of the sectors during the review. */
export const mappingReviewPanel = {
  title: 'Seu mapeamento está em revisão',
  text: 'Um advogado está revisando as informações. Quando a revisão terminar, o resultado aparece aqui, e quem acompanha a demanda recebe um aviso.',
  talk: 'Fale conosco',
} as const

/** The warning that every user accepts once. */
export const mappingWarning = {
  title: 'Responsabilidade pelas informações',
  text: [
    'O mapeamento registra como a empresa trata dados pessoais, como pede o art. 37 da Lei Geral de Proteção de Dados (Lei nº 13.709/2018).',
    'A revisão do escritório parte do que for informado aqui: as respostas devem ser verdadeiras, completas e atuais. Quem preenche responde por elas perante a empresa.',
  ],
  checkbox: 'Li e assumo a responsabilidade pelas informações que eu preencher.',
  confirm: 'Concluir',
} as const

/** Names and descriptions of the demands that the tool creates. */
export const mappingDemandTexts = {
  meeting: {
    name: 'Reunião de mapeamento de dados',
    description:
      'Primeira reunião do mapeamento de dados pessoais: apresentação do trabalho, definição dos setores e escolha de quem vai responder às perguntas.',
  },
  mapping: {
    name: 'Mapeamento de dados',
    description:
      'Mapeamento dos dados pessoais que a empresa trata: setores, atividades e questionário, com revisão do escritório. Preencha em Ferramentas, Mapeamento de dados.',
  },
} as const

/** The entries in the conversation when a mapping takes a step. */
export const mappingItemTexts = {
  begun: 'O mapeamento está aberto para preenchimento em Ferramentas, Mapeamento de dados.',
  sent: 'Mapeamento enviado para revisão.',
  redone: 'O mapeamento foi reaberto para ser refeito.',
} as const
