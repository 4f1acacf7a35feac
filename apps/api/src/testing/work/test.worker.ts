import { serveWork } from '../../ports/workers/serve-work.ts'
import { testWork } from './test-work.ts'

serveWork(testWork)
