import { homeLabels } from '../../labels/home.ts'
import { Card } from '../../primitives/Card/Card.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import * as css from './ContentsCard.css.ts'

export interface ContentsCardProps {
  /** Addresses of the firm's own publications; the card is not shown without one. */
  blogUrl?: string | undefined
  videosUrl?: string | undefined
}

/** What the firm publishes, in new tabs. */
export function ContentsCard({ blogUrl, videosUrl }: ContentsCardProps) {
  const contents = [
    { href: blogUrl, title: homeLabels.blog, text: homeLabels.blogText },
    { href: videosUrl, title: homeLabels.videos, text: homeLabels.videosText },
  ]
  if (!blogUrl && !videosUrl) return null
  return (
    <Card heading={homeLabels.contents} className={css.card}>
      <ul className={css.list}>
        {contents.map(({ href, title, text }) =>
          href ? (
            <li key={title} className={css.item}>
              <TextLink variant="quiet" isExternal className={css.link} href={href}>
                {title}
              </TextLink>
              <p className={css.text}>{text}</p>
            </li>
          ) : null,
        )}
      </ul>
    </Card>
  )
}
