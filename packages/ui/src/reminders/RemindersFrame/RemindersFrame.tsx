import { reminderMessages as texts } from '@tramite/core/messages'
import { CalendarPlus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { subscribeLabels } from '../../labels/calendar-address.ts'
import { remindersLabels as labels } from '../../labels/reminders.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { RetryButton, type RetryButtonProps } from '../../primitives/ErrorState/RetryButton.tsx'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'
import * as css from './RemindersFrame.css.ts'

export interface RemindersFrameProps {
  onCreate: () => void
  /** Offers the ways into a calendar program. */
  onCalendar: () => void
  /** Some of the reminders could not be read, and are missing in every view. */
  missing?: Pick<RetryButtonProps, 'isRetrying' | 'onRetry'> | undefined
  children: ReactNode
}

/** The page of the reminders around any of its views. */
export function RemindersFrame({ onCreate, onCalendar, missing, children }: RemindersFrameProps) {
  return (
    <PageFrame
      title={labels.title}
      crumbs={[{ label: labels.tools, href: '/tools' }, { label: labels.title }]}
      actions={
        <>
          <Button
            variant="secondary"
            icon={<CalendarPlus />}
            aria-haspopup="dialog"
            onPress={onCalendar}
          >
            {subscribeLabels.title}
          </Button>
          <Button icon={<Plus />} onPress={onCreate}>
            {labels.create}
          </Button>
        </>
      }
    >
      <div className={css.page}>
        <div className={css.about}>
          <p>{texts['reminders.about.what']}</p>
          <p>{texts['reminders.about.who']}</p>
        </div>
        {missing && (
          <Banner tone="error" action={<RetryButton {...missing} size="small" />}>
            {labels.missing}
          </Banner>
        )}
        {children}
      </div>
    </PageFrame>
  )
}
