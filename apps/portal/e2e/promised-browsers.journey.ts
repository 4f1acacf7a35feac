import { readdirSync, readFileSync } from 'node:fs'
import { accounts } from './accounts.ts'
import { expect, test } from './portal.fixture.ts'
import { createScannedPage } from './scanned-page.ts'

/** What one of the oldest promised browsers (`build.target` of the portal) lacks, by the object that has it. */
const missing: Readonly<Record<string, readonly string[]>> = {
  AbortSignal: ['any'],
  Array: ['fromAsync'],
  Error: ['isError'],
  'Intl.Locale.prototype': ['getTextInfo', 'getWeekInfo'],
  Intl: ['DurationFormat', 'Segmenter'],
  Iterator: ['concat', 'from'],
  'Iterator.prototype': [
    ...['drop', 'every', 'filter', 'find', 'flatMap', 'forEach', 'join', 'map', 'reduce', 'some'],
    ...['take', 'toArray'],
  ],
  Map: ['groupBy'],
  'Map.prototype': ['getOrInsert', 'getOrInsertComputed'],
  Math: ['sumPrecise'],
  Object: ['groupBy'],
  Promise: ['try', 'withResolvers'],
  RegExp: ['escape'],
  'Set.prototype': [
    ...['difference', 'intersection', 'isDisjointFrom', 'isSubsetOf', 'isSupersetOf'],
    ...['symmetricDifference', 'union'],
  ],
  URL: ['canParse', 'parse'],
  Uint8Array: ['fromBase64', 'fromHex'],
  'Uint8Array.prototype': ['setFromBase64', 'setFromHex', 'toBase64', 'toHex'],
  'ArrayBuffer.prototype': ['transfer', 'transferToFixedLength'],
  'WeakMap.prototype': ['getOrInsert', 'getOrInsertComputed'],
  'Response.prototype': ['bytes'],
  'Blob.prototype': ['bytes'],
  'globalThis.Element?.prototype': ['checkVisibility', 'getHTML', 'setHTMLUnsafe'],
  'globalThis.Document?.prototype': ['caretPositionFromPoint', 'startViewTransition'],
  'globalThis.HTMLElement?.prototype': ['hidePopover', 'showPopover', 'togglePopover'],
  globalThis: ['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation', 'Iterator'],
}

/** Takes it from a page or a worker before any other code. */
const aged = Object.entries(missing)
  .map(([owner, names]) => names.map((name) => `delete (${owner} ?? {}).${name};`).join(''))
  .join('')

/** Calls without which code cannot go on; what is only asked for where it is, is asked for differently. */
const calls = Object.entries(missing).flatMap(([owner, names]) =>
  /^(AbortSignal|Array|Error|Map|Math|Object|Promise|RegExp|URL|Uint8Array)$/.test(owner)
    ? names.map((name) => `${owner}.${name}(`)
    : [],
)

const assets = new URL('../dist/assets/', import.meta.url)

test('the built code calls nothing that a promised browser lacks', () => {
  const found = readdirSync(assets)
    .filter((name) => /\.m?js$/.test(name))
    .map((name) => ({ name, code: readFileSync(new URL(name, assets), 'utf8') }))
    // The reader of PDF brings along what is missing.
    .filter(({ code }) => !code.includes('__core-js_shared__'))
    .flatMap(({ name, code }) =>
      calls.filter((call) => code.includes(call)).map((call) => `${name}: ${call}`),
    )
  expect(found).toEqual([])
})

test('in the oldest promised browser a customer signs in, writes, and sees a PDF', async ({
  page,
  signIn,
  firm,
  customer,
}) => {
  const { id } = await (await customer(accounts.user)).raise()
  await firm.sendDocument(id, { name: 'Escritura.pdf', content: createScannedPage() })
  await page.addInitScript(aged)
  let agedWorkers = 0
  await page.route(/\.mjs$/, async (route) => {
    const response = await route.fetch()
    agedWorkers += 1
    await route.fulfill({ response, body: aged + (await response.text()) })
  })
  await signIn(accounts.user)
  expect(await page.evaluate(() => 'any' in AbortSignal)).toBe(false)
  await page.goto(`/demands/${id}`)
  await page.getByLabel('Mensagem').fill('O contrato segue amanhã.')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(
    page
      .getByRole('article')
      .filter({ hasText: 'O contrato segue amanhã.', hasNotText: 'Enviando' }),
  ).toBeVisible()
  await page.getByRole('tab', { name: 'Documentos' }).click()
  await page.getByRole('link', { name: 'Escritura.pdf' }).first().click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByText('Página 1 de 1')).toBeVisible()
  const paper = viewer.locator('canvas')
  const readDot = () =>
    paper.evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) return null
      const dots = canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1)
      return dots ? [...dots.data] : null
    })
  await expect.poll(readDot).toEqual([0, 0, 0, 255])
  expect(agedWorkers).toBeGreaterThan(0)
})
