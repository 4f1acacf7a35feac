import { expect, it } from 'vitest'
import { buildAttachment, buildDocument } from '../testing/index.ts'
import { toDemandFiles } from './demand-files.rules.ts'

it('puts documents and attachments of both sides together, newest first', () => {
  const document = buildDocument({ createdAt: '2026-11-18T12:00:00.000Z', userType: 'BACKOFFICE' })
  const own = buildDocument({ createdAt: '2026-11-16T12:00:00.000Z', userType: 'CUSTOMER' })
  const sent = {
    ...buildAttachment({ name: 'contrato.pdf', key: 'k1' }),
    createdAt: '2026-11-17T12:00:00.000Z',
    userType: 'CUSTOMER',
    userName: 'Ana',
  } as const
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
