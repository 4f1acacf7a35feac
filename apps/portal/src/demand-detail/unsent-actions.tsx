import { type UnsentActionsProps, UnsentActions as View } from '@tramite/ui/demands/dialogs'
import { copyText } from '../providers/copy-text.ts'

/** What can be done with a message that cannot be sent any more. */
export default function UnsentActions(props: Omit<UnsentActionsProps, 'onCopy'>) {
  return <View {...props} onCopy={copyText} />
}
