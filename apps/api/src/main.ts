import type { FastifyBaseLogger } from 'fastify'
import type { Portal } from './assemble.ts'
import { readConfiguration } from './config/configuration.ts'
import { ConfigurationError } from './config/configuration-error.ts'
import { createDatabase } from './db/database.ts'
import { DirectoryInUseError } from './db/directory-lock.ts'
import type { Engine } from './db/engine.ts'
import { openEngine } from './db/open-engine.ts'
import { DatabaseSetupError } from './db/setup-error.ts'
import { inBackground } from './db/tenant-role.ts'
import { findModulesFaster } from './find-modules-faster.ts'
import { systemClock } from './ports/clock.ts'
import { toBanner } from './start-banner.ts'

/** How long a shutdown may take before the process ends anyway, milliseconds. */
const CLOSE_TIMEOUT_MS = 10_000

const waitingForStorage =
  'O armazenamento de arquivos não responde: o escritório de demonstração será carregado quando ele responder.'

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

function fail(lines: readonly string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exit(1)
}

/**
 * Closes the portal in order when the process has to end: by a signal, a closing terminal, or the end of the
 * program that started it, which is detected by the channel to it. A second signal ends the process at once,
 * except for that of a terminal, which a shell and the system may both send.
 */
function closeOnSignal(portal: Portal): void {
  let isClosing = false
  let isSignalled = false
  const close = () => {
    if (isClosing) return
    isClosing = true
    setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref()
    portal.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGHUP', close)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isSignalled) process.exit(130)
      isSignalled = true
      close()
    })
  }
  process.on('disconnect', close)
  // The program that started this one ended while this one was still starting.
  if (process.connected === false) close()
}

/** Loads the demo firm, and then runs `afterwards`. Its texts and rows are read only when needed. */
async function loadDemo(
  engine: Engine,
  { files }: Portal,
  logger: FastifyBaseLogger,
  afterwards: () => Promise<void>,
) {
  const { loadDemoPatiently } = await import('./demo/load-demo-patiently.ts')
  const database = createDatabase(inBackground(engine))
  const onError = (error: unknown) => logger.error({ err: error }, 'the demo firm cannot be loaded')
  let isWaiting = false
  const accounts = await loadDemoPatiently(
    database,
    systemClock,
    { files },
    {
      onWait: () => {
        isWaiting = true
        say(waitingForStorage)
      },
      onLoaded: () => {
        say('O escritório de demonstração foi carregado.')
        afterwards().catch(onError)
      },
      onError,
    },
  )
  if (!isWaiting) await afterwards()
  return accounts
}

async function start(): Promise<void> {
  // A full disk or a vanished terminal must end only the output, and not the server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  // Whatever is written from here on is for this user alone.
  process.umask(0o077)
  const { environment, firm } = readConfiguration(process.env)
  const engine = await openEngine(environment)
  findModulesFaster()
  // Loaded only now, so that a mistake or a second process is reported without waiting for all this.
  const [{ assemble }, { createLogger }, { placeContent }] = await Promise.all([
    import('./assemble.ts'),
    import('./http/logger.ts'),
    import('./composition/place-content.ts'),
  ])
  const logger = createLogger(environment.logLevel)
  const portal = await assemble({ environment, firm, engine, clock: systemClock, logger })
  closeOnSignal(portal)

  const place = async () => {
    for (const what of await placeContent(portal.database, firm.content, systemClock)) {
      logger.warn({ content: what }, 'left out of the content, and stays: customers have chosen it')
    }
  }
  const accounts = environment.loadDemo ? await loadDemo(engine, portal, logger, place) : []
  if (!environment.loadDemo) await place()
  await portal.app.listen({ port: environment.port, host: environment.host })
  say(toBanner({ firm, environment, database: portal.database, accounts }))
}

start().catch((error: unknown) => {
  if (error instanceof ConfigurationError) fail(error.mistakes)
  if (error instanceof DirectoryInUseError || error instanceof DatabaseSetupError)
    fail([error.message])
  fail([`Não foi possível iniciar: ${error instanceof Error ? error.message : String(error)}`])
})
