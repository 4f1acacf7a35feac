import { DraftNotice, type DraftNoticeState } from '../../../drafts/DraftNotice/DraftNotice.tsx'
import { unsentLabels as labels } from '../../../labels/unsent.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { CopyButton, type CopyButtonProps } from '../../../primitives/CopyButton/CopyButton.tsx'
import { notPrinted } from '../../../theme/print.css.ts'
import * as css from './UnsentActions.css.ts'

export interface UnsentActionsProps extends Pick<CopyButtonProps, 'onCopy'> {
  text: string
  /** Undefined where there is nothing to discard. */
  onDiscard: (() => void) | undefined
  /** What the user has to know of the draft, such as how it is restored. */
  notice: DraftNoticeState | undefined
}

/** What can be done with a text, and files, that cannot be sent from where they are shown. */
export function UnsentActions({ text, onCopy, onDiscard, notice }: UnsentActionsProps) {
  const discard = onDiscard && (
    <Button variant="ghost" size="small" onPress={onDiscard}>
      {labels.discard}
    </Button>
  )
  return (
    <div className={`${css.actions} ${notPrinted}`}>
      {text.trim() === '' ? (
        discard
      ) : (
        <CopyButton variant="secondary" size="small" text={text} labels={labels} onCopy={onCopy}>
          {discard}
        </CopyButton>
      )}
      <DraftNotice notice={notice} />
    </div>
  )
}
