import type { Portal } from './assemble.ts'
import { ConfigurationError } from './config/configuration-error.ts'
import { readEnvironment } from './config/environment.ts'
import { readFirmConfig } from './config/firm.ts'
import { DirectoryInUseError } from './db/directory-lock.ts'
import { openEngine } from './db/open-engine.ts'
import { systemClock } from './ports/clock.ts'
import { toBanner } from './start-banner.ts'

/** How long a close may take before the process ends all the same, milliseconds. */
const CLOSE_PATIENCE_MS = 10_000

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

function fail(lines: readonly string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exit(1)
}

function closeOnSignals(portal: Portal): void {
  let isClosing = false
  const close = () => {
    if (isClosing) process.exit(130)
    isClosing = true
    setTimeout(() => process.exit(1), CLOSE_PATIENCE_MS).unref()
    portal.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)
}

async function start(): Promise<void> {
  const environment = readEnvironment(process.env)
  const firm = readFirmConfig(environment.firmConfigPath)
  const engine = await openEngine(environment)
  // Loaded only now: a mistake or a second process is told of it without waiting for all this.
  const [{ assemble }, { loadDemoFirm }, { createLogger }] = await Promise.all([
    import('./assemble.ts'),
    import('./demo/load-demo.ts'),
    import('./http/logger.ts'),
  ])
  const logger = createLogger(environment.logLevel)
  const portal = await assemble({ environment, firm, engine, clock: systemClock, logger })
  closeOnSignals(portal)

  const accounts = environment.loadDemo
    ? await loadDemoFirm(portal.database, systemClock, { files: portal.files })
    : []
  await portal.app.listen({ port: environment.port, host: environment.host })
  say(toBanner({ firm, environment, database: portal.database, accounts }))
}

start().catch((error: unknown) => {
  if (error instanceof ConfigurationError) fail(error.mistakes)
  if (error instanceof DirectoryInUseError) fail([error.message])
  fail([`Não foi possível iniciar: ${error instanceof Error ? error.message : String(error)}`])
})
