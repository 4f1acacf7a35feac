import { ConfigurationError } from './configuration-error.ts'
import { type Environment, readEnvironment } from './environment.ts'
import type { FirmConfig } from './firm.schema.ts'
import { readFirmConfig } from './firm.ts'

/**
 * The configuration of a server.
 * @throws ConfigurationError with the mistakes of the environment and of the firm's file together
 */
export function readConfiguration(variables: Readonly<Record<string, string | undefined>>): {
  readonly environment: Environment
  readonly firm: FirmConfig
} {
  const mistakes: string[] = []
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error
      mistakes.push(...error.mistakes)
      return undefined
    }
  }
  const environment = attempt(() => readEnvironment(variables))
  const production = variables.NODE_ENV === 'production'
  const firm = attempt(() => readFirmConfig(variables.FIRM_CONFIG || undefined, { production }))
  if (production && firm?.liveChatUrl && !variables.LIVE_CHAT_SECRET) {
    mistakes.push(
      'Com liveChatUrl é preciso LIVE_CHAT_SECRET: sem ele, um usuário entraria no chat como outro',
    )
  }
  if (!environment || !firm || mistakes.length > 0) throw new ConfigurationError(mistakes)
  return { environment, firm }
}
