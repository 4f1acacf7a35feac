import { useApp, useViewer } from '@tramite/react'
import { lazyCode, useLazyCode } from '@tramite/ui/lazyCode'
import { useEffect, useEffectEvent, useState } from 'react'
import type { LeftReplyProps } from './give-left-reply.tsx'

const giving = lazyCode(() => import('./give-left-reply.tsx'))

/**
 * Turns a reply that was begun, and not sent before its demand moved on, into a message, where its author
 * sees it. The code is loaded only if there is such a reply; if it cannot be loaded, the draft of the reply
 * is kept.
 */
export function LeftReply(props: LeftReplyProps) {
  const { drafts } = useApp()
  const { user } = useViewer()
  const [isLeft, setLeft] = useState(false)
  // `formsOf` first stores what is being typed, which notifies other components: hence in an effect.
  const look = useEffectEvent(() => setLeft(drafts.formsOf(user.id).includes('demand-reply')))
  useEffect(() => look(), [])
  const code = useLazyCode(giving, isLeft, () => {})
  return code && <code.default {...props} />
}
