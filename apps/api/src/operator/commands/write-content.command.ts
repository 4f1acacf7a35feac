import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { toContentFiles } from '../../content/content.ts'
import { defineCommand } from '../command-line.ts'
import { OperatorError } from '../operator-error.ts'

export const writeContentCommand = defineCommand({
  name: 'write-content',
  about: 'Grava os nossos textos e perguntas como arquivos, para o escritório mudar',
  details:
    'A pasta é dita em "content" do FIRM_CONFIG. Fica nela só o que o escritório muda: o que não está\n' +
    'lá continua como é, também quando uma nova versão o melhora.',
  options: {
    to: { type: 'string', value: '<pasta>', about: 'uma que ainda não existe', required: true },
  },
  run: async ({ values, terminal }) => {
    const folder = resolve(values.to)
    if (existsSync(folder)) throw new OperatorError(`A pasta ${folder} já existe.`)
    mkdirSync(folder, { recursive: true })
    for (const [name, text] of toContentFiles()) {
      writeFileSync(join(folder, name), text)
      terminal.say(join(folder, name))
    }
    return 'done'
  },
})
