import { endMailLink } from '../integrations/mail-link.ts'
import { forgetPictures } from '../last-seen/forget-pictures.ts'

/** What this browser keeps of a session beside the SDK: gone with it, on whatever page it ends. */
export function forgetSession(): void {
  forgetPictures()
  endMailLink()
}
