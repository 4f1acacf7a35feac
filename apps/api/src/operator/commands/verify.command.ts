import { verifyArchive } from '../archive/archive-reader.ts'
import { defineCommand } from '../command-line.ts'
import { toContents } from './backup.command.ts'

export const verifyCommand = defineCommand({
  name: 'verify',
  about: 'Confere cada byte de um arquivo de backup, sem restaurar nada',
  options: {},
  subject: { value: '<arquivo>', about: 'o que o comando backup fez' },
  async run({ values, terminal }) {
    const manifest = await verifyArchive(values.subject)
    terminal.say(`Íntegro, de ${manifest.createdAt}, esquema ${manifest.schema.at(-1)?.tag}`)
    terminal.say(toContents(manifest))
    return 'done'
  },
})
