/** Whether the country in which a firm's data are stored is Brazil. */
export const staysInBrazil = (hostingCountry: string): boolean =>
  /^bra[sz]il$/i.test(hostingCountry.trim())

/**
 * Whether Brazil is named together with something else, of which nobody can tell whether the data also leave it: the
 * privacy policy declares the one or the other.
 */
export const namesBrazilAmongOthers = (hostingCountry: string): boolean =>
  /bra[sz]il/i.test(hostingCountry) && !staysInBrazil(hostingCountry)
