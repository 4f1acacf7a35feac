import { readEnvironment } from '../../config/environment.ts'
import { replaceFileSecret } from '../../ports/files/file-secret.ts'
import { defineCommand } from '../command-line.ts'
import { OperatorError } from '../operator-error.ts'

export const rotateFileSecretCommand = defineCommand({
  name: 'rotate-file-secret',
  about: 'Troca o segredo que assina os endereços dos arquivos desta pasta de dados',
  details:
    'O servidor usa o novo depois de reiniciado. Os endereços de antes deixam de valer: um download\n' +
    'aberto há menos de um minuto é pedido de novo, um envio em andamento também.',
  options: {},
  async run({ variables, terminal }) {
    const { s3, dataDirectory } = readEnvironment(variables, { forCustomers: false })
    if (s3) {
      throw new OperatorError(
        'Os arquivos estão no S3, que assina com S3_SECRET_ACCESS_KEY: troque-a lá e no ambiente.',
      )
    }
    replaceFileSecret(dataDirectory)
    terminal.say('Segredo trocado. Reinicie o servidor para que valha.')
    return 'done'
  },
})
