/** Texts of the viewer of documents. */
export const viewerLabels = {
  title: 'Documento',
  loading: 'Abrindo o documento',
  notFoundText: 'Este documento não existe, ou não está aberto para você.',
  failedText: 'Não foi possível abrir o documento.',
  pageFailed: 'Não foi possível mostrar esta página',
  noPreview: 'Este tipo de arquivo não pode ser visto aqui',
  noPreviewText: 'Baixe o arquivo para abri-lo no seu dispositivo.',
  download: 'Baixar',
  downloadWord: 'Baixar .docx',
  previous: 'Página anterior',
  next: 'Próxima página',
  zoomIn: 'Aumentar',
  zoomOut: 'Diminuir',
  page: (page: number, count: number) => `Página ${page} de ${count}`,
} as const
