/** How long the saved copy is kept until the browser has taken it over, in milliseconds. */
const releaseDelay = 60_000

/**
 * Makes the browser itself download what is at an address, because it may be larger than a page can hold.
 * @param fileName empty if the server provides it
 */
export function saveFrom(href: string, fileName = ''): void {
  const link = document.createElement('a')
  link.href = href
  link.download = fileName
  link.click()
}

/** Saves a file that the page has made or fetched under its name on the user's device. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob)
  saveFrom(url, fileName)
  setTimeout(() => URL.revokeObjectURL(url), releaseDelay)
}
