import type { Reminder } from '@tramite/core/reminders'
import { buildId, buildReminder } from '@tramite/core/testing'

/** A reminder for stories: a task of the customer. */
export const sampleReminder = (place: number, change: Partial<Reminder> = {}): Reminder =>
  buildReminder({ id: buildId(500 + place), externalId: place, ...change })

const firm = { id: buildId(90), type: 'BACKOFFICE', name: 'Helena Duarte' } as const

/** The business and the day of the stories. */
export const sampleFrame = { today: '2026-11-23', businessId: buildId(2) }

/** One of each category. */
export const sampleReminders: readonly Reminder[] = [
  sampleReminder(1, { name: 'Enviar o comprovante do seguro', duoDate: '2026-11-19' }),
  sampleReminder(2, {
    name: 'Responder à pesquisa de clima da fábrica',
    duoDate: '2026-11-23',
    files: [
      {
        id: buildId(700),
        name: 'pesquisa.pdf',
        size: 1_200,
        contentType: 'application/pdf',
        key: 'uploads/pesquisa',
      },
    ],
    attachmentsLinks: ['uploads/pesquisa'],
  }),
  sampleReminder(3, {
    name: 'Recolher o FGTS dos demitidos em novembro',
    type: 'legalObrigation',
    duoDate: '2026-12-07',
    User: firm,
    link: 'https://www.gov.br/fgts',
  }),
  sampleReminder(4, {
    name: 'Assembleia de sócios: contas do trimestre',
    type: 'event',
    duoDate: '2026-12-10',
    ReminderDemands: [{ id: buildId(710), demandId: buildId(720) }],
  }),
  sampleReminder(5, {
    name: 'Licença sanitária da linha de envase',
    type: 'legalObrigation',
    duoDate: '2026-10-30',
    User: firm,
    ReminderFileds: [
      { businessWhoFiled: sampleFrame.businessId, createdAt: '2026-11-01T12:00:00.000Z' },
    ],
  }),
]
