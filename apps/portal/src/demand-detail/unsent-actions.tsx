import { type UnsentActionsProps, UnsentActions as View } from '@tramite/ui/demands/dialogs'
import { copyText } from '../providers/copy-text.ts'

/** The actions on a message that can no longer be sent. */
export default function UnsentActions(props: Omit<UnsentActionsProps, 'onCopy'>) {
  return <View {...props} onCopy={copyText} />
}
