import type { ReactNode } from 'react'
import { legalLabels } from '../../labels/legal.ts'
import { SiteName } from '../../primitives/DocumentTitle/DocumentTitle.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { Brand } from '../../shell/Brand/Brand.tsx'
import type { ShellFirm } from '../../shell/shell.types.ts'
import { notPrinted } from '../../theme/print.css.ts'
import * as css from './LegalFrame.css.ts'

/** Where the legal documents are. */
export type LegalPath = '/terms' | '/politics' | '/cookies'

export interface LegalFrameProps {
  firm: ShellFirm
  /** The document on the page. */
  current: LegalPath
  /** Whether the link back leads to the portal or to sign-in. */
  isSignedIn: boolean
  children: ReactNode
}

const documents: readonly { href: LegalPath; label: string }[] = [
  { href: '/terms', label: legalLabels.terms },
  { href: '/politics', label: legalLabels.privacy },
  { href: '/cookies', label: legalLabels.cookies },
]

const mainId = 'conteudo'

/** Frame of a legal document outside the portal: the firm's mark, the link back, the other documents. */
export function LegalFrame({ firm, current, isSignedIn, children }: LegalFrameProps) {
  return (
    <div className={css.frame}>
      <a className={css.skip} href={`#${mainId}`}>
        {legalLabels.skip}
      </a>
      <header className={css.header}>
        <div className={css.bar}>
          <Brand firm={firm} />
          <LinkButton
            href={isSignedIn ? '/' : '/signIn'}
            variant="secondary"
            className={notPrinted}
          >
            {isSignedIn ? legalLabels.backToPortal : legalLabels.signIn}
          </LinkButton>
        </div>
      </header>
      <main id={mainId} className={css.main} tabIndex={-1}>
        <SiteName value={firm.name}>{children}</SiteName>
      </main>
      <footer className={css.footer}>
        <nav className={css.links} aria-label={legalLabels.documents}>
          {documents.map(({ href, label }) => (
            <TextLink
              key={href}
              href={href}
              variant="quiet"
              className={css.link}
              aria-current={href === current ? 'page' : undefined}
            >
              {label}
            </TextLink>
          ))}
        </nav>
      </footer>
    </div>
  )
}
