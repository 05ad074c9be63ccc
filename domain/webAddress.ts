/**
 * Matches a typed link or an empty field: an address with `http` or `https`, or one without a protocol, such as `www.example.com/ana`.
 * Other protocols are refused: `javascript:` would run code. The links in the contract have the same pattern.
 */
export const WEB_ADDRESS = /^(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s<>"]+|[^\s<>":/?#]+(?:[/?#][^\s<>"]*)?)?$/

/** Returns whether a stored address may become a link. Other addresses are shown as text, as the contract asks. */
export const isLink = (address: string): boolean => /^https?:\/\//i.test(address)
