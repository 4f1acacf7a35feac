import { countOf, formatCount } from './count.ts'
/** Texts of the documents. */
export const documentsLabels = {
  title: 'Documentos',
  subtitle: 'O que o escritório preparou para você.',
  filters: 'Filtrar documentos',
  name: 'Nome do documento',
  namePlaceholder: 'Parte do nome',
  found: (count: number) => countOf(count, 'documento', 'documentos'),
  pages: 'Páginas de documentos',
  emptyHint: 'Os documentos que o escritório preparar aparecem aqui.',
  sentOn: 'Enviado em',
  demand: 'Demanda:',
  select: (name: string) => `Selecionar ${name}`,
  downloadSelected: (count: number) =>
    count === 1
      ? 'Baixar em um arquivo .zip'
      : `Baixar os ${formatCount(count)} em um arquivo .zip`,
  download: (name: string) => `Baixar ${name}`,
  word: '.docx',
  downloadWord: (name: string) => `Baixar ${name} em .docx`,
  downloading: (name: string) => `Baixando ${name}`,
} as const
