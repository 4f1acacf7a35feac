import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { paginationLabels } from '../../labels/pagination.ts'
import { useLinkProps } from '../Navigation/NavigationProvider.tsx'
import * as css from './Pagination.css.ts'
import { toPageWindow } from './page-window.ts'

export interface PaginationProps {
  /** What is paged; names the navigation if a page has several. */
  label?: string
  /** Zero-based. */
  page: number
  pageCount: number
  /** Address of a zero-based page: the address bar owns the current page. */
  toHref: (page: number) => string
}

/** The navigation through the pages of a list. Renders nothing for one page or none, nor on a page past the end. */
export function Pagination({
  label = paginationLabels.pages,
  page,
  pageCount,
  toHref,
}: PaginationProps) {
  if (pageCount <= 1 || page >= pageCount) return null
  const { pages, last } = toPageWindow(page, pageCount)
  const toLink = (target: number) => (
    <li key={target}>
      <PageLink
        href={toHref(target)}
        label={paginationLabels.page(target + 1)}
        isCurrent={target === page}
      >
        {target + 1}
      </PageLink>
    </li>
  )
  return (
    <nav aria-label={label}>
      <ul className={css.list}>
        <Step label={paginationLabels.previous} href={page > 0 ? toHref(page - 1) : undefined}>
          <ChevronLeft />
        </Step>
        {pages.map(toLink)}
        {last !== undefined && (
          <li className={css.gap} aria-hidden="true">
            …
          </li>
        )}
        {last !== undefined && toLink(last)}
        <Step
          label={paginationLabels.next}
          href={page < pageCount - 1 ? toHref(page + 1) : undefined}
        >
          <ChevronRight />
        </Step>
      </ul>
    </nav>
  )
}

/** One page forward or back. Without such a page it stays visible, so that it does not lose the focus. */
function Step({
  href,
  label,
  children,
}: {
  href: string | undefined
  label: string
  children: ReactNode
}) {
  return (
    <li>
      <PageLink href={href} label={label}>
        {children}
      </PageLink>
    </li>
  )
}

function PageLink({
  href,
  label,
  isCurrent = false,
  children,
}: {
  href: string | undefined
  label: string
  isCurrent?: boolean
  children: ReactNode
}) {
  const linkProps = useLinkProps(href ?? '')
  if (href === undefined) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a disabled link that may still have the focus
      <a className={css.link} role="link" aria-disabled="true" aria-label={label} tabIndex={-1}>
        {children}
      </a>
    )
  }
  return (
    <a
      {...linkProps}
      href={href}
      className={css.link}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </a>
  )
}
