import { transportMessages } from './transport.ts'

/** Texts of uploads, attachments and documents. */
export const fileMessages = {
  'files.hint': 'Documentos, imagens, videos... Máximo 25MB',
  'files.tooLarge': transportMessages['transport.payloadTooLarge'],
  'files.tooMany': 'São no máximo 50 arquivos por envio: os demais ficaram de fora.',
  'files.surplus': 'Passa dos 50 arquivos por envio. Remova este ou outro.',
  'files.quotaExceeded':
    'Não há espaço para este arquivo: os arquivos da sua conta ocupam {used} dos {allowed} disponíveis. Fale com o escritório.',
  'files.noRoom': 'Não há espaço para guardar o arquivo no momento.',
  'files.infected': 'O antivírus encontrou uma ameaça em {name}. Remova o arquivo e envie outro.',
  'files.leaveUnfinished': 'O envio dos arquivos ainda não terminou, você deseja realmente sair?',
  'files.uploadFailed': 'Não foi possível enviar {name}',
  'files.codeFailed':
    'Não foi possível enviar {name}. Verifique a conexão e tente novamente, ou recarregue a página.',
  'files.unreadable': 'O arquivo mudou ou saiu do lugar. Anexe de novo ou remova.',
  'files.notKept': 'Não chegou a ser enviado. Anexe o arquivo de novo ou remova.',
  'files.downloadFailed': 'Não foi possível baixar o arquivo',
  'files.downloadFailedOf': 'Não foi possível baixar {name}',
  'files.missing': 'O armazenamento não tem mais este arquivo. Fale com o escritório.',
  'files.archiveName': 'Demanda {number} - arquivos.zip',
  'documents.archiveName': 'Documentos.zip',
  'files.archiveFailed': 'Não foi possível baixar todos os arquivos',
  'documents.empty': 'Nenhum documento encontrado! :/',
  'documents.openFailed': 'Algo deu errado',
  'documents.codeFailed': 'Não foi possível abrir os documentos',
  'documents.loadFailed': 'Erro ao carregar os documentos',
  'files.status.waiting': 'Aguardando',
  'files.status.accepted': 'Aceito',
} as const
