import { randomUUID } from 'node:crypto'
import type { CDPSession, Page } from 'playwright'
import { openWindow, STAY_MS, setSpeed, slow } from '../browser/page-load.ts'
import { prepareClock, timeAct } from './felt-clock.ts'
import { landmarks, newestMessage, type Side, type Stage } from './stage.ts'

/** Actions of a user, milliseconds from the click or key to the painted result. */
export interface Acts {
  /** From the list to the messages of a demand. */
  readonly open: number
  readonly reply: number
  /** From the form to the page of the new demand. */
  readonly create: number
  /** From the last key to the hit; NaN on a slow connection, where it is not measured. */
  readonly search: number
}

/** A page that has been open for a while, at full speed until the act. */
async function standOn(page: Page, cdp: CDPSession, url: string, landmark: string) {
  await setSpeed(cdp, {})
  await page.goto(url)
  await page.locator(landmark).first().waitFor()
  await page.waitForTimeout(STAY_MS)
}

/** Minimum time that a pointer hovers over a target before the press, milliseconds. */
const HAND_MS = 100

/** A word that occurs in no other demand. */
const toUniqueWord = () =>
  randomUUID()
    .replaceAll('-', '')
    .replaceAll(/\d/g, (digit) => String.fromCharCode(103 + Number(digit)))
    .slice(0, 12)

/** Performs all acts one after the other in a window of its own. */
export async function carryOut(
  { browser, demands }: Stage,
  { server: { origin }, storageState, needsEnter }: Side,
  { round, isSlow }: { round: number; isSlow: boolean },
): Promise<Acts> {
  const context = await openWindow(browser, storageState)
  try {
    const page = await context.newPage()
    await prepareClock(page)
    const cdp = await context.newCDPSession(page)
    const speed = isSlow ? slow : {}
    const { id = '' } = demands[(round * 2 + Number(isSlow)) % demands.length] ?? {}
    const main = page.locator('main')

    const link = main.locator(`a[href="/demands/${id}"]`).first()
    await standOn(page, cdp, `${origin}/demands`, `main a[href="/demands/${id}"]`)
    await setSpeed(cdp, speed)
    const shown = { selector: landmarks.demand, text: newestMessage }
    await link.hover()
    await page.waitForTimeout(HAND_MS)
    const open = await timeAct(page, shown, () => link.click())

    await page.waitForTimeout(STAY_MS)
    const word = toUniqueWord()
    await main.getByLabel('Mensagem').fill(`Recebido, ${word}.`)
    const send = main.getByRole('button', { name: 'Enviar', exact: true })
    const reply = await timeAct(page, { selector: landmarks.demand, text: word }, () =>
      send.click(),
    )

    // Matches until the last key is typed, and then no longer; on a slow connection search is not measured.
    const names = [...(isSlow ? [] : [`Rascunho ${word}`]), `Contrato ${word}k`]
    const submit = main.getByRole('button', { name: 'Criar demanda' })
    let create = Number.NaN
    for (const name of names) {
      await standOn(page, cdp, `${origin}/demands/new`, landmarks.form)
      await main.getByLabel('Nome').fill(name)
      await main.getByLabel('Descrição').fill('Precisamos rever a cláusula de exclusividade.')
      await setSpeed(cdp, speed)
      create = await timeAct(page, { selector: 'main h1', text: name }, () => submit.click())
    }

    if (isSlow) return { open, reply, create, search: Number.NaN }
    await standOn(page, cdp, `${origin}/demands`, landmarks.list)
    const field = main.getByLabel('Buscar', { exact: true })
    if (!needsEnter) await main.getByLabel('Buscar em').selectOption('name')
    await field.pressSequentially(needsEnter ? `${word}k` : word, { delay: 60 })
    await page.waitForTimeout(STAY_MS)
    const [gone = '', text = ''] = names
    const search = await timeAct(page, { selector: 'main section', text, gone }, () =>
      field.press(needsEnter ? 'Enter' : 'k'),
    )
    return { open, reply, create, search }
  } finally {
    await context.close()
  }
}
