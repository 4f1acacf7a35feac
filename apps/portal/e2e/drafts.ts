import type { Page } from '@playwright/test'

export const contract = {
  name: 'Contrato.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Cláusula primeira: do objeto.'),
}

export const readStorage = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }))

/** Opens the dialog for replying to a pending demand. */
export async function openAnswer(page: Page) {
  await page
    .getByRole('group', { name: 'Ações da demanda' })
    .getByRole('button', { name: 'Resolver pendências' })
    .click()
  return page.getByRole('dialog', { name: 'Resolver pendências' })
}
