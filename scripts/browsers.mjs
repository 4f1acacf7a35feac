// Finds or installs the browsers of the tests.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const whole = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const headless = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell']

const find = (paths) => paths.find((path) => path && existsSync(path))

function install(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}

const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

function installPackages(...names) {
  install('apt-get', ['update', '-qq'])
  return install('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names])
}

/**
 * The path of the system's Chromium: an installed one, or Debian's package if this runs as root;
 * undefined if Playwright's own download must do.
 */
export function ensureChromium() {
  const found = find(whole)
  if (found) return found
  if (canInstallPackages()) {
    console.log('Instalando o Chromium do Debian…')
    if (installPackages('chromium')) return find(whole)
  }
  console.log('Baixando o Chromium do Playwright…')
  install('node_modules/.bin/playwright', ['install', 'chromium'])
  return undefined
}

/**
 * The path of a Chromium for tests: the headless build, which takes two thirds of the processor time; the
 * full one if there is none.
 */
export function ensureHeadlessChromium() {
  const found = find(headless)
  if (found) return found
  if (canInstallPackages()) {
    console.log('Instalando o Chromium sem janelas do Debian…')
    if (installPackages('chromium-headless-shell')) return find(headless)
  }
  return ensureChromium()
}

const others = [
  ['/usr/bin/firefox-esr', 'firefox-esr'],
  ['/usr/bin/WebKitWebDriver', 'webkit2gtk-driver'],
  ['/usr/bin/Xvfb', 'xvfb'],
]

/**
 * Installs Firefox and WebKit from Debian's packages, if this runs as root on Debian. Elsewhere the
 * journeys in missing browsers are skipped.
 */
export function ensureOtherBrowsers() {
  const missing = others.filter(([path]) => !existsSync(path)).map(([, name]) => name)
  if (missing.length === 0 || !canInstallPackages()) return
  console.log('Instalando o Firefox e o WebKit do Debian…')
  installPackages(...missing)
}
