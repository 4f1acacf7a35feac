import { templatesLabels as labels } from '../../labels/templates.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import { useFocusOnRemoval } from '../../primitives/use-focus-on-removal.ts'
import * as css from './LeftAnswers.css.ts'

/** An answer to a question that the firm has taken away. */
export interface LeftAnswer {
  readonly name: string
  /** The question; null where it is not known any more. */
  readonly label: string | null
  readonly answer: string
}

export interface LeftAnswersProps {
  answers: readonly LeftAnswer[]
  /** Forgets them; undefined while their fields are on the page. */
  onDiscard: (() => void) | undefined
}

/** Answers that go into no document: who gave them can read and copy them. */
export function LeftAnswers({ answers, onDiscard }: LeftAnswersProps) {
  // It disappears when its button is pressed.
  const part = useFocusOnRemoval<HTMLDivElement>()
  return (
    <div ref={part}>
      <Banner
        tone="turn"
        title={labels.leftTitle}
        action={
          onDiscard && (
            <Button variant="ghost" size="small" onPress={onDiscard}>
              {labels.leftDiscard}
            </Button>
          )
        }
      >
        <Stack gap={2}>
          <p>{labels.leftText}</p>
          {answers.map(({ name, label, answer }) => (
            // Announced, an answer would be read again with every letter that is typed into it.
            <div key={name} aria-live="off">
              {label !== null && (
                <Text size="small" isMuted>
                  {label}
                </Text>
              )}
              <p className={css.answer}>{answer}</p>
            </div>
          ))}
        </Stack>
      </Banner>
    </div>
  )
}
