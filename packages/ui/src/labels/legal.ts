/** Words around the legal documents; the documents themselves are texts of core. */
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

/** Words of the question about cookies. */
export const cookieBannerLabels = {
  name: 'Cookies',
  text: 'Utilizamos cookies para análise de uso do portal.',
  more: 'Saiba mais em nossa',
  policy: 'política de cookies',
  refuse: 'Não aceito',
  accept: 'Aceito',
} as const
