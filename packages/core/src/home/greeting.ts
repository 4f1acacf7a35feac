import { homeMessages } from '../messages/home.ts'
import { fillMessage } from '../messages/message-text.ts'
import { firstNameOf } from '../notifications/person-name.ts'

/** The greeting of the home page by first name, and the line under it. */
export function toGreeting(name: string): { readonly greeting: string; readonly welcome: string } {
  return {
    greeting: fillMessage(homeMessages['home.greeting'], { name: firstNameOf(name) }),
    welcome: homeMessages['home.welcome'],
  }
}
