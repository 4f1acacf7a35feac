import { CircleAlert, CircleCheck, Hand, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import * as css from './Banner.css.ts'

const icons = { error: CircleAlert, turn: Hand, success: CircleCheck, info: Info } as const

export interface BannerProps {
  tone: keyof typeof css.tone
  title?: string
  children?: ReactNode
  action?: ReactNode
  /** It has been announced: a toast says the same. */
  isSilent?: boolean | undefined
}

/** A notice about the page. An error is announced at once. */
export function Banner({ tone, title, children, action, isSilent = false }: BannerProps) {
  const Icon = icons[tone]
  return (
    <div
      className={`${css.banner} ${css.tone[tone]}`}
      role={tone === 'error' && !isSilent ? 'alert' : undefined}
    >
      <Icon />
      <div className={css.content}>
        <div className={css.body}>
          {title && <p className={css.title}>{title}</p>}
          {children && <div className={css.text}>{children}</div>}
        </div>
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  )
}
