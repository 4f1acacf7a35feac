/** Opens an address in a new tab; that page learns nothing about this one. */
export function openInNewTab(href: string): void {
  window.open(href, '_blank', 'noopener,noreferrer')
}
