import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders = new Set<string>()

/** A folder that is removed after the measurements. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `tramite-bench-${name}-`))
  folders.add(folder)
  return folder
}

export function removeTemporaryFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  folders.clear()
}
