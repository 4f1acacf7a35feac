/** Texts that the server writes into the firm's chat channel. */
export const chatNoticeMessages = {
  'chatNotice.documents':
    '{author} ({customer}) enviou documentos na demanda {number}, {name}: {url}',
  'chatNotice.privateDocuments':
    '{author} ({customer}) enviou documentos na demanda sigilosa {number}: {url}',
  'chatNotice.privateDocument': 'Documento {index}',
} as const
