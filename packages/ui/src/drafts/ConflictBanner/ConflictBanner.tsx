import { conflictLabels as labels } from '../../labels/conflict.ts'
import { ChoiceBanner } from '../ChoiceBanner/ChoiceBanner.tsx'

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
  return (
    <ChoiceBanner
      tone="error"
      title={labels.title}
      lines={theirs.map(({ id, question, answer }) => ({
        id,
        text: labels.theirs(question, answer),
      }))}
      leave={{ label: labels.takeTheirs, onPress: onTakeTheirs }}
      take={{ label: labels.keepMine, onPress: onKeepMine }}
    />
  )
}
