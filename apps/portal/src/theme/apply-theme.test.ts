import { describe, expect, it } from 'vitest'
import { chooseTheme, followTheme, readTheme, type ThemePage } from './apply-theme.ts'

/** A tab of a device: its storage, and how it looks. */
function open(stored: Map<string, string>) {
  const dataset: DOMStringMap = {}
  const listeners: ((event: StorageEvent) => void)[] = []
  const page = {
    document: { documentElement: { dataset } },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
    addEventListener: (_: string, listener: (event: StorageEvent) => void) =>
      void listeners.push(listener),
  } as unknown as ThemePage
  const hear = (key: string | null) => {
    for (const listener of listeners) listener({ key } as StorageEvent)
  }
  return { page, dataset, hear }
}

describe('the theme of a device', () => {
  it('is there when the page begins, and both tabs follow a change', () => {
    const stored = new Map([['theme', 'dark']])
    const [one, other] = [open(stored), open(stored)]
    followTheme(one.page, 'theme')
    followTheme(other.page, 'theme')
    expect([one.dataset.theme, other.dataset.theme]).toEqual(['dark', 'dark'])

    chooseTheme(one.page, 'theme', 'light')
    other.hear('something else')
    expect([one.dataset.theme, other.dataset.theme]).toEqual(['light', 'dark'])
    other.hear('theme')
    expect(other.dataset.theme).toBe('light')

    chooseTheme(one.page, 'theme', 'system')
    other.hear(null)
    expect([one.dataset.theme, other.dataset.theme]).toEqual([undefined, undefined])
    expect(stored.size).toBe(0)
  })

  it('holds for the page where nothing can be kept', () => {
    const { page, dataset } = open(new Map())
    const refuse = () => {
      throw new Error('forbidden')
    }
    const localStorage = { getItem: refuse, setItem: refuse, removeItem: refuse }
    chooseTheme({ ...page, localStorage }, 'theme', 'dark')
    expect(dataset.theme).toBe('dark')
    expect(readTheme({ localStorage }, 'theme')).toBe('system')
  })
})
