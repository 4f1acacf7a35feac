// Writes generated files, or reports which of them are outdated.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from './workspace.mjs'

/**
 * @param {Record<string, string>} files content by path from the root
 * @param {{ check: boolean, from: string, old?: string[] }} options check: write nothing, and fail when a
 * file differs; from: what the files are generated from, for that failure; old: files that are no longer
 * generated
 */
export async function settleFiles(files, { check, from, old = [] }) {
  const stale = check ? [...old] : []
  if (!check) for (const path of old) await rm(join(root, path))
  for (const [path, content] of Object.entries(files)) {
    const file = join(root, path)
    const committed = await readFile(file, 'utf8').catch(() => null)
    if (committed === content) continue
    if (check) {
      stale.push(path)
      continue
    }
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
    console.log(`written ${path}`)
  }
  if (stale.length === 0) return
  console.error(`Not current with ${from}: ${stale.join(', ')}. Run: npm run gen`)
  process.exitCode = 1
}
