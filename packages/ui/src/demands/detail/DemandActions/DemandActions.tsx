import type { DemandOffers } from '@tramite/core/demands'
import {
  BadgeCheck,
  BellOff,
  BellRing,
  CalendarClock,
  Flag,
  Lock,
  MailOpen,
  MessageSquareReply,
  Pencil,
  Printer,
  RotateCcw,
  Star,
  Tags,
} from 'lucide-react'
import { demandDetailLabels as labels } from '../../../labels/demand-detail.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx'
import { Menu } from '../../../primitives/Menu/Menu.tsx'
import { notPrinted } from '../../../theme/print.css.ts'
import * as css from './DemandActions.css.ts'

/** What the reader can request. */
export interface DemandActionCallbacks {
  onResolve: () => void
  onReopen: () => void
  onValidate: () => void
  onFeedback: () => void
  onPrioritize: () => void
  onFollowChange: (isFollowing: boolean) => void
  onMarkUnread: () => void
  onRename: () => void
  onTags: () => void
  /** Opens the demand as a document. */
  onPrint: () => void
  /** Absent for customers without private demands, and once the contract has ended. */
  onPrivacy?: (() => void) | undefined
  /** Absent without the tool. */
  onReminders?: (() => void) | undefined
}

export interface DemandActionsProps extends DemandActionCallbacks {
  offers: DemandOffers
  isFollowing: boolean
  /** Whether the reader may change who sees the demand; others are shown the action, too. */
  canChangePrivacy: boolean
}

/** The action bar: what the rules currently offer on this demand, the next step first. */
export function DemandActions({
  offers,
  isFollowing,
  canChangePrivacy,
  onResolve,
  onReopen,
  onValidate,
  onFeedback,
  onPrioritize,
  onFollowChange,
  onMarkUnread,
  onRename,
  onTags,
  onPrint,
  onPrivacy,
  onReminders,
}: DemandActionsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className={`${css.bar} ${notPrinted}`} role="group" aria-label={labels.actions}>
      {offers.resolve.allowed && (
        <Button icon={<MessageSquareReply />} onPress={onResolve}>
          {labels.resolve}
        </Button>
      )}
      {offers.validate.allowed && (
        <Button icon={<BadgeCheck />} onPress={onValidate}>
          {labels.validate}
        </Button>
      )}
      {offers.feedback.allowed && (
        <Button variant="secondary" icon={<Star />} onPress={onFeedback}>
          {labels.feedback}
        </Button>
      )}
      {offers.reopen.allowed && (
        <Button variant="secondary" icon={<RotateCcw />} onPress={onReopen}>
          {labels.reopen}
        </Button>
      )}
      {offers.prioritize.allowed && (
        <Button variant="secondary" icon={<Flag />} onPress={onPrioritize}>
          {labels.prioritize}
        </Button>
      )}
      {offers.follow.allowed && (
        <IconButton
          variant="outlined"
          label={labels.follow}
          tooltip={isFollowing ? labels.followed : labels.unfollowed}
          icon={isFollowing ? <BellRing /> : <BellOff />}
          aria-pressed={isFollowing}
          onPress={() => onFollowChange(!isFollowing)}
        />
      )}
      <Menu
        label={labels.more}
        actions={[
          ...(offers.rename.allowed
            ? [{ id: 'rename', label: labels.rename, icon: <Pencil />, onAction: onRename }]
            : []),
          ...(offers.tag.allowed
            ? [{ id: 'tags', label: labels.tags, icon: <Tags />, onAction: onTags }]
            : []),
          ...(onPrivacy
            ? [
                {
                  id: 'privacy',
                  label: labels.whoSees,
                  icon: <Lock />,
                  isDisabled: !canChangePrivacy,
                  onAction: onPrivacy,
                },
              ]
            : []),
          ...(onReminders
            ? [
                {
                  id: 'reminders',
                  label: labels.reminders,
                  icon: <CalendarClock />,
                  onAction: onReminders,
                },
              ]
            : []),
          {
            id: 'markUnread',
            label: labels.markUnread,
            icon: <MailOpen />,
            onAction: onMarkUnread,
          },
          { id: 'print', label: labels.print, icon: <Printer />, onAction: onPrint },
        ]}
      />
    </div>
  )
}
