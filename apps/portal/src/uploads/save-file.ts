/** How long the saved copy is kept for the browser to take over, in milliseconds. */
const releaseDelay = 60_000

/**
 * Fetches a file from its signed address and hands it to the user under its name.
 * @throws when the file cannot be fetched
 */
export async function saveFile(signedUrl: string, fileName: string): Promise<void> {
  const response = await fetch(signedUrl, { credentials: 'omit' })
  if (!response.ok) throw new Error(`Download answered ${response.status}`)
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), releaseDelay)
}
