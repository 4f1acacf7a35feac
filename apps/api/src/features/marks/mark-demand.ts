import { cutText, TEXT_MAX } from '@tramite/core/forms'
import type { MarkDraft } from '@tramite/core/marks'
import { fillMessage, markMessages } from '@tramite/core/messages'

/** The demand that comes with a mark. */
export function toMarkDemand({ name, description }: Pick<MarkDraft, 'name' | 'description'>) {
  const title = fillMessage(markMessages['marks.demand.name'], { name: name.trim() })
  return { name: cutText(title, TEXT_MAX), description: description.trim() }
}

/** The demand of an imported mark, and the name of the mark until it is described. */
export function toImportedMark(number: string) {
  return {
    name: fillMessage(markMessages['marks.importedName'], { number }),
    demand: {
      name: fillMessage(markMessages['marks.demand.importName'], { number }),
      description: fillMessage(markMessages['marks.demand.importDescription'], { number }),
    },
  }
}
