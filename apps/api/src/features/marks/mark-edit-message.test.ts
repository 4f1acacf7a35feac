import { describe, expect, it } from 'vitest'
import { toMarkEditMessage } from './mark-edit-message.ts'

const logo = { awsFileKey: 'k' }

describe('toMarkEditMessage', () => {
  it.each([
    [{ name: ' Aurora Sol ' }, 'O nome da marca foi alterado de "Aurora" para "Aurora Sol".'],
    [{ logo }, 'A logo da marca "Aurora" foi alterada.'],
    [{ name: 'Aurora', logo }, 'A logo da marca "Aurora" foi alterada.'],
    [
      { name: 'Sol', logo },
      'O nome e a logo da marca foram alterados. Nome anterior: "Aurora". Novo nome: "Sol".',
    ],
    [{ name: 'Aurora' }, 'Os dados da marca "Aurora" foram enviados novamente.'],
  ])('%o: %s', (change, text) => expect(toMarkEditMessage({ name: 'Aurora' }, change)).toBe(text))
})
