import type { SessionActor } from './session-actor.ts'

let actor: Promise<SessionActor> | undefined

/**
 * The running session machine. It is loaded when first needed: a visitor who only reads the
 * sign-in page does not pay for it.
 */
export function loadSession(): Promise<SessionActor> {
  actor ??= import('./session-actor.ts').then((module) => module.startSession())
  return actor
}
