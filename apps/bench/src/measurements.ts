import { archiving } from './archive/archive.measurement.ts'
import { browser } from './browser/browser.measurement.ts'
import { faults } from './faults/faults.measurement.ts'
import { felt } from './felt/felt.measurement.ts'
import { fuzz } from './fuzz/fuzz.measurement.ts'
import { gazette } from './gazette/gazette.measurement.ts'
import { growth } from './growth/growth.measurement.ts'
import { http } from './http/http.measurement.ts'
import { kill } from './kill/kill.measurement.ts'
import { lighthouse } from './lighthouse/lighthouse.measurement.ts'
import type { Measurement } from './measurement.ts'
import { neighbours } from './neighbours/neighbours.measurement.ts'
import { start } from './start/start.measurement.ts'

/** Everything that `npm run bench` measures, in order. */
export const measurements: readonly Measurement[] = [
  http,
  growth,
  archiving,
  gazette,
  browser,
  felt,
  lighthouse,
  start,
  kill,
  neighbours,
  fuzz,
  faults,
]
