import { formatFileSize } from '@tramite/core/files'

/** Texts of the full export. */
export const exportsLabels = {
  title: 'Exportar tudo',
  subtitle: 'Um arquivo ZIP com os dados do portal que você pode ver.',
  contents: 'O que vai no arquivo',
  contentsText:
    'Demandas, conversas, documentos e anexos, lembretes, mapeamento de dados, marcas, respostas da análise de risco, cobranças, comprovantes e usuários: em JSON, em planilhas CSV e em páginas que o navegador abre. As demandas sigilosas de que você não participa não vão.',
  ask: 'Preparar o arquivo',
  askAgain: 'Preparar outro arquivo',
  asking: 'Pedindo',
  building: 'Estamos preparando o arquivo',
  buildingText: 'Você pode sair desta página: avisamos por e-mail quando estiver pronto.',
  progress: 'Preparo do arquivo',
  percent: (percent: number) => `${percent}%`,
  ready: 'O arquivo está pronto',
  stillReady: 'O arquivo anterior continua disponível',
  readyText: (size: number, until: string) =>
    `${formatFileSize(size)}. Pode ser baixado até ${until}; depois é apagado.`,
  download: 'Baixar',
  downloading: 'Baixando',
  ended: 'O último arquivo foi apagado',
  endedText: 'Um arquivo pronto fica guardado por até sete dias. Prepare outro quando quiser.',
  failed: 'Não foi possível preparar o arquivo',
  failedText: 'Peça de novo. Se continuar assim, fale com o escritório.',
  loadFailed: 'Não foi possível carregar esta página.',
} as const
