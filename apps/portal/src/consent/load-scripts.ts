import type { FirmScript } from '@tramite/core/shell'

/** What trusted types give to scripts; unknown to the compiler's library of the browser. */
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

/** The policy that the server's headers name: it can be made once in a page. */
function policyOf(): ScriptPolicy {
  policy ??= globalThis.trustedTypes?.createPolicy('firm-scripts', asTheyAre) ?? asTheyAre
  return policy
}

/**
 * Loads programs of others, each once in a page. The server's headers let only those run that the firm's
 * configuration names.
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
