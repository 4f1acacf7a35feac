import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Forwards the bytes of TCP connections, until the network falls silent. */
export interface SilentDoor {
  readonly port: number
  /** From now on nothing passes, and nothing ends: packets are lost. New connections are accepted. */
  silence(which?: 'all' | 'present'): void
  /** From now on new connections are let through after a while, as those to a busy machine. */
  openLate(ms: number): void
  close(): void
}

export async function openSilentDoor(target: { host: string; port: number }): Promise<SilentDoor> {
  const sockets = new Set<Socket>()
  let silent = new WeakSet<Socket>()
  let isSilent = false
  let lateMs = 0
  const forward = (near: Socket) => {
    const far = connect(target.port, target.host)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      if (isSilent) silent.add(from)
      from.on('data', (bytes) => silent.has(from) || to.write(bytes))
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        if (!silent.has(from)) to.destroy()
      })
    }
  }
  const server = createServer((near) => {
    near.on('error', () => {})
    if (lateMs === 0) forward(near)
    else setTimeout(forward, lateMs, near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    silence(which = 'all') {
      isSilent = which === 'all'
      silent = new WeakSet(sockets)
    },
    openLate(ms) {
      lateMs = ms
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
