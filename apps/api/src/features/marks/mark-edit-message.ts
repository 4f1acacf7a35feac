import type { Mark, MarkChange } from '@tramite/core/marks'
import { fillMessage, markMessages as texts } from '@tramite/core/messages'

/**
 * The message that the demand gets when its mark is edited, naming what changed.
 * @param name of the mark before
 */
export function toMarkEditMessage(
  { name: from }: Pick<Mark, 'name'>,
  { name, logo }: MarkChange,
): string {
  const to = name?.trim() ?? from
  const hasNewLogo = logo !== undefined && logo !== null
  if (to !== from) {
    const text = texts[hasNewLogo ? 'marks.edited.both' : 'marks.edited.name']
    return fillMessage(text, { from, to })
  }
  return fillMessage(texts[hasNewLogo ? 'marks.edited.logo' : 'marks.edited.unchanged'], {
    name: from,
  })
}
