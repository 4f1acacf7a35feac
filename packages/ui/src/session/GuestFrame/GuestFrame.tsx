import type { ReactNode } from 'react'
import { sessionLabels } from '../../labels/session.ts'
import { DocumentTitle, SiteName } from '../../primitives/DocumentTitle/DocumentTitle.tsx'
import { FirmMark } from '../../primitives/FirmMark/FirmMark.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { GuestArt } from '../GuestArt/GuestArt.tsx'
import * as css from './GuestFrame.css.ts'

export interface GuestFrameProps {
  firmName: string
  /** One or two letters for the mark beside the name. */
  firmLabel: string
  /** Address of the firm's logo, which replaces the mark. */
  firmLogo?: string | null
  title: string
  text?: ReactNode
  children: ReactNode
}

/** Frame of every page for visitors: drawing on the left, the firm's mark and legal links above. */
export function GuestFrame({
  firmName,
  firmLabel,
  firmLogo,
  title,
  text,
  children,
}: GuestFrameProps) {
  return (
    <div className={css.frame}>
      <SiteName value={firmName}>
        <DocumentTitle title={title} />
      </SiteName>
      <aside className={css.panel}>
        <GuestArt />
        <p className={css.panelTitle}>{sessionLabels.panelTitle}</p>
        <p className={css.panelText}>{sessionLabels.panelText}</p>
      </aside>
      <div className={css.page}>
        <header className={css.header}>
          <span className={css.logo}>
            <FirmMark label={firmLabel} logoUrl={firmLogo} />
            <span className={css.firmName}>{firmName}</span>
          </span>
          <nav className={css.legal} aria-label={sessionLabels.legal}>
            <TextLink href="/politics" variant="quiet">
              {sessionLabels.privacy}
            </TextLink>
            <TextLink href="/terms" variant="quiet">
              {sessionLabels.terms}
            </TextLink>
          </nav>
        </header>
        <main className={css.main}>
          <div className={css.card}>
            <h1 className={css.title} tabIndex={-1}>
              {title}
            </h1>
            {text && <p className={css.text}>{text}</p>}
            {children}
          </div>
        </main>
      </div>
    </div>
  )
}
