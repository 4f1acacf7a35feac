interface ResetLink {
  readonly email: string
  readonly token: string
}

const pattern = /^\/reset-password\/email\/([^/]+)\/token\/([^/]+)\/?$/

function takeResetLink(): ResetLink {
  const [, email, token] = pattern.exec(window.location.pathname) ?? []
  if (!email || !token) return { email: '', token: '' }
  window.history.replaceState(null, '', '/reset-password')
  try {
    return { email: decodeURIComponent(email), token: decodeURIComponent(token) }
  } catch {
    return { email: '', token: '' }
  }
}

/**
 * E-mail and token of a password link. Importing this takes them out of the address bar, so it is
 * the first import of the program: nothing that loads later can read or pass them on.
 */
export const resetLink = takeResetLink()
