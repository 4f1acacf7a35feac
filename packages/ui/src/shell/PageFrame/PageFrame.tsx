import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { shellLabels } from '../../labels/shell.ts'
import { Breadcrumbs, type Crumb } from '../../primitives/Breadcrumbs/Breadcrumbs.tsx'
import { DocumentTitle } from '../../primitives/DocumentTitle/DocumentTitle.tsx'
import { LoadingOverlay } from '../../primitives/LoadingOverlay/LoadingOverlay.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { notPrinted } from '../../theme/print.css.ts'
import * as css from './PageFrame.css.ts'

export interface PageFrameProps {
  title: string
  /** The tab's title, if it differs from the page's. */
  tabTitle?: string
  titleSize?: keyof typeof css.size
  subtitle?: string | undefined
  crumbs?: readonly Crumb[]
  /** A line below the title: status, whose turn, tags. */
  meta?: ReactNode
  actions?: ReactNode
  /** False where a page prints a document with a title of its own. */
  isHeadPrinted?: boolean
  /** Renames the page's subject; makes the title a button. */
  onRename?: (() => void) | undefined
  /** The whole page is busy: a veil covers it. */
  isBusy?: boolean
  busyText?: string | undefined
  children: ReactNode
}

/** Title and content of a page. Its title receives the focus after a navigation. */
export function PageFrame({
  title,
  tabTitle = title,
  titleSize = 'page',
  subtitle,
  crumbs,
  meta,
  actions,
  isHeadPrinted = true,
  onRename,
  isBusy = false,
  busyText = shellLabels.loading,
  children,
}: PageFrameProps) {
  return (
    <div className={css.frame} aria-busy={isBusy || undefined}>
      <DocumentTitle title={tabTitle} />
      <div className={isHeadPrinted ? css.head : `${css.head} ${notPrinted}`}>
        <div className={css.words}>
          {crumbs && <Breadcrumbs crumbs={crumbs} />}
          <h1 className={`${css.title} ${css.size[titleSize]}`} tabIndex={-1}>
            {onRename ? (
              <button type="button" className={css.rename} onClick={onRename}>
                {title}
                <Pencil className={`${css.pencil} ${notPrinted}`} />
                <VisuallyHidden>, {shellLabels.rename}</VisuallyHidden>
              </button>
            ) : (
              title
            )}
          </h1>
          {subtitle && <p className={css.subtitle}>{subtitle}</p>}
          {meta && <div className={css.meta}>{meta}</div>}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {children}
      {isBusy && <LoadingOverlay text={busyText} />}
    </div>
  )
}
