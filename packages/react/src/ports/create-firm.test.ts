import { expect, it } from 'vitest'
import { toConventions } from '../app/to-conventions.ts'
import { createFirm } from './create-firm.ts'

it('takes how the firm counts days, and leaves the rest of it empty', () => {
  const firm = createFirm({ timeZone: 'America/Sao_Paulo', conventions: 'brazil', name: 'Prado' })
  expect(toConventions(firm)).toMatchObject({ timeZone: 'America/Sao_Paulo' })
  expect(firm).toMatchObject({ name: 'Prado', contactEmail: '', banners: [], logoUrl: null })
})
