/** The terms that a user accepts before the questions open. */
export const riskTerms = {
  title: 'Análise Interna de Risco',
  text: [
    'Esta ferramenta ajuda a empresa a avaliar, por conta própria, o risco de ser usada para lavagem de dinheiro ou para financiamento do terrorismo (Lei nº\u00a09.613/1998 e Lei nº\u00a013.260/2016), pelos perfis de clientes, instituição, operações, funcionários e parceiros.',
    'O resultado depende das respostas, que devem ser verdadeiras e atuais, e não substitui os deveres que a lei impõe à empresa nem a análise do escritório, que recebe as respostas quando a análise é enviada.',
    'As respostas ficam guardadas para o negócio e podem ser refeitas. Convém rever a avaliação sempre que o perfil de risco mudar e ao menos a cada dois anos, prazo que o Banco Central impõe às instituições que autoriza (Circular nº\u00a03.978/2020).',
  ],
  checkbox: 'Li e aceito os termos da Análise Interna de Risco.',
  confirm: 'Aceito',
} as const

/** The confirmation for a business that has no demand of the analysis. */
export const riskMeetingConfirmation = {
  title: 'Começar a análise interna de risco',
  text: 'A análise começa com uma reunião com a nossa equipe. Deseja solicitá-la?',
  confirm: 'Solicitar reunião',
} as const
