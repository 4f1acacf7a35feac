import type { LegalLink, LegalText as Text } from '@tramite/core/legal'
import * as linkCss from '../../primitives/TextLink/TextLink.css.ts'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'

/** A run of legal text with its links. */
export function LegalText({ text }: { text: Text }) {
  return text.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
      <PartLink key={index} link={part} />
    ),
  )
}

function PartLink({ link: { href, text } }: { link: LegalLink }) {
  if (href.startsWith('/')) return <TextLink href={href}>{text}</TextLink>
  // Anchors of this page and mail addresses are left to the browser, not the router.
  return (
    <a href={href} className={`${linkCss.link} ${linkCss.variant.inline}`}>
      {text}
    </a>
  )
}
