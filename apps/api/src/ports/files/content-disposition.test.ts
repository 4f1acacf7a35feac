import { describe, expect, it } from 'vitest'
import { toAttachment } from './content-disposition.ts'

describe('toAttachment', () => {
  it.each([
    ['contrato.pdf', `attachment; filename="contrato.pdf"; filename*=UTF-8''contrato.pdf`],
    [
      "d'água (1)*.pdf",
      `attachment; filename="d'agua (1)*.pdf"; filename*=UTF-8''d%27%C3%A1gua%20%281%29%2A.pdf`,
    ],
    ['100%.txt', `attachment; filename="100_.txt"; filename*=UTF-8''100%25.txt`],
    [
      '../../etc/passwd',
      `attachment; filename=".._.._etc_passwd"; filename*=UTF-8''.._.._etc_passwd`,
    ],
    [
      'a\r\nSet-Cookie: x',
      `attachment; filename="aSet-Cookie: x"; filename*=UTF-8''aSet-Cookie%3A%20x`,
    ],
    ['\u202efdp.exe', `attachment; filename="fdp.exe"; filename*=UTF-8''fdp.exe`],
    ['\n', `attachment; filename="arquivo"; filename*=UTF-8''arquivo`],
    ['\ud800.pdf', `attachment; filename="_.pdf"; filename*=UTF-8''%EF%BF%BD.pdf`],
  ])('of %j', (name, header) => {
    expect(toAttachment(name)).toBe(header)
  })
})
