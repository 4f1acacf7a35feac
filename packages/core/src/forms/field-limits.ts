/**
 * The maximum length of each field, in characters. CPF and CNPJ count the digits that are stored. The
 * limits of a CEP, a phone and an address number are part of the conventions.
 */

/** Any text field without a limit of its own. */
export const TEXT_MAX = 255
/** A description or a message: of demands, marks and new businesses. */
export const DESCRIPTION_MAX = 2048
/** A user's name. */
export const NAME_MAX = 60
/** An e-mail address. */
export const EMAIL_MAX = 60
/** The position in the company. */
export const OCCUPATION_MAX = 60
/** Any password field; the server accepts longer ones from other programs. */
export const PASSWORD_FIELD_MAX = 60
/** City of an address. */
export const CITY_MAX = 50
/** State of an address. */
export const STATE_MAX = 50
/** Street of an address. */
export const STREET_MAX = 50
/** District of an address. */
export const DISTRICT_MAX = 50
/** Complement of an address. */
export const COMPLEMENT_MAX = 50
