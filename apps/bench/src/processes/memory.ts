import { readFileSync, writeFileSync } from 'node:fs'

/** The memory of a process. */
export interface Memory {
  /** Bytes now. */
  readonly resident: number
  /** Peak since its start, or since `forgetPeak`. */
  readonly peak: number
}

/** The memory of a process; NaN where /proc is missing. */
export function memoryOf(pid: number): Memory {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const bytesOf = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) * 1024
    return { resident: bytesOf('VmRSS'), peak: bytesOf('VmHWM') }
  } catch {
    return { resident: Number.NaN, peak: Number.NaN }
  }
}

/** Makes the system count the peak of a process from its present use. Needs Linux. */
export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}
