// Runs the gate's steps, two at a time, and sums the results of their runners.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { projectEnvironment, root } from './workspace.mjs'

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} [flaky] names of those that passed only on a retry
 */
/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command program and arguments
 * @property {string} [cwd]
 * @property {Record<string, string>} [env]
 * @property {'vitest' | 'playwright'} [report] kind of the JSON report that the step writes
 * @property {string} [reportFile]
 * @property {boolean} [alone] must run without other steps
 * @property {Promise<unknown>} [after] must be settled before the step starts
 */

const none = { passed: 0, failed: 0, skipped: 0 }

/** Tests of a suite and its children that passed only on a retry, by full name. */
function listFlaky({ title, specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  const below = [...own.map((spec) => spec.title), ...suites.flatMap(listFlaky)]
  return below.map((name) => `${title} › ${name}`)
}

function readReport({ report, reportFile }) {
  if (!existsSync(reportFile)) return undefined
  const json = JSON.parse(readFileSync(reportFile, 'utf8'))
  if (report === 'vitest') {
    return {
      passed: json.numPassedTests,
      failed: json.numFailedTests,
      skipped: json.numPendingTests + (json.numTodoTests ?? 0),
    }
  }
  const { expected, unexpected, flaky, skipped } = json.stats
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    flaky: json.suites.flatMap(listFlaky),
  }
}

/** A check counts as one; a runner as its tests, and as a failure if it failed without any. */
function countStep(step, code) {
  const count = (step.report && readReport(step)) || { ...none, passed: code === 0 ? 1 : 0 }
  if (code !== 0 && count.failed === 0) return { ...count, failed: 1 }
  return count
}

async function runStep(step) {
  await step.after
  const started = performance.now()
  return new Promise((resolve) => {
    const [program, ...args] = step.command
    const child = spawn(program, args, {
      cwd: step.cwd ?? root,
      env: projectEnvironment({ FORCE_COLOR: '0', ...step.env }),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const output = []
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    child.on('error', (error) => output.push(Buffer.from(String(error))))
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      const count = countStep(step, code)
      const state = code === 0 ? 'ok' : 'FAILED'
      console.log(`${state.padEnd(7)}${step.name} (${seconds} s, ${count.passed} passed)`)
      for (const name of count.flaky ?? []) console.log(`FLAKY  ${name}`)
      if (code !== 0) console.log(Buffer.concat(output).toString().trimEnd())
      resolve(count)
    })
  })
}

/**
 * Runs all steps whatever fails, as many at a time as there are cores (at most two).
 * @param {Step[]} steps
 * @returns {Promise<Count>}
 */
export async function runSteps(steps) {
  const counts = []
  const lane = async (queue) => {
    for (let step = queue.shift(); step; step = queue.shift()) counts.push(await runStep(step))
  }
  const shared = steps.filter((step) => !step.alone)
  const width = Math.min(2, availableParallelism())
  await Promise.all(Array.from({ length: width }, () => lane(shared)))
  await lane(steps.filter((step) => step.alone))
  return counts.reduce(
    (sum, count) => ({
      passed: sum.passed + count.passed,
      failed: sum.failed + count.failed,
      skipped: sum.skipped + count.skipped,
    }),
    none,
  )
}

/** Prints the final line and exits: with 0 only when nothing failed and something ran. */
export function finish({ passed, failed, skipped }) {
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  process.exit(failed === 0 && passed > 0 ? 0 : 1)
}
