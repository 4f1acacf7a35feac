import { Banner, type BannerProps } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Inline } from '../../primitives/Layout/Layout.tsx'
import { useFocusOnRemoval } from '../../primitives/use-focus-on-removal.ts'
import * as css from './ChoiceBanner.css.ts'

interface Choice {
  readonly label: string
  readonly onPress: () => void
}

export interface ChoiceBannerProps extends Pick<BannerProps, 'tone'> {
  title: string
  lines: readonly { readonly id: string; readonly text: string }[]
  /** What leaves things as they are. */
  leave: Choice
  take: Choice
}

/** Asks which of two answers counts; what is focused next is the title of the page. */
export function ChoiceBanner({ tone, title, lines, leave, take }: ChoiceBannerProps) {
  const banner = useFocusOnRemoval<HTMLDivElement>()
  return (
    <div ref={banner}>
      <Banner
        tone={tone}
        title={title}
        action={
          <Inline gap={2}>
            <Button variant="secondary" size="small" onPress={leave.onPress}>
              {leave.label}
            </Button>
            <Button size="small" onPress={take.onPress}>
              {take.label}
            </Button>
          </Inline>
        }
      >
        <ul className={css.lines}>
          {lines.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
