import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy that can fall silent: bytes are accepted and dropped, and no connection is closed. */
export interface SilentDoor {
  readonly port: number
  setSilent(isSilent: boolean): void
  close(): void
}

/** @param target port of this machine; null for one that never answers */
export async function openSilentDoor(target: number | null): Promise<SilentDoor> {
  const sockets = new Set<Socket>()
  let isSilent = target === null
  const lost = new WeakSet<Socket>()
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('data', (bytes) => {
      if (isSilent) lost.add(from).add(to)
      else if (!lost.has(from)) to.write(bytes)
    })
    from.on('error', () => {})
    from.on('close', () => sockets.delete(from) && !lost.has(from) && to.destroy())
  }
  const server = createServer((near) => {
    if (target === null) {
      sockets.add(near)
      near.on('error', () => {})
      return
    }
    const far = connect(target, '127.0.0.1')
    pass(near, far)
    pass(far, near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    setSilent(silent) {
      isSilent = silent
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
