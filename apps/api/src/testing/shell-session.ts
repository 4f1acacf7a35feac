import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A persistent shell: what one script exports or starts, the next one finds. */
export interface ShellSession {
  /** @throws Error with the output, when the script fails */
  run(script: string): Promise<string>
  /** Ends the shell and everything that it has started. */
  close(): void
}

const MARK = '__the script has ended__'

/**
 * @param folder for the scripts
 * @param cwd where they run
 */
export function openShell(
  folder: string,
  cwd: string,
  env: Readonly<Record<string, string | undefined>>,
): ShellSession {
  // A process group of its own, so that all of it can be ended.
  const shell = spawn('bash', ['-e'], { cwd, env: { ...env }, detached: true })
  let output = ''
  let onOutput = () => {}
  const take = (text: Buffer) => {
    output += text
    onOutput()
  }
  shell.stdout.on('data', take)
  shell.stderr.on('data', take)
  let count = 0

  return {
    run(script) {
      count += 1
      const path = join(folder, `script-${count}.sh`)
      writeFileSync(path, script)
      output = ''
      return new Promise((resolve, reject) => {
        const fail = () => reject(new Error(`${script}\n---\n${output}`))
        if (shell.exitCode !== null) return fail()
        shell.once('close', fail)
        onOutput = () => {
          if (!output.includes(MARK)) return
          shell.off('close', fail)
          resolve(output.replace(MARK, '').trim())
        }
        // Keeps the programs from reading the shell's remaining input.
        shell.stdin.write(`. ${path} </dev/null\necho ${MARK}\n`)
      })
    },
    close() {
      try {
        process.kill(-(shell.pid ?? 0), 'SIGKILL')
      } catch {
        // The process has exited already.
      }
    },
  }
}
