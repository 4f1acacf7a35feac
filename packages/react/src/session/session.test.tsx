import { renderHook, waitFor } from '@testing-library/react'
import { getDemand } from '@tramite/core/demands'
import { buildUser } from '@tramite/core/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openTestApp, problem } from '../testing/open-test-app.tsx'
import { startSession } from './session-actor.ts'
import { signInWith } from './sign-in-with.ts'
import { useEndSession, useSessionEnd } from './use-session-end.ts'

/** A page that follows its session, with something read under it. */
async function openPage(answers: Parameters<typeof openTestApp>[0] = {}) {
  const opened = await openTestApp({ 'DELETE /auth': () => ({}), ...answers })
  const onEnd = vi.fn(async () => {})
  const { result } = renderHook(
    () => {
      useSessionEnd(onEnd)
      return useEndSession()
    },
    { wrapper: opened.wrapper },
  )
  opened.app.queries.setQueryData(['demands'], 'read under the session')
  await opened.app.ports.sessionActor()
  const left = () => opened.app.queries.getQueryData(['demands'])
  return { ...opened, onEnd, leave: result.current, left }
}

describe('the end of a session', () => {
  it('by signing out is told to the server and to other tabs, and leaves nothing that was read', async () => {
    const { app, asked, leave, left, onEnd } = await openPage()
    const other = new BroadcastChannel('tramite.session')
    const heard = vi.fn()
    other.onmessage = ({ data }) => heard(data)
    const userId = app.ports.session.session()?.user.id
    await leave()
    expect(asked('DELETE /auth')).toBe(1)
    expect(app.ports.session.session()).toBeNull()
    await waitFor(() => expect(onEnd).toHaveBeenCalledExactlyOnceWith('signedOut'))
    await waitFor(() => expect(left()).toBeUndefined())
    await waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith(userId))
    other.close()
  })

  it('by signing out is one also where the code that follows it is out of reach', async () => {
    const { app, asked, leave } = await openPage()
    vi.spyOn(app.ports, 'sessionActor').mockRejectedValueOnce(new Error('lost'))
    const other = new BroadcastChannel('tramite.session')
    onTestFinished(() => other.close())
    const heard = vi.fn()
    other.onmessage = ({ data }) => heard(data)
    const userId = app.ports.session.session()?.user.id
    await leave()
    expect(asked('DELETE /auth')).toBe(1)
    expect(app.ports.session.session()).toBeNull()
    await waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith(userId))
  })

  it('by signing out is told to other tabs without waiting for a server that does not answer', async () => {
    const { app, leave } = await openPage({ 'DELETE /auth': () => new Promise(() => {}) })
    vi.spyOn(app.ports, 'sessionActor').mockRejectedValueOnce(new Error('lost'))
    const other = new BroadcastChannel('tramite.session')
    onTestFinished(() => other.close())
    const heard = vi.fn()
    other.onmessage = ({ data }) => heard(data)
    const userId = app.ports.session.session()?.user.id
    void leave()
    await waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith(userId))
  })

  it.each([
    ['cannot be loaded', () => Promise.reject(new Error('lost'))],
    ['is long in coming', () => new Promise<never>((_, reject) => setTimeout(reject, 60_000))],
  ])('by signing out is followed by the page as what it is where that code %s', async (_, load) => {
    const { app, wrapper } = await openTestApp({ 'DELETE /auth': () => ({}) })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const lost = vi.spyOn(app.ports, 'sessionActor').mockImplementation(load)
    const onEnd = vi.fn(async () => {})
    const { result } = renderHook(
      () => {
        useSessionEnd(onEnd)
        return useEndSession()
      },
      { wrapper },
    )
    app.queries.setQueryData(['demands'], 'read under the session')
    const left = result.current()
    await vi.advanceTimersByTimeAsync(4_000)
    await left
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('signedOut')
    expect(app.queries.getQueryData(['demands'])).toBeUndefined()
    lost.mockRestore()
    await vi.advanceTimersByTimeAsync(70_000)
    await app.ports.sessionActor()
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it('by a refused call has expired', async () => {
    const refuse = () => problem(401, 'UNAUTHENTICATED')
    const { app, left, onEnd } = await openPage({ 'GET /demands/d1': refuse })
    await app.tramite.read(getDemand, { id: 'd1' }).catch(() => undefined)
    await waitFor(() => expect(onEnd).toHaveBeenCalledExactlyOnceWith('expired'))
    await waitFor(() => expect(left()).toBeUndefined())
    expect(app.ports.session.session()).toBeNull()
  })

  it('in another tab ends it here, if it is of the same user, and the server hears of it', async () => {
    const { app, asked, requests, onEnd } = await openPage()
    const other = new BroadcastChannel('tramite.session')
    // Opened after the page, so that the page has received everything it has received.
    const witness = new BroadcastChannel('tramite.session')
    const isHeard = new Promise((resolve) => {
      witness.onmessage = resolve
    })
    other.postMessage(buildUser().id.replace(/.$/, 'x'))
    await isHeard
    witness.close()
    expect(app.ports.session.session()).not.toBeNull()
    expect(onEnd).not.toHaveBeenCalled()
    other.postMessage(app.ports.session.session()?.user.id)
    await waitFor(() => expect(onEnd).toHaveBeenCalledExactlyOnceWith('signedOut'))
    expect(app.ports.session.session()).toBeNull()
    // Each tab may have signed in for itself.
    expect(asked('DELETE /auth')).toBe(1)
    expect(requests.at(-1)?.headers.get('authorization')).toBe('Bearer token-1')
    other.close()
  })

  it('leaves nothing that was read where the way out of its pages fails', async () => {
    const refuse = () => problem(401, 'UNAUTHENTICATED')
    const { app, left, onEnd } = await openPage({ 'GET /demands/d1': refuse })
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    onEnd.mockRejectedValue(new Error('No way out'))
    await app.tramite.read(getDemand, { id: 'd1' }).catch(() => undefined)
    await waitFor(() => expect(left()).toBeUndefined())
    expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('No way out'))
    vi.unstubAllGlobals()
  })

  it('drops what was read also where the page fails at once', async () => {
    const { app, wrapper } = await openTestApp({})
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    renderHook(
      () =>
        useSessionEnd(() => {
          throw new Error('No way out')
        }),
      { wrapper },
    )
    app.queries.setQueryData(['demands'], 'read under the session')
    app.sessionEnded.emit('signedOut')
    await waitFor(() => expect(app.queries.getQueryData(['demands'])).toBeUndefined())
    expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('No way out'))
    vi.unstubAllGlobals()
  })

  it('that came before the page could follow it is told, too', async () => {
    const refuse = () => problem(401, 'UNAUTHENTICATED')
    const { app, wrapper } = await openTestApp({ 'GET /demands/d1': refuse })
    await app.tramite.read(getDemand, { id: 'd1' }).catch(() => undefined)
    const onEnd = vi.fn()
    renderHook(() => useSessionEnd(onEnd), { wrapper })
    await waitFor(() => expect(onEnd).toHaveBeenCalledExactlyOnceWith('expired'))
  })
})

