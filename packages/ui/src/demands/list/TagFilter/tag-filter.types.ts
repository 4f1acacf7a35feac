import type { Tag } from '@tramite/core/demands'
import type { LoadedOptions } from '../../../primitives/ComboBox/options.ts'

export interface TagFilterProps {
  tags: readonly Tag[]
  /** Whether the tags are complete, and how to ask for the rest again after a failure. */
  tagsRead: Pick<LoadedOptions, 'isComplete' | 'rest'>
  /** Ids. */
  selected: readonly string[]
  onChange: (selected: string[]) => void
  /**
   * What the selection leaves, in words; announced inside the panel, since live regions outside it are
   * silent.
   */
  result: string
}
