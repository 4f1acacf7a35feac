/** Opens an address beside the portal; its page learns nothing of this one. */
export function openInNewTab(href: string): void {
  window.open(href, '_blank', 'noopener,noreferrer')
}
