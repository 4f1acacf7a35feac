import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { DocumentTitle } from '../../primitives/DocumentTitle/DocumentTitle.tsx'
import * as css from './NoticeScreen.css.ts'

export interface NoticeScreenProps {
  title: string
  text: string
  /** What has become of what stood open in its place. */
  left?: ReactNode
  /** A second paragraph: whom to write to. */
  note?: ReactNode
  icon?: ReactNode
  /** Links or buttons: what the reader can do. */
  actions?: ReactNode
}

/** Shown in place of a page that may not be shown, with the reason. */
export function NoticeScreen({ title, text, left, note, icon, actions }: NoticeScreenProps) {
  return (
    <div className={css.screen}>
      <DocumentTitle title={title} />
      <span className={css.icon}>{icon ?? <LockKeyhole />}</span>
      <h1 className={css.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={css.text}>{text}</p>
      {left}
      {note && <p className={css.text}>{note}</p>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
