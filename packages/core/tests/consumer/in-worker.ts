// Starts the guide's worker, and prints what it posts.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

const worker = new Worker(new URL('./guide/worker.ts', import.meta.url))
const [answer] = await once(worker, 'message')
process.stdout.write(JSON.stringify(answer))
