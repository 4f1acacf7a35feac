import { parseArgs } from 'node:util'
import { createConventions } from '@tramite/core/calendar'
import { readEnvironment } from '../config/environment.ts'
import { readFirmConfig } from '../config/firm.ts'
import { createDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { openEngine } from '../db/open-engine.ts'
import { inBackground } from '../db/tenant-role.ts'
import { systemClock } from '../ports/clock.ts'
import { type LargeReport, type LargeSize, loadLarge } from './load-large.ts'

const usage = 'Uso: load-large.main.ts [--customers 100] [--demands 100000]'

function toCount(name: string, value: string, least: number): number {
  const count = Number(value)
  if (Number.isInteger(count) && count >= least) return count
  throw new Error(`--${name} deve ser um número inteiro a partir de ${least}. ${usage}`)
}

function readSize(args: readonly string[]): LargeSize {
  const { values } = parseArgs({
    args: [...args],
    options: {
      customers: { type: 'string', default: '100' },
      demands: { type: 'string', default: '100000' },
    },
  })
  return {
    customers: toCount('customers', values.customers, 1),
    demands: toCount('demands', values.demands, 10),
  }
}

function toText({ loaded, counts, account }: LargeReport, location: string, seconds: number) {
  return [
    loaded
      ? `Massa de dados carregada em ${seconds.toFixed(1)} s (${location}).`
      : `A massa de dados já estava carregada (${location}); nada mudou.`,
    ...Object.entries(counts).map(
      ([table, count]) => `  ${table.padEnd(14)} ${count.toLocaleString('pt-BR')}`,
    ),
    `Entre com ${account.email}, senha ${account.password}.`,
    '',
  ].join('\n')
}

async function run(): Promise<void> {
  const size = readSize(process.argv.slice(2))
  const environment = readEnvironment(process.env)
  // Everybody knows the password of its accounts.
  if (environment.production) throw new Error('A massa de dados não é para produção.')
  const firm = readFirmConfig(environment.firmConfigPath)
  const engine = await openEngine(environment)
  try {
    await migrate(engine)
    const started = performance.now()
    const report = await loadLarge(
      createDatabase(inBackground(engine)),
      systemClock,
      size,
      createConventions(firm.conventions, firm),
    )
    const seconds = (performance.now() - started) / 1000
    process.stdout.write(toText(report, engine.location, seconds))
  } finally {
    await engine.close()
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
