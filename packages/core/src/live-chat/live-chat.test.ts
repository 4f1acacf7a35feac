import { describe, expect, it, vi } from 'vitest'
import { createLiveChatRegistration, type LiveChatGuest } from './live-chat.ts'

const guest: LiveChatGuest = {
  token: 'signed',
  name: 'Marina Duarte',
  email: 'marina@aurora.example',
  customFields: { customerName: 'Aurora' },
}
const url = 'https://chat.firma.example'

describe('createLiveChatRegistration', () => {
  it('registers a user once, and the next one again', async () => {
    const register = vi.fn(async () => {})
    const load = createLiveChatRegistration({ url, register, log: vi.fn() })
    await load(guest)
    await load(guest)
    await load({ ...guest, name: 'Marina Prado' })
    await load({ ...guest, token: 'other' })
    expect(register.mock.calls).toEqual([
      [url, guest],
      [url, { ...guest, name: 'Marina Prado' }],
      [url, { ...guest, token: 'other' }],
    ])
  })

  it('does nothing for a firm without a live chat', async () => {
    const register = vi.fn(async () => {})
    await createLiveChatRegistration({ url: null, register, log: vi.fn() })(guest)
    expect(register).not.toHaveBeenCalled()
  })

  it('only logs a failure, and tries again with the next session', async () => {
    const log = vi.fn()
    const problem = new Error('offline')
    const register = vi.fn().mockRejectedValueOnce(problem).mockResolvedValue(undefined)
    const load = createLiveChatRegistration({ url, register, log })
    for (let sessions = 0; sessions < 3; sessions += 1) await load(guest)
    expect(log).toHaveBeenCalledExactlyOnceWith(problem)
    expect(register).toHaveBeenCalledTimes(2)
  })
})
