import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import {
  Builder,
  By,
  Capabilities,
  error,
  until,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver'
import { type Engine, TIMEOUT_MS } from './visitor.ts'

const programs = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'] as const

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}

/** A virtual screen: the browser needs one. */
function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x900x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  return new Promise((resolve, reject) => {
    screen.once('error', reject)
    screen.stdio[3]?.once('data', (number: Buffer) =>
      resolve({ screen, display: `:${String(number).trim()}` }),
    )
  })
}

/** Connects as soon as the driver listens. */
async function connect(port: number): Promise<WebDriver> {
  // Every action waits for its target; a driver that also waits for all of a page to load may do so for minutes.
  const capabilities = new Capabilities()
    .set('browserName', 'MiniBrowser')
    .setPageLoadStrategy('none')
  const deadline = Date.now() + TIMEOUT_MS
  for (;;) {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build()
    } catch (failure) {
      if (Date.now() > deadline) throw failure
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/**
 * Scrolls an element into view, which the driver does not do for elements below the window, and waits
 * until the page stops scrolling: otherwise the element would move away from under the pointer. Returns
 * whether it can then be pressed.
 */
const bringIntoSight = `
  const [element, answer] = arguments
  const framesOfRest = 8
  element.scrollIntoView({ block: 'center' })
  const look = (last, rested) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    if (rested === framesOfRest) {
      return answer(element.contains(document.elementFromPoint(x + width / 2, y + height / 2)))
    }
    requestAnimationFrame(() => look(y, y === last ? rested + 1 : 0))
  }
  look(null, 0)`

/** WebKit as provided by GTK, by WebDriver. */
export const webkit: Engine = {
  name: 'WebKit',
  isInstalled: () => programs.every((path) => existsSync(path)),
  async open() {
    const { screen, display } = await startScreen()
    const port = await freePort()
    const env = { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' }
    const server = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env })
    const stop = () => {
      server.kill()
      screen.kill()
    }
    const driver = await connect(port).catch((failure: unknown) => {
      stop()
      throw failure
    })
    /** Acts on an element once it is there, again as long as the page is still moving. */
    const act = async (xpath: string, action?: (element: WebElement) => Promise<unknown>) => {
      const deadline = Date.now() + TIMEOUT_MS
      for (;;) {
        try {
          const element = await driver.wait(until.elementLocated(By.xpath(xpath)), TIMEOUT_MS)
          await driver.wait(until.elementIsVisible(element), TIMEOUT_MS)
          const isInSight = await driver.executeAsyncScript<boolean>(bringIntoSight, element)
          if (action && !isInSight) throw new error.ElementClickInterceptedError(xpath)
          await action?.(element)
          return
        } catch (failure) {
          const isMoving =
            failure instanceof error.StaleElementReferenceError ||
            failure instanceof error.ElementNotInteractableError ||
            failure instanceof error.ElementClickInterceptedError
          if (!isMoving || Date.now() > deadline) {
            throw new Error(`At ${xpath}`, { cause: failure })
          }
        }
      }
    }
    return {
      goto: (url) => driver.get(url),
      fill: (xpath, text) => act(xpath, (element) => element.sendKeys(text)),
      press: (xpath) => act(xpath, (element) => element.click()),
      see: (xpath) => act(xpath),
      async close() {
        await driver.quit()
        stop()
      },
    }
  },
}
