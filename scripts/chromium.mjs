// Finds a Chromium for the tests, or brings one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const known = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

function find() {
  return known.find((path) => path && existsSync(path))
}

function install(command, args) {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}

/**
 * The path of the system's Chromium: the one there is, or Debian's package where this runs as
 * root; undefined when Playwright's own download has to serve.
 */
export function ensureChromium() {
  const found = find()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('Instalando o Chromium do Debian…')
    install('apt-get', ['update', '-qq'])
    if (install('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])) {
      return find()
    }
  }
  console.log('Baixando o Chromium do Playwright…')
  install('node_modules/.bin/playwright', ['install', 'chromium'])
  return undefined
}
