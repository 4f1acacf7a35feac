import { existsSync } from 'node:fs'
import { launch } from 'puppeteer-core'
import { type Engine, TIMEOUT_MS } from './visitor.ts'

const executablePath = '/usr/bin/firefox-esr'

/** The system's Firefox, as built by its vendor, by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  isInstalled: () => existsSync(executablePath),
  async open() {
    const browser = await launch({
      browser: 'firefox',
      executablePath,
      extraPrefsFirefox: { 'intl.accept_languages': 'pt-BR' },
    })
    const page = await browser.newPage()
    page.setDefaultTimeout(TIMEOUT_MS)
    const find = (xpath: string) => page.locator(`::-p-xpath(${xpath})`)
    return {
      async goto(url) {
        await page.goto(url)
      },
      fill: (xpath, text) => find(xpath).fill(text),
      press: (xpath) => find(xpath).click(),
      async see(xpath) {
        await find(xpath).wait()
      },
      close: () => browser.close(),
    }
  },
}
