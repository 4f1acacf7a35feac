import { draftLabels as labels } from '../../labels/drafts.ts'
import { announced } from '../../primitives/Banner/Banner.css.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { InputNotice, type InputNoticeState } from '../../primitives/InputNotice/InputNotice.tsx'
import { useFocusOnRemoval } from '../../primitives/use-focus-on-removal.ts'
import * as css from './DraftNotice.css.ts'

/** What the user has to know about the draft of their form. */
export type DraftNoticeState =
  | InputNoticeState
  | { readonly kind: 'discarded'; readonly onUndo: () => void }
  | {
      /** Another tab has changed the same draft, or has sent or discarded it. */
      readonly kind: 'changed' | 'removed'
      readonly onKeepMine: () => void
      readonly onTakeTheirs: () => void
    }

export interface DraftNoticeProps {
  notice: DraftNoticeState | undefined
  className?: string
}

/** Reports changes to a draft that the form alone does not show, and lets them be undone. */
export function DraftNotice({ notice, className }: DraftNoticeProps) {
  return (
    <div aria-live="polite" className={className ? `${announced} ${className}` : announced}>
      {notice && <Notice key={notice.kind} notice={notice} />}
    </div>
  )
}

function Notice({ notice }: { notice: DraftNoticeState }) {
  // It disappears when any of its buttons is pressed.
  const part = useFocusOnRemoval<HTMLDivElement>()
  return (
    <div ref={part}>
      <Words notice={notice} />
    </div>
  )
}

function Words({ notice }: { notice: DraftNoticeState }) {
  if (notice.kind === 'restored' || notice.kind === 'unstored') {
    return <InputNotice notice={notice} />
  }
  if (notice.kind === 'discarded') {
    return (
      <Banner
        tone="info"
        action={
          // The button that discarded it was removed, and the focus with it.
          <Button variant="secondary" size="small" autoFocus onPress={notice.onUndo}>
            {labels.undo}
          </Button>
        }
      >
        {labels.discarded}
      </Banner>
    )
  }
  const isChanged = notice.kind === 'changed'
  return (
    <Banner
      tone="turn"
      title={isChanged ? labels.changedTitle : labels.removedTitle}
      action={
        <div className={css.actions}>
          <Button variant="secondary" size="small" onPress={notice.onKeepMine}>
            {labels.keepMine}
          </Button>
          <Button variant="ghost" size="small" onPress={notice.onTakeTheirs}>
            {isChanged ? labels.takeTheirs : labels.clear}
          </Button>
        </div>
      }
    >
      {isChanged ? labels.changed : labels.removed}
    </Banner>
  )
}
