import { formatCount } from './count.ts'
/** Texts of the files of a demand. */
export const documentLabels = {
  fromFirm: 'Do escritório',
  yours: 'Seus',
  loading: 'Carregando documentos',
  empty: 'Nenhum documento ainda',
  emptyText:
    'Os arquivos desta demanda, do escritório e seus, aparecem aqui assim que forem enviados.',
  failed: 'Não foi possível carregar os documentos',
  download: (name: string) => `Baixar ${name}`,
  by: (name: string, date: string) => `${name}, ${date}`,
  firm: 'Escritório',
  showMore: 'Mostrar mais arquivos',
  downloadAll: (count: number) => `Baixar os ${formatCount(count)} arquivos`,
} as const
