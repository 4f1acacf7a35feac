import type { FirmScript } from '@tramite/core/shell'

/** What Trusted Types offer for scripts; missing in the compiler's DOM library. */
interface ScriptPolicy {
  createScriptURL(address: string): string
}
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): ScriptPolicy
}
declare global {
  var trustedTypes: TrustedTypes | undefined
}

let policy: ScriptPolicy | undefined
const loaded = new Set<string>()

const asTheyAre: ScriptPolicy = { createScriptURL: (address) => address }

/** The policy named in the server's headers: it can be created only once per page. */
function policyOf(): ScriptPolicy {
  policy ??= globalThis.trustedTypes?.createPolicy('firm-scripts', asTheyAre) ?? asTheyAre
  return policy
}

/**
 * Loads third-party scripts, each once per page. The server's headers allow only those named in the
 * firm's configuration.
 */
export function loadScripts(scripts: readonly FirmScript[]): void {
  for (const { url } of scripts) {
    if (loaded.has(url)) continue
    loaded.add(url)
    const script = document.createElement('script')
    script.async = true
    script.src = policyOf().createScriptURL(url)
    document.head.append(script)
  }
}

/** Ends third-party scripts that run on the page: only a new page is free of them. */
export function endScripts(): void {
  if (loaded.size > 0) window.location.reload()
}
