import { countOf } from './count.ts'

/** With several passwords in a form each is named; a single one is called just that. */
const ofPassword = (act: string, field: string) => (field === 'Senha' ? act : `${act}: ${field}`)

/** Texts of the primitives' own. */
export const primitiveLabels = {
  loading: 'Carregando',
  showPassword: (field: string) => ofPassword('Mostrar senha', field),
  hidePassword: (field: string) => ofPassword('Ocultar senha', field),
  clearSearch: 'Limpar busca',
  dateFrom: 'De',
  dateTo: 'Até',
  close: 'Fechar',
  counter: (length: number, max: number) => `${length} de ${max} caracteres`,
  remove: (name: string) => `Remover ${name}`,
  /** Said with the name of its row. */
  removeChosen: 'Remover',
  notGiven: 'Não informado',
  noOption: 'Nada encontrado',
  restMissing: 'A lista não veio inteira.',
  chosen: 'Selecionados',
  find: 'Procurar',
  breadcrumbs: 'Caminho',
  notices: 'Avisos do portal',
  retry: 'Tentar novamente',
  retrying: 'Tentando novamente',
  /** What to do after a failure: a browser that knows of a network cannot tell whether the network has failed. */
  tryAgain: () =>
    navigator.onLine
      ? 'Tente novamente em instantes. Se continuar, verifique a conexão.'
      : 'Verifique a conexão e tente novamente.',
  stars: (count: number) => countOf(count, 'estrela', 'estrelas'),
  uploads: 'Arquivos',
  uploadFailed: 'Há um arquivo com problema. Veja o motivo junto dele, e remova ou envie de novo.',
  uploadProgress: (percent: number) => `Enviando, ${percent}%`,
  uploadWaiting: 'Na fila',
  uploadDone: 'Enviado',
  uploadsSent: (done: number, total: number) => `Arquivos enviados: ${done} de ${total}`,
  uploadCancel: (name: string) => `Cancelar envio de ${name}`,
  uploadRetry: (name: string) => `Enviar ${name} de novo`,
  uploadRemove: (name: string) => `Remover ${name}`,
  start: 'a contagem começa aqui',
  counted: 'conta no prazo',
  skipped: 'não conta no prazo',
  due: 'dia da entrega',
  external: 'abre em nova aba',
} as const
