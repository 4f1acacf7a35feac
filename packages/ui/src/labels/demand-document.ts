/** Words of a demand as a document, to be printed or saved as a PDF. */
export const demandDocumentLabels = {
  title: 'Documento da demanda',
  crumb: 'Documento',
  print: 'Imprimir',
  gathering: 'Reunindo a demanda inteira',
  failed: 'Não foi possível reunir a demanda inteira',
  /** Who made the document of whose demand, and when: what follows may have changed since. */
  made: (date: string, time: string, name: string) => `Feito em ${date}, às ${time}, por ${name}`,
  tags: 'Tags',
  priority: 'Prioridade',
  hasPriority: 'Prioritária',
  request: 'Pedido',
  conversation: 'Conversa',
  entry: (author: string, date: string, time: string) => `${author}, ${date}, às ${time}`,
  ofFirm: (name: string) => `${name} (escritório)`,
  attached: (names: string) => `Anexos: ${names}`,
  documents: 'Documentos',
  noDocuments: 'Nenhum documento.',
  documentName: 'Documento',
  documentBy: 'De quem',
  documentDate: 'Data',
  documentSize: 'Tamanho',
} as const
