import { splitLinks } from '@tramite/core/links'
import { Fragment, useMemo } from 'react'
import { NewTabHint } from '../../../primitives/VisuallyHidden/NewTabHint.tsx'
import * as css from './LinkedText.css.ts'

/** A user's text, with its web addresses as links that open in a new tab. */
export function LinkedText({ text }: { text: string }) {
  const parts = useMemo(() => {
    let start = 0
    return splitLinks(text).map((part) => {
      const key = start
      start += part.text.length
      return { ...part, key }
    })
  }, [text])
  return parts.map(({ key, text: shown, href }) =>
    href === null ? (
      <Fragment key={key}>{shown}</Fragment>
    ) : (
      <a
        key={key}
        className={css.link}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
      >
        {shown}
        <NewTabHint />
      </a>
    ),
  )
}
