import { conversationLabels } from '../../../labels/demand-detail.ts'
import { LoadingState } from '../../../primitives/LoadingState/LoadingState.tsx'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import * as css from '../Conversation/Conversation.css.ts'

/** Placeholder of the conversation. */
export function ConversationSkeleton() {
  return (
    <LoadingState label={conversationLabels.loading}>
      <div className={css.skeleton}>
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
    </LoadingState>
  )
}
