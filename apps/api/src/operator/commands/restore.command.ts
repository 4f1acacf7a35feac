import { restore } from '../archive/restore.ts'
import { defineCommand } from '../command-line.ts'
import { atWorkplace } from '../workplace.ts'
import { toContents, warnOfMissing } from './backup.command.ts'

export const restoreCommand = defineCommand({
  name: 'restore',
  about: 'Traz um backup para um banco e um armazenamento vazios, deste ou do outro tipo',
  details:
    'Confere o arquivo inteiro antes de escrever, e o que escreveu antes de confirmar. Ninguém\n' +
    'mais pode estar ligado a esse banco. Serve também para passar do banco embutido ao PostgreSQL.',
  options: {
    replace: {
      type: 'boolean',
      about: 'apaga o que houver no banco, e escreve por cima de arquivos de mesma chave',
    },
  },
  subject: { value: '<arquivo>', about: 'o que o comando backup fez' },
  run: (call) =>
    atWorkplace(call, async (workplace) => {
      const manifest = await restore(workplace, call.values.subject, call.values.replace)
      call.terminal.say(
        `Restaurado em ${workplace.engine.location}, estado de ${manifest.createdAt}`,
      )
      call.terminal.say(toContents(manifest))
      return warnOfMissing(manifest, call.terminal) ? 'attention' : 'done'
    }),
})
