import { cookieBannerLabels as labels } from '../../labels/legal.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { useFocusOnRemoval } from '../../primitives/use-focus-on-removal.ts'
import { useRootClass } from '../../primitives/use-root-class.ts'
import { aboveBanner } from '../../theme/root-class.css.ts'
import * as css from './CookieBanner.css.ts'

export interface CookieBannerProps {
  onAnswer: (accepts: boolean) => void
}

/** Asks once whether the use of the portal may be measured. Both answers look alike. */
export function CookieBanner({ onAnswer }: CookieBannerProps) {
  const banner = useFocusOnRemoval<HTMLElement>()
  useRootClass(aboveBanner)
  return (
    <>
      <div className={css.room} />
      <section ref={banner} aria-label={labels.name} className={css.banner}>
        <p className={css.text}>
          {labels.text} {labels.more} <TextLink href="/cookies">{labels.policy}</TextLink>.
        </p>
        <div className={css.buttons}>
          <Button variant="secondary" className={css.button} onPress={() => onAnswer(false)}>
            {labels.refuse}
          </Button>
          <Button variant="secondary" className={css.button} onPress={() => onAnswer(true)}>
            {labels.accept}
          </Button>
        </div>
      </section>
    </>
  )
}
