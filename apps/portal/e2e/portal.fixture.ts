import { test as base, expect, type Page } from '@playwright/test'
import { password } from './accounts.ts'
import { createFirm, type FirmSide } from './firm-side.ts'

interface Fixtures {
  /** Signs in through the form and waits for the home page. */
  signIn: (email: string, page?: Page) => Promise<void>
  /** What the firm does meanwhile, through the API. */
  firm: FirmSide
}

export const test = base.extend<Fixtures>({
  signIn: async ({ page }, use) => {
    await use(async (email, target = page) => {
      await target.goto('/signIn')
      await target.getByLabel('E-mail').fill(email)
      await target.getByLabel('Senha', { exact: true }).fill(password)
      await target.getByRole('button', { name: 'Entrar' }).click()
      await expect(target.getByRole('heading', { level: 1, name: /^Olá, / })).toBeVisible()
    })
  },
  firm: async ({ baseURL }, use) => {
    await use(await createFirm(`${baseURL}/api`))
  },
})

export { expect }
