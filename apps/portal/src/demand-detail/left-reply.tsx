import { useApp, useViewer } from '@tramite/react'
import { lazyCode, useLazyCode } from '@tramite/ui/lazyCode'
import { useEffect, useEffectEvent, useState } from 'react'
import type { LeftReplyProps } from './give-left-reply.tsx'

const giving = lazyCode(() => import('./give-left-reply.tsx'))

/**
 * A reply that was begun and not sent before its demand moved on: it goes on as a message, where it is in sight. Who
 * has begun none loads nothing; where the code does not come, the reply stays kept.
 */
export function LeftReply(props: LeftReplyProps) {
  const { drafts } = useApp()
  const { user } = useViewer()
  const [isLeft, setLeft] = useState(false)
  // It stores what is being typed first, which other components hear of.
  const look = useEffectEvent(() => setLeft(drafts.formsOf(user.id).includes('demand-reply')))
  useEffect(() => look(), [])
  const code = useLazyCode(giving, isLeft, () => {})
  return code && <code.default {...props} />
}
