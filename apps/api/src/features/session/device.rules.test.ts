import { describe, expect, it } from 'vitest'
import { describeDevice } from './device.rules.ts'

const mozilla = 'Mozilla/5.0'
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('describeDevice', () => {
  it.each([
    [`(Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`, 'Chrome no Windows'],
    [
      `(Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
      'Edge no Windows',
    ],
    [
      `(X11; Linux x86_64) ${webkit} Chrome/131.0.0.0 Safari/537.36 OPR/116.0.0.0`,
      'Opera no Linux',
    ],
    ['(X11; Ubuntu; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox no Linux'],
    [
      `(Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`,
      'Safari no Mac',
    ],
    [
      `(iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`,
      'Safari no iPhone',
    ],
    [
      `(iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1`,
      'Chrome no iPhone',
    ],
    [
      `(iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/133.0 Mobile/15E148 Safari/605.1.15`,
      'Firefox no iPad',
    ],
    [
      `(Linux; Android 10; K) ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet no Android',
    ],
    [
      `(X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/131.0.0.0 Safari/537.36`,
      'Chrome no Chromebook',
    ],
    ['(Linux; Android 10; K) Outro/1.0', 'Navegador no Android'],
  ])('%s', (rest, words) => {
    expect(describeDevice(`${mozilla} ${rest}`)).toBe(words)
  })

  it.each([null, '', 'node', 'curl/8.5.0', '<script>alert(1)</script>'])(
    'knows nothing of %s',
    (text) => {
      expect(describeDevice(text)).toBeNull()
    },
  )

  it('takes nothing but names that it knows', () => {
    expect(describeDevice(`<b>Windows</b> acesse https://fora.example ${'x'.repeat(10_000)}`)).toBe(
      'Navegador no Windows',
    )
  })
})
