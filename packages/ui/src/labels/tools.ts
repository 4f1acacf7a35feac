import { countOf } from './count.ts'
/** Texts of the tools hub. */
export const toolsLabels = {
  title: 'Ferramentas',
  subtitle: 'O que você pode adiantar por conta própria, com o escritório por perto.',
  list: 'Ferramentas',
  about: {
    templates: 'Responda algumas perguntas e receba o documento pronto.',
    mapping: 'Mostre quais dados pessoais a empresa guarda, por quê e por quanto tempo.',
    marks: 'Registre nome e logo e acompanhe o pedido até a decisão.',
    risk: 'Veja onde o negócio está mais exposto.',
    reminders: 'Guarde prazos e eventos e receba um aviso no dia que escolher.',
  },
  soon: 'Em breve',
  soonText: 'Estamos preparando outra ferramenta. Ela aparece aqui quando estiver pronta.',
  open: 'Abrir',
  learnMore: 'Saiba mais',
  closed: {
    churned: 'Contrato encerrado',
    ended: 'Contrato encerrado',
    suspended: 'Contrato suspenso',
    overdue: 'Pagamento em atraso',
    paymentOverdue: 'Pagamento em atraso',
    toolNotContracted: 'Não contratada',
  },
  unpaid: 'Há um pagamento em atraso. A ferramenta abre assim que ele for confirmado.',
  made: 'Ver os documentos que você gerou',
  close: 'Fechar',
  links: {
    payment: 'Pagar Agora',
    email: 'Escrever um e-mail',
    messaging: 'Falar com o escritório',
    export: 'Exportar tudo',
  },
  drafts: (count: number, when: string) =>
    count === 1
      ? `1 rascunho começado, salvo ${when}`
      : `${count} rascunhos começados, o último salvo ${when}`,
  activity: (name: string, answered: number, questions: number) =>
    `${name}: ${answered} de ${countOf(questions, 'pergunta', 'perguntas')}`,
  questions: (answered: number, questions: number) =>
    `${answered} de ${countOf(questions, 'pergunta', 'perguntas')}`,
  risk: {
    meeting: 'Aguardando a reunião',
    demand: 'Em andamento na demanda',
    empty: 'Pronta para responder',
    answered: 'Tudo respondido',
  },
  idleSector: (name: string) => `${name}: nenhuma atividade`,
  mapping: {
    meeting: 'Aguardando a reunião',
    empty: 'Pronto para preencher',
    answered: 'Tudo respondido, falta enviar',
    inReview: 'Em revisão',
    finished: 'Concluído',
  },
  overdue: (count: number) => countOf(count, 'vencido', 'vencidos'),
  today: (count: number) => countOf(count, 'vence hoje', 'vencem hoje'),
  markDraft: (when: string) => `Registro de marca começado, salvo ${when}`,
  marks: (count: number) => countOf(count, 'marca', 'marcas'),
} as const
