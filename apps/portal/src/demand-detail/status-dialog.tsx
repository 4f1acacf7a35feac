import { contractBlockOf } from '@tramite/core/demands'
import { demandRefusalMessages } from '@tramite/core/messages'
import { StatusDialog as StatusView } from '@tramite/ui/demands/dialogs'
import { useDraftGuard } from '../providers/draft-guard.tsx'
import { type ReplyOptions, useReply } from './use-reply.ts'

/**
 * Resolves or reopens: both lead back to IN_PROGRESS, with a message. If the demand has moved on
 * meanwhile, for example after a lost response, the text is sent as a plain message.
 */
export default function StatusDialog(props: ReplyOptions) {
  const { kind, offers, onClose } = props
  const { view, ...unsaved } = useReply(props)
  const leaveDialog = useDraftGuard(unsaved)
  const block = contractBlockOf(offers[kind])
  return (
    <>
      <StatusView
        {...view}
        kind={kind}
        isOpen
        onClose={onClose}
        refusal={block === null ? undefined : demandRefusalMessages[`demands.refused.${block}`]}
      />
      {leaveDialog}
    </>
  )
}
