/** Texts of a demand as a document, to be printed or saved as a PDF. */
export const demandDocumentLabels = {
  title: 'Documento da demanda',
  crumb: 'Documento',
  print: 'Imprimir',
  gathering: 'Reunindo a demanda inteira',
  failed: 'Não foi possível reunir a demanda inteira',
  /** The user who made the document, the customer and the time: what follows may have changed since. */
  made: (date: string, time: string, name: string) => `Feito em ${date}, às ${time}, por ${name}`,
  tags: 'Tags',
  priority: 'Prioridade',
  hasPriority: 'Prioritária',
  request: 'Pedido',
  causes: 'Datas previstas',
  conversation: 'Conversa',
  entry: (author: string, date: string, time: string) => `${author}, ${date}, às ${time}`,
  attached: (names: string) => `Anexos: ${names}`,
  documents: 'Documentos',
  noDocuments: 'Nenhum documento.',
  documentName: 'Documento',
  documentBy: 'De quem',
  documentDate: 'Data',
  documentSize: 'Tamanho',
} as const
