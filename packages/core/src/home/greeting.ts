import { fillMessage } from '../messages/message-text.ts'
import { shellMessages } from '../messages/shell.ts'
import { firstNameOf } from '../notifications/person-name.ts'

/** The greeting of the home page by first name, and the line under it. */
export function toGreeting(name: string): { readonly greeting: string; readonly welcome: string } {
  return {
    greeting: fillMessage(shellMessages['home.greeting'], { name: firstNameOf(name) }),
    welcome: shellMessages['home.welcome'],
  }
}
