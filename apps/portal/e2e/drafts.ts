import type { Page } from '@playwright/test'

export const contract = {
  name: 'Contrato.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Cláusula primeira: do objeto.'),
}

export const readStorage = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }))
