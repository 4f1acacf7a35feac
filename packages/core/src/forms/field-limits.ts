/**
 * The maximum length of each field, in characters. CPF and CNPJ count the digits that are stored, phone
 * and CEP the text with its separators. The limit of an address number is part of the conventions.
 */

/** Any text field without a limit of its own. */
export const TEXT_MAX = 255
/** A description or a message: of demands, marks and new businesses. */
export const DESCRIPTION_MAX = 2048
/** A user's name. */
export const NAME_MAX = 60
/** A phone number with its mask: '(00) 0 0000-0000'. */
export const PHONE_MAX = 16
/** An e-mail address. */
export const EMAIL_MAX = 60
/** The position in the company. */
export const OCCUPATION_MAX = 60
/** Any password field; the server accepts longer ones from other programs. */
export const PASSWORD_FIELD_MAX = 60
/** A CEP with its mask. */
export const CEP_MAX = 11
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
