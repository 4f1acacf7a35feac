import { describe, expect, it } from 'vitest'
import { ConfigurationError } from '../config/configuration-error.ts'
import { defineCommand, readArguments, toHelp, toLines } from './command-line.ts'
import { commands } from './commands.ts'
import { OperatorError, UsageError } from './operator-error.ts'

const command = defineCommand({
  name: 'copy',
  about: 'Copia',
  options: {
    to: { type: 'string', value: '<lugar>', about: 'para onde', required: true },
    from: { type: 'string', value: '<lugar>', about: 'de onde' },
    force: { type: 'boolean', about: 'sem perguntar' },
  },
  subject: { value: '<arquivo>', about: 'o que' },
  run: async () => 'done',
})

function mistakesOf(...args: string[]): readonly string[] {
  try {
    readArguments(command, args)
  } catch (error) {
    if (error instanceof UsageError) return error.mistakes
    throw error
  }
  return []
}

describe('readArguments', () => {
  it('has a value for everything that was asked for', () => {
    expect(readArguments(command, ['a.tar', '--to', 'b', '--force'])).toEqual({
      subject: 'a.tar',
      to: 'b',
      force: true,
      help: false,
    })
    expect(readArguments(command, ['--to=b=c', 'a'])).toMatchObject({ to: 'b=c', force: false })
    expect(readArguments(command, ['--to', 'b', '--', '--a'])).toMatchObject({ subject: '--a' })
  })

  it.each([
    [['a', '--to', 'b', '--forse'], 'Opção desconhecida: --forse'],
    [['a', '--to', 'b', '-x'], 'Opção desconhecida: -x'],
    [['a', '--to', 'b', '--constructor'], 'Opção desconhecida: --constructor'],
    [['a', '--to'], 'Falta o valor de --to <lugar>'],
    [['a', '--to='], 'Falta o valor de --to <lugar>'],
    [['a', '--to', '--force'], 'Falta o valor de --to <lugar>'],
    [['a', '--to', 'b', '--force=no'], '--force não leva valor'],
    [['a'], 'Falta --to <lugar>: para onde'],
    [['--to', 'b'], 'Falta <arquivo>: o que'],
    [['a', 'c', '--to', 'b'], 'Argumento a mais: c'],
  ])('of %j says %s', (args, mistake) => {
    expect(mistakesOf(...args)).toContain(mistake)
  })

  it('says all at once', () => {
    expect(mistakesOf('--x', '--y')).toHaveLength(4)
  })

  it('gives way to help, whatever else was typed', () => {
    expect(readArguments(command, ['--help', '--x'])).toBeNull()
  })
})

describe('help', () => {
  it('shows each option, and how the command is called', () => {
    expect(toHelp(command).split('\n')).toEqual([
      'Copia',
      '',
      'Uso: npm run tramite -- copy <arquivo> --to <lugar> [opções]',
      '',
      '  <arquivo>       o que',
      '  --to <lugar>    para onde (obrigatória)',
      '  --from <lugar>  de onde',
      '  --force         sem perguntar',
      '  --help          mostra esta ajuda',
    ])
  })

  it('fits a terminal, for every command', () => {
    const lines = commands.flatMap((each) => toHelp(each).split('\n'))
    expect(lines.filter((line) => line.length > 110 && !line.startsWith('Uso:'))).toEqual([])
    expect(new Set(commands.map(({ name }) => name)).size).toBe(commands.length)
  })
})

describe('toLines', () => {
  it('says what somebody can mend without where in the program it was noticed', () => {
    expect(toLines(new OperatorError('Já existe.'))).toEqual(['Já existe.'])
    expect(toLines(new ConfigurationError(['um', 'dois']))).toEqual(['um', 'dois'])
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    expect(toLines(refused)).toEqual(['connect ECONNREFUSED'])
    expect(toLines(new AggregateError([refused]))).toEqual(['connect ECONNREFUSED'])
  })

  it('says of a fault of the program where it is', () => {
    expect(toLines(new TypeError('x is not a function'))[0]).toContain('command-line.test.ts')
  })
})
