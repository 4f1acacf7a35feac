import { serveWork } from '../ports/workers/serve-work.ts'
import { heavyTable } from './heavy-work.ts'

serveWork(heavyTable)
