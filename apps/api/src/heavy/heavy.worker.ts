import { serveWork } from '../ports/workers/serve-work.ts'
import { heavyWork } from './heavy-work.ts'

serveWork(heavyWork)
