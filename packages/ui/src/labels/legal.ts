/** Texts around the legal documents; the documents themselves are texts of core. */
export const legalLabels = {
  version: (date: string, revised: string) =>
    date === revised ? `Publicação de ${date}` : `Publicação de ${date}, redação de ${revised}`,
  changes: 'O que mudou',
  changedOn: (date: string) => `Em ${date}:`,
  index: 'Índice',
  documents: 'Documentos legais',
  terms: 'Termos de Uso',
  privacy: 'Política de Privacidade',
  cookies: 'Política de Cookies',
  signIn: 'Entrar',
  backToPortal: 'Voltar ao portal',
  tableHint: 'Deslize a tabela para o lado para ver todas as colunas.',
  skip: 'Ir para o conteúdo',
} as const

/** Texts of the question whether a user accepts the texts in force, and of their answer. */
export const acceptanceLabels = {
  changed: (titles: string) => `O que mudou: ${titles}`,
  first: (titles: string) => `Antes de começar: ${titles}`,
  and: ' e ',
  intro: 'Leia o que vale para o uso do portal e diga se aceita.',
  introChanged: 'Você aceitou uma redação anterior. Veja o que mudou e diga se aceita a nova.',
  version: (revised: string) => `Redação de ${revised}`,
  versionSince: (revised: string, accepted: string) =>
    `Redação de ${revised}. Você aceitou a de ${accepted}.`,
  read: (title: string) => `Ler: ${title}`,
  later:
    'Seu acesso não depende desta resposta. Se preferir, responda depois, no alto de cada texto.',
  accept: 'Li e aceito',
  notNow: 'Agora não',
  name: 'Seu aceite',
  loading: 'Carregando...',
  accepted: (at: string) => `Você aceitou esta redação em ${at}.`,
  pending: 'Você ainda não aceitou esta redação.',
} as const

/** Texts of the cookie question. */
export const cookieBannerLabels = {
  name: 'Cookies',
  text: 'Utilizamos cookies para análise de uso do portal.',
  more: 'Saiba mais em nossa',
  policy: 'política de cookies',
  refuse: 'Não aceito',
  accept: 'Aceito',
} as const
