import { addDays, civilDateOf } from '@tramite/core/calendar'
import type { popups, popupViews } from '../tables/popups.table.ts'
import type { LoadContext } from './demand-rows.ts'

interface PopupSeed {
  readonly title: string
  readonly description: string
  readonly link: string
  /** First and last day, in calendar days from the loading. */
  readonly from: number
  readonly to: number
}

const current: PopupSeed = {
  title: 'Sua marca ainda não é só sua?',
  description:
    'Antes de investir em um nome, confira se ele está livre. A busca de anterioridade no INPI mostra isso, e o registro se acompanha pelo portal. Peça o registro pelo portal e acompanhe cada etapa.',
  link: 'https://blog.vasconceloseprado.example/registro-de-marcas',
  from: -2,
  to: 5,
}

const past: PopupSeed = {
  title: 'Novas regras de privacidade',
  description: 'Preparamos um guia curto sobre o que muda no tratamento de dados de clientes.',
  link: 'https://blog.vasconceloseprado.example/privacidade',
  from: -40,
  to: -30,
}

/** The popup of today, and an earlier one that Marina has closed. */
export function toPopupRows({ timeline, registry, conventions }: LoadContext) {
  const today = civilDateOf(timeline.now, conventions.timeZone)
  const toRow = ({ from, to, ...shown }: PopupSeed) => {
    const createdAt = timeline.morningOf(from < -30 ? -40 : -3)
    const row: typeof popups.$inferInsert = {
      ...shown,
      id: timeline.id(`popup ${shown.title}`, createdAt),
      startDate: addDays(today, from),
      endDate: addDays(today, to),
      createdAt,
      updatedAt: createdAt,
    }
    return row
  }
  const rows = [toRow(past), toRow(current)] as const
  const views: (typeof popupViews.$inferInsert)[] = [
    {
      popupId: rows[0].id,
      userId: registry.personId('marina'),
      viewedAt: timeline.morningOf(-25),
    },
  ]
  return { rows, views }
}
