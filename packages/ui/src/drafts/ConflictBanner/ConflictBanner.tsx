import { conflictLabels as labels } from '../../labels/conflict.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Inline } from '../../primitives/Layout/Layout.tsx'
import { useTitleAfter } from '../../primitives/use-title-after.ts'

/** The two ways to resolve a conflict with what somebody else answered. */
export interface ConflictChoice {
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

export interface ConflictBannerProps extends ConflictChoice {
  /** What somebody else answered meanwhile, by question; empty where they removed the answer. */
  theirs: readonly { readonly id: string; readonly question: string; readonly answer: string }[]
}

/** Says what somebody else answered meanwhile, and asks whose answers to keep. */
export function ConflictBanner({ theirs, onKeepMine, onTakeTheirs }: ConflictBannerProps) {
  const banner = useTitleAfter<HTMLDivElement>()
  return (
    <div ref={banner}>
      <Banner
        tone="error"
        title={labels.title}
        action={
          <Inline gap={2}>
            <Button variant="secondary" size="small" onPress={onTakeTheirs}>
              {labels.takeTheirs}
            </Button>
            <Button size="small" onPress={onKeepMine}>
              {labels.keepMine}
            </Button>
          </Inline>
        }
      >
        <ul>
          {theirs.map(({ id, question, answer }) => (
            <li key={id}>{labels.theirs(question, answer)}</li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
