import { formatFileSize } from '@tramite/core/files'

/** Texts of the full export. */
export const exportsLabels = {
  title: 'Exportar tudo',
  subtitle: 'Um arquivo ZIP com os dados do portal que você pode ver.',
  contents: 'O que vai no arquivo',
  contentsText:
    'Cliente, negócios, usuários, tags, demandas, previsões de entrega e seus motivos, conversas, avaliações, documentos, rascunhos de documentos, lembretes, mapeamento de dados, marcas, análise interna de risco, faturas, comprovantes e os arquivos anexados: em JSON, em planilhas CSV e em páginas que o navegador abre. As demandas sigilosas de que você não participa não vão, nem os rascunhos de documentos de outras pessoas.',
  ask: 'Preparar o arquivo',
  askAgain: 'Preparar outro arquivo',
  asking: 'Pedindo',
  building: 'Estamos preparando o arquivo',
  buildingText: 'Você pode sair desta página: avisamos por e-mail quando estiver pronto.',
  progress: 'Preparo do arquivo',
  waitsFor: {
    turn: 'O arquivo espera a vez: o preparo começa sozinho.',
    space:
      'O preparo espera espaço livre no servidor do escritório e começa sozinho quando houver. Se demorar, fale com o escritório.',
  },
  percent: (percent: number) => `${percent}%`,
  ready: 'O arquivo está pronto',
  stillReady: 'O arquivo anterior continua disponível',
  readyText: (size: number, made: string, until: string) =>
    `${formatFileSize(size)}, feito em ${made}. Pode ser baixado até ${until}; depois é apagado.`,
  download: 'Baixar',
  downloading: 'Baixando',
  ended: 'O último arquivo foi apagado',
  endedText: 'Um arquivo pronto fica guardado por até sete dias. Prepare outro quando quiser.',
  withdrawn: 'O último arquivo não está mais disponível',
  withdrawnText:
    'Depois que ele ficou pronto, algo que está nele deixou de ser visível para você, como uma demanda que ficou sigilosa ou um negócio de que você saiu. Prepare outro, com o que você vê agora.',
  limit: (most: number, ofCustomer: number) =>
    `Cada pessoa pode pedir até ${most} arquivos em 24 horas, e todas as pessoas do cliente, juntas, até ${ofCustomer}. Um preparo que falhou não conta.`,
  failed: 'Não foi possível preparar o arquivo',
  failedText: 'Peça de novo. Se continuar assim, fale com o escritório.',
  loadFailed: 'Não foi possível carregar esta página.',
} as const
