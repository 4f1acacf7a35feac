import { conversationLabels } from '../../../labels/demand-detail.ts'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as css from '../Conversation/Conversation.css.ts'

/** Holds the place of the conversation. */
export function ConversationSkeleton() {
  return (
    <div className={css.skeleton} role="status">
      <VisuallyHidden>{conversationLabels.loading}</VisuallyHidden>
      {['88%', '64%', '76%'].map((width) => (
        <div key={width} className={css.skeletonRow}>
          <Skeleton width="2.25rem" height="2.25rem" isRound />
          <div className={css.skeletonText}>
            <Skeleton width="44%" height="0.875rem" />
            <Skeleton width={width} height="1rem" />
            <Skeleton width="52%" height="1rem" />
          </div>
        </div>
      ))}
    </div>
  )
}
