import { Pause, Play } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { carouselLabels } from '../../labels/carousel.ts'
import { media } from '../../theme/scale.ts'
import { useMedia } from '../../theme/use-media.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './Carousel.css.ts'

export interface Slide {
  readonly id: string
  readonly content: ReactNode
}

export interface CarouselProps {
  /** Accessible name. */
  label: string
  slides: readonly Slide[]
  /** How long each slide is shown, in milliseconds. */
  interval: number
}

/**
 * Slides in one place, one after another and then from the first again. Nothing moves while the pointer
 * or the focus is on it, or for users who prefer reduced motion; it can be paused (WCAG 2.2.2).
 */
export function Carousel({ label, slides, interval }: CarouselProps) {
  const [index, setIndex] = useState(0)
  const wantsStillness = useMedia(media.reducedMotion)
  const [choice, setChoice] = useState<'playing' | 'paused'>()
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const count = slides.length
  const current = count === 0 ? 0 : index % count
  const isPlaying = choice === undefined ? !wantsStillness : choice === 'playing'
  const isMoving = isPlaying && !isPointedAt && !hasFocus && count > 1

  // A change of slide restarts the timer, so that a chosen slide is shown for the full interval.
  useEffect(() => {
    if (!isMoving) return
    const timer = setTimeout(() => setIndex((current + 1) % count), interval)
    return () => clearTimeout(timer)
  }, [isMoving, current, count, interval])

  return (
    <section
      className={css.carousel}
      aria-roledescription={carouselLabels.role}
      aria-label={label}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <div className={css.slides} aria-live={isMoving ? 'off' : 'polite'}>
        {slides.map(({ id, content }, place) => (
          <article
            key={id}
            aria-roledescription={carouselLabels.slideRole}
            aria-label={carouselLabels.place(place + 1, count)}
            className={place === current ? css.slide : `${css.slide} ${css.hidden}`}
            inert={place !== current}
          >
            {content}
          </article>
        ))}
      </div>
      {count > 1 && (
        <div className={css.controls}>
          <IconButton
            size="small"
            label={isPlaying ? carouselLabels.pause : carouselLabels.play}
            icon={isPlaying ? <Pause size={16} /> : <Play size={16} />}
            onPress={() => setChoice(isPlaying ? 'paused' : 'playing')}
          />
          {slides.map(({ id }, place) => (
            <button
              key={id}
              type="button"
              className={css.dot}
              aria-label={carouselLabels.show(place + 1, count)}
              aria-current={place === current}
              onClick={() => setIndex(place)}
            />
          ))}
        </div>
      )}
    </section>
  )
}
