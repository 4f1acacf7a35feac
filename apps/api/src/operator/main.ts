import { findModulesFaster } from '../find-modules-faster.ts'
import { readArguments, type Terminal, toHelp, toLines } from './command-line.ts'
import { UsageError } from './operator-error.ts'

// Backups and what else is written are for this user alone.
process.umask(0o077)
findModulesFaster()
const { commands } = await import('./commands.ts')

/** Exit codes of commands. */
const exitCodes = { done: 0, failed: 1, misused: 2, attention: 3 } as const

const terminal: Terminal = {
  say: (line) => void process.stdout.write(`${line}\n`),
  warn: (line) => void process.stderr.write(`${line}\n`),
}

function toOverview(): string {
  const width = Math.max(...commands.map(({ name }) => name.length))
  return [
    'Comandos de quem opera o Trâmite:',
    '',
    ...commands.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}`),
    '',
    'npm run tramite -- <comando> --help mostra as opções de um comando.',
    'Banco, arquivos e escritório são os da configuração do servidor, veja docs/operating.md.',
    `Código de saída: ${exitCodes.done} feito, ${exitCodes.failed} falhou, ${exitCodes.misused} uso errado, ${exitCodes.attention} feito, mas algo pede atenção.`,
  ].join('\n')
}

async function run([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === 'help') {
    terminal.say(toOverview())
    return name === undefined ? exitCodes.misused : exitCodes.done
  }
  const command = commands.find((known) => known.name === name)
  if (!command) {
    terminal.warn(`Comando desconhecido: ${name}`)
    terminal.warn(toOverview())
    return exitCodes.misused
  }
  try {
    const values = readArguments(command, args)
    if (values === null) {
      terminal.say(toHelp(command))
      return exitCodes.done
    }
    const call = { values: values as never, variables: process.env, terminal }
    return exitCodes[await command.run(call)]
  } catch (error) {
    for (const line of toLines(error)) terminal.warn(line)
    if (!(error instanceof UsageError)) return exitCodes.failed
    terminal.warn(`Veja npm run tramite -- ${name} --help`)
    return exitCodes.misused
  }
}

process.exitCode = await run(process.argv.slice(2))
