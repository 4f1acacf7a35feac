import { expect, it } from 'vitest'
import { buildAttachment, buildDocument } from '../testing/index.ts'
import { toDemandFiles } from './demand-files.rules.ts'

const sent = {
  ...buildAttachment({ name: 'contrato.pdf', key: 'k1' }),
  createdAt: '2026-11-17T12:00:00.000Z',
  userType: 'CUSTOMER',
  userName: 'Ana',
} as const

it('leaves out what is older than the files of the other kind that are not loaded yet', () => {
  const documents = [18, 16, 14].map((day) =>
    buildDocument({ createdAt: `2026-11-${day}T12:00:00.000Z`, userType: 'CUSTOMER' }),
  )
  const attachments = [17, 16, 15].map(
    (day) =>
      ({
        ...sent,
        createdAt: `2026-11-${day}T12:00:00.000Z`,
      }) as const,
  )
  const daysOf = (behind: Parameters<typeof toDemandFiles>[2]) =>
    toDemandFiles(documents, attachments, behind).map(({ createdAt }) => createdAt.slice(8, 10))
  expect(daysOf({})).toEqual(['18', '17', '16', '16', '15', '14'])
  expect(daysOf({ documents: true })).toEqual(['18', '17', '16', '16', '15', '14'])
  expect(daysOf({ attachments: true })).toEqual(['18', '17', '16', '16', '15'])
  expect(daysOf({ documents: true, attachments: true })).toEqual(['18', '17', '16', '16', '15'])
})

it('leaves out nothing of a side of which only one kind is loaded', () => {
  const early = buildDocument({ createdAt: '2026-01-05T12:00:00.000Z', userType: 'BACKOFFICE' })
  const files = toDemandFiles([early], [sent], { attachments: true })
  expect(files.map(({ isCustomers }) => isCustomers)).toEqual([true, false])
})

it('puts documents and attachments of both sides together, newest first', () => {
  const document = buildDocument({ createdAt: '2026-11-18T12:00:00.000Z', userType: 'BACKOFFICE' })
  const own = buildDocument({ createdAt: '2026-11-16T12:00:00.000Z', userType: 'CUSTOMER' })
  const files = toDemandFiles([document, own], [sent, { ...sent, userType: 'BACKOFFICE' }])
  expect(files.map(({ source, isCustomers }) => [source.kind, isCustomers])).toEqual([
    ['document', false],
    ['attachment', true],
    ['attachment', false],
    ['document', true],
  ])
  expect(files[1]).toMatchObject({
    name: 'contrato.pdf',
    userName: 'Ana',
    source: { kind: 'attachment', key: 'k1' },
  })
})
