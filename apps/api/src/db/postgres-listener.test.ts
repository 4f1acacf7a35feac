import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it, vi } from 'vitest'
import { createListener } from './postgres-listener.ts'

/** A message of PostgreSQL's protocol. */
function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const welcome = message('R', Buffer.alloc(4))
const ready = message('Z', Buffer.from('I'))
const done = message('C', Buffer.from('LISTEN\0'))
const refused = message('E', Buffer.from('SERROR\0C25006\0Mcannot LISTEN during recovery\0\0'))

it('listens on a further connection where one was made that refuses to', async () => {
  let connections = 0
  let drop = () => {}
  const server = createServer((socket) => {
    connections += 1
    const answer = connections === 2 ? refused : done
    socket.once('data', () => {
      socket.write(Buffer.concat([welcome, ready]))
      socket.on('data', () => socket.write(Buffer.concat([answer, ready])))
    })
    socket.on('error', () => {})
    if (connections === 1) drop = () => socket.destroy()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const listener = createListener({ host: '127.0.0.1', port, user: 'portal' }, 5000)
  const onGap = vi.fn()
  try {
    await listener.listen('news', () => undefined, onGap)
    drop()
    await expect.poll(() => onGap.mock.calls.length).toBe(1)
    expect(connections).toBe(3)
  } finally {
    await listener.close()
    server.close()
  }
})
