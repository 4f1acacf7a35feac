import { createContext, type MouseEvent, type ReactNode, use } from 'react'

export interface Navigation {
  /** Goes to a path of this origin without loading the page again. */
  navigate: (href: string) => void
  /** Loads what the path needs; called when the pointer or the focus shows intent. */
  preload?: (href: string) => void
}

const NavigationContext = createContext<Navigation | undefined>(undefined)

/** Provides the router to every link of the tree. Without it links load a new page. */
export function NavigationProvider({
  navigation,
  children,
}: {
  navigation: Navigation
  children: ReactNode
}) {
  return <NavigationContext value={navigation}>{children}</NavigationContext>
}

function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/**
 * Properties of an `<a>` that uses the router inside this origin and the browser elsewhere.
 * @param onFollow called when a link inside this origin is followed, here or in another tab
 */
export function useLinkProps(href: string, isExternal = false, onFollow?: () => void) {
  const navigation = use(NavigationContext)
  if (isExternal) return { href, target: '_blank', rel: 'noopener noreferrer' } as const
  // An anchor of this page or a mail address is left to the browser.
  if (!href.startsWith('/')) return { href }
  const preload = () => navigation?.preload?.(href)
  return {
    href,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onFollow?.()
      if (!navigation || event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      navigation.navigate(href)
    },
  }
}
