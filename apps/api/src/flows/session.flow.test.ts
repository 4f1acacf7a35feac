import { createMemoryStorage } from '@tramite/core'
import {
  endOtherSessions,
  endSession,
  listSessions,
  refreshSession,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
} from '@tramite/core/session'
import { getLoggedUser } from '@tramite/core/users'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { demoPassword } from '../demo/load-demo.ts'
import { takePasswordLink } from './password-link.ts'
import { type StartedPortal, startPortal } from './started-portal.ts'

let server: StartedPortal

beforeAll(async () => {
  server = await startPortal()
})
afterAll(() => server.close())

const email = 'user@pessoa.example'
const password = demoPassword

describe('a session', () => {
  it('begins with the right password, and a wrong one ends none', async () => {
    const onSessionEnd = vi.fn()
    const otavio = server.visit({ onSessionEnd })
    await otavio.signIn({ email, password })
    const wrong = otavio.run(signIn, { email, password: 'Errada2026' })
    await expect(wrong).rejects.toMatchObject({ status: 400, code: 'INVALID_CREDENTIALS' })
    expect(onSessionEnd).not.toHaveBeenCalled()
    expect(await otavio.read(getLoggedUser)).toMatchObject({
      email,
      Customer: { personType: 'PF' },
    })
  })

  it('outlives its program where it is remembered', async () => {
    const storage = { remembered: createMemoryStorage(), current: createMemoryStorage() }
    await server.visit({ storage }).signIn({ email, password, remember: true })

    const next = server.visit({ storage: { ...storage, current: createMemoryStorage() } })
    expect(await next.refresh()).toMatchObject({ email })
    expect(await next.read(refreshSession)).toMatchObject({ user: { email } })

    const forgetful = server.visit({ storage: createMemoryStorage() })
    await expect(forgetful.refresh()).rejects.toMatchObject({ status: 401 })
  })

  it('ends for everybody who holds its token', async () => {
    const storage = createMemoryStorage()
    const first = server.visit({ storage })
    await first.signIn({ email, password })
    const onSessionEnd = vi.fn()
    const second = server.visit({ storage, onSessionEnd })
    await second.run(signOut)
    await expect(first.read(getLoggedUser)).rejects.toMatchObject({ status: 401 })
    await expect(second.read(getLoggedUser)).rejects.toMatchObject({ status: 401 })
    expect(onSessionEnd).toHaveBeenCalledOnce()
    expect(second.session.token()).toBeNull()
  })
})

describe('devices', () => {
  it('are listed, and ended one by one or all others at once', async () => {
    const [desk, phone, tablet] = [
      await server.enter(email),
      await server.enter(email),
      await server.enter(email),
    ]
    await desk.run(endOtherSessions)
    expect(desk.titles()).toEqual(['Você saiu dos outros dispositivos.'])
    for (const other of [phone, tablet]) {
      await expect(other.read(getLoggedUser)).rejects.toMatchObject({ status: 401 })
    }

    await phone.signIn({ email, password })
    const { sessions } = await desk.read(listSessions)
    expect(sessions.map(({ current }) => current)).toEqual([true, false])
    const id = sessions[1]?.id ?? ''
    await desk.run(endSession, { id })
    expect(desk.titles()).toEqual(['O dispositivo saiu da sua conta.'])
    await expect(phone.read(getLoggedUser)).rejects.toMatchObject({ status: 401 })
    await expect(desk.run(endSession, { id })).rejects.toMatchObject({ status: 404 })
    await desk.signOut()
  })

  it('are known beyond the session, so that strangers keep nobody out', async () => {
    const storage = createMemoryStorage()
    const known = server.visit({ storage })
    await known.signIn({ email, password })
    await known.signOut()
    const stranger = server.visit()
    await server.database.query('delete from rate_limits')
    for (let guesses = 0; guesses < 10; guesses += 1) {
      const guess = stranger.signIn({ email, password: 'Errada2026' })
      await expect(guess).rejects.toMatchObject({ status: 400 })
    }
    const elsewhere = server.enter(email)
    await expect(elsewhere).rejects.toMatchObject({ status: 429 })
    await server.visit({ storage }).signIn({ email, password })
    await server.database.query('delete from rate_limits')
  })
})

describe('a forgotten password', () => {
  it('is replaced by the link of the e-mail, once', async () => {
    const before = await server.enter(email)
    const visitor = server.visit()
    await visitor.run(requestPasswordReset, { email })
    const link = await takePasswordLink(server, email)

    const weak = visitor.run(resetPassword, { ...link, newPassword: 'senhafraca' })
    await expect(weak).rejects.toMatchObject({ status: 400, code: 'WEAK_PASSWORD' })
    await visitor.run(resetPassword, { ...link, newPassword: 'Ramos2026' })
    const again = visitor.run(resetPassword, { ...link, newPassword: 'Outra2026' })
    await expect(again).rejects.toMatchObject({ status: 400, code: 'TOKEN_EXPIRED' })

    await expect(before.read(getLoggedUser)).rejects.toMatchObject({ status: 401 })
    await expect(server.enter(email)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
    const after = await server.enter(email, 'Ramos2026')
    expect(await after.read(getLoggedUser)).toMatchObject({ email })
  })

  it('tells nobody whether there is an account', async () => {
    const visitor = server.visit()
    await visitor.run(requestPasswordReset, { email: 'ninguem@aurora.example' })
    await server.settle()
    expect(server.mails.map(({ to }) => to)).not.toContain('ninguem@aurora.example')
  })
})

it('has all been answered', () => server.expectAnswered('session'))
