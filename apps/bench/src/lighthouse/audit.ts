import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from '../processes/folders.ts'

// Downloaded on demand: 176 MB that nobody else who installs the project needs.
const lighthouse = 'lighthouse@13.5.0'
const categories = ['accessibility', 'best-practices', 'performance'] as const
type Category = (typeof categories)[number]

interface Report {
  /** The final address of the page. */
  readonly finalDisplayedUrl: string
  readonly environment: { readonly benchmarkIndex: number }
  readonly categories: Partial<
    Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  >
  readonly audits: Record<string, { score: number | null; numericValue?: number }>
}

/** The Lighthouse result of a page, on an emulated phone. */
export interface Audit {
  /** How fast this machine's processor was meanwhile, as Lighthouse measures it. */
  readonly machineIndex: number
  /** Out of 100; null if not measured. */
  readonly accessibility: number | null
  readonly bestPractices: number | null
  readonly performance: number | null
  /** Milliseconds. */
  readonly lcp: number | null
  readonly cls: number | null
  /** Total blocking time, milliseconds: without user input INP cannot be measured. */
  readonly tbt: number | null
  /**
   * Names of audits that cost points in accessibility and best practices; or the address that the page
   * redirected to.
   */
  readonly faults: readonly string[]
}

/** The address of a mail's link after its page has removed the secret; any other is unchanged. */
const withoutSecret = (url: string) => url.replace(/\/email\/[^/]+\/token\/[^/]+$/, '')

const nothingSeen = {
  accessibility: null,
  bestPractices: null,
  performance: null,
  lcp: null,
  cls: null,
  tbt: null,
}

export interface AuditConditions {
  /** Of the browser's debugger. */
  readonly port: number
  /** Leaves performance out. */
  readonly quick: boolean
  /** How many times slower than this machine's the phone's processor is; at least 1. */
  readonly slowdown: number
}

/**
 * Audits an address in an open browser, with the contents of its profile. A page that ends at another
 * address has no figures: they would be those of the other. One that removes the secret from its address
 * counts as the same.
 */
export async function auditPage(
  url: string,
  { port, quick, slowdown }: AuditConditions,
): Promise<Audit> {
  const path = join(temporaryFolder('lighthouse'), 'report.json')
  const chosen = categories.filter((name) => !(quick && name === 'performance'))
  await promisify(execFile)('npm', [
    ...['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url],
    ...[`--port=${port}`, '--disable-storage-reset', '--quiet', '--locale=pt'],
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    ...['--output=json', `--output-path=${path}`, `--only-categories=${chosen.join(',')}`],
  ])
  const report = JSON.parse(readFileSync(path, 'utf8')) as Report
  const { categories: found, audits, finalDisplayedUrl, environment } = report
  const machineIndex = environment.benchmarkIndex
  if (finalDisplayedUrl !== url && finalDisplayedUrl !== withoutSecret(url))
    return { ...nothingSeen, machineIndex, faults: [`ended at ${finalDisplayedUrl}`] }
  const scoreOf = (name: Category) => {
    const score = found[name]?.score
    return score == null ? null : Math.round(score * 100)
  }
  const refs = [found.accessibility, found['best-practices']].flatMap(
    (category) => category?.auditRefs ?? [],
  )
  return {
    machineIndex,
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    performance: scoreOf('performance'),
    lcp: audits['largest-contentful-paint']?.numericValue ?? null,
    cls: audits['cumulative-layout-shift']?.numericValue ?? null,
    tbt: audits['total-blocking-time']?.numericValue ?? null,
    faults: refs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  }
}
