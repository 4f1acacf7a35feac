import { catalogue, type MessageCode, message, unansweredMessages } from '@tramite/core/messages'
import { describe, expect, it } from 'vitest'
import { toToastText } from './toast-texts.ts'

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const imports = /import (?:type )?\{([^}]*)\} from '(@tramite\/core\/[\w-]+)'/g
const nowhere = { businessId: () => null }

const isCode = (value: unknown): value is MessageCode =>
  typeof value === 'string' && value in catalogue

/** The messages that a function of the SDK may report; none if it is no operation. */
function toCodes(operation: unknown): MessageCode[] {
  if (typeof operation !== 'function') return []
  try {
    const made = operation(nowhere, {})
    // A function of another kind gets unexpected arguments, and rejects now or later.
    if (made instanceof Promise) made.catch(() => undefined)
    // The code of the refusal that is reported is not a text.
    const { reportedCode: _, ...texts } = made.meta ?? {}
    return Object.values(texts).filter(isCode)
  } catch {
    return []
  }
}

/** The codes of everything that the portal's own files import from the SDK. */
async function findCodes(): Promise<MessageCode[]> {
  const codes = new Set<MessageCode>()
  for (const [path, source] of Object.entries(sources)) {
    if (path.endsWith('.test.ts')) continue
    for (const [, names = '', from = ''] of source.matchAll(imports)) {
      const module: Record<string, unknown> = await import(/* @vite-ignore */ from)
      for (const name of names.matchAll(/\w+/g)) {
        for (const code of toCodes(module[name[0]])) codes.add(code)
      }
    }
  }
  return [...codes]
}

const codes = [...(await findCodes()), ...(Object.keys(unansweredMessages) as MessageCode[])]

describe('toToastText', () => {
  it('finds what the portal calls', () => {
    expect(codes).toContain('demands.created')
    expect(codes).toContain('demands.renameFailed')
  })

  it.each(codes)('knows the text of %s', (code) => {
    expect(toToastText(code, { name: 'Ana' })).toBe(message(code, { name: 'Ana' }))
  })
})
