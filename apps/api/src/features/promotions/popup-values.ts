import type { components } from '@tramite/core/contract'
import { message } from '@tramite/core/messages'
import { linkFault, requireNoFaults, toTextOrNull } from '../../http/checked-fields.ts'

type Changes = components['schemas']['PopupChanges']

interface Days {
  readonly startDate: string
  readonly endDate: string
}

/**
 * The columns that a draft or a change of a popup sets.
 * @param before the present days; for a draft its own
 * @throws Problem 400 for days in the wrong order, or an address that must not be opened
 */
export function toPopupColumns(given: Changes, before: Days) {
  const { title, description, img, link, startDate, endDate } = given
  const isReversed = (endDate ?? before.endDate) < (startDate ?? before.startDate)
  requireNoFaults({
    endDate: isReversed ? message('promotions.periodInvalid') : undefined,
    img: linkFault('img', img),
    link: linkFault('link', link),
  })
  return {
    ...(title !== undefined && { title: title.trim() }),
    ...(description !== undefined && { description: description.trim() }),
    ...(img !== undefined && { img: toTextOrNull(img) }),
    ...(link !== undefined && { link: toTextOrNull(link) }),
    ...(startDate !== undefined && { startDate }),
    ...(endDate !== undefined && { endDate }),
  }
}