describe('the machine of a session', () => {
  it('leaves nobody signed in where the code that tells the server is out of reach', async () => {
    const { app } = await openTestApp({})
    const tramite = () => Promise.reject(new Error('lost'))
    const actor = startSession({ ...app.ports, tramite }, true)
    actor.send({ type: 'SIGN_OUT' })
    await waitFor(() => expect(actor.getSnapshot().value).toBe('signedOut'))
    expect(app.ports.session.session()).toBeNull()
    actor.stop()
  })

  it('that comes after its end has heard of it', async () => {
    const { app } = await openTestApp({})
    app.ports.session.clear()
    const actor = startSession(app.ports, true)
    expect(actor.getSnapshot()).toMatchObject({
      value: 'signedOut',
      context: { reason: 'expired' },
    })
    actor.stop()
  })
})

describe('a sign-out that nobody told', () => {
  it('is followed by the machine that starts after it', async () => {
    const { app } = await openTestApp({ 'DELETE /auth': () => new Response(null, { status: 204 }) })
    app.ports.session.signOut()
    const actor = startSession(app.ports, true)
    await waitFor(() => expect(actor.getSnapshot().value).toBe('signedOut'))
    expect(actor.getSnapshot().context.reason).toBe('signedOut')
    expect(app.ports.session.session()).toBeNull()
    actor.stop()
  })
})

describe('signing in', () => {
  const credentials = { email: ' user@aurora.example ', password: 'Tramite2026', remember: true }
  const answer = { user: buildUser(), token: 'token-2', deviceToken: 'device-token-of-a-test' }

  it('after the end of a session gives who it is, and the page follows it from then on', async () => {
    const sent: unknown[] = []
    const { app, wrapper, leave, onEnd } = await openPage({
      'POST /auth': async (request) => {
        sent.push(await request.json())
        return answer
      },
    })
    await leave()
    await waitFor(() => expect(onEnd).toHaveBeenCalledExactlyOnceWith('signedOut'))
    expect(await signInWith(app.ports, credentials)).toEqual(answer.user)
    expect(sent).toMatchObject([{ email: 'user@aurora.example', remember: true }])
    expect(app.ports.session.token()).toBe('token-2')

    const onNextEnd = vi.fn(async () => {})
    renderHook(() => useSessionEnd(onNextEnd), { wrapper })
    const other = new BroadcastChannel('tramite.session')
    other.postMessage(answer.user.id)
    await waitFor(() => expect(onNextEnd).toHaveBeenCalledExactlyOnceWith('signedOut'))
    other.close()
  })

  it('drops what is left of a session whose end no page has heard', async () => {
    const { app } = await openTestApp({ 'POST /auth': () => answer })
    app.queries.setQueryData(['demands'], 'read under the session')
    app.ports.session.clear()
    await signInWith(app.ports, credentials)
    expect(app.queries.getQueryData(['demands'])).toBeUndefined()
  })

  it('while another session is being left waits for its end, also of one that the program ended itself', async () => {
    let isLeft = () => {}
    const left = new Promise<void>((resolve) => {
      isLeft = resolve
    })
    const { app, asked, leave } = await openPage({
      'POST /auth': () => answer,
      'DELETE /auth': () => left.then(() => ({})),
    })
    const leaving = leave()
    await waitFor(() => expect(asked('DELETE /auth')).toBe(1))
    const signedIn = signInWith(app.ports, credentials)
    isLeft()
    expect(await signedIn).toEqual(answer.user)
    await leaving

    await app.tramite.signOut()
    expect(await signInWith(app.ports, credentials)).toEqual(answer.user)
    await expect(signInWith(app.ports, credentials)).rejects.toThrow('somebody is signed in')
  })

  it('that is refused rejects as the call did, and leaves nobody signed in', async () => {
    const refuse = () => problem(400, 'INVALID_CREDENTIALS')
    const { app, leave, onEnd } = await openPage({ 'POST /auth': refuse })
    await leave()
    await waitFor(() => expect(onEnd).toHaveBeenCalledOnce())
    await expect(signInWith(app.ports, credentials)).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    })
    expect(app.ports.session.session()).toBeNull()
  })
})
