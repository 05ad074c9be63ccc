/**
 * Matches a bare e-mail address: a name, `@`, and a domain with a dot. It is loose, because only a mail can show whether the
 * address exists. It refuses blanks, control and invisible characters, and the characters that RFC 5322 (3.2.3) reserves for the
 * text around an address, as in `Maria <maria@example.com>, linh@example.com`. The schema `Email` has the same pattern.
 */
export const EMAIL =
  // oxlint-disable-next-line eslint/no-control-regex -- control characters are refused
  /^[^\s@<>()[\],;:"\\\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u206f]+@[^\s@.<>()[\],;:"\\\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u206f]+(\.[^\s@.<>()[\],;:"\\\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u206f]+)+$/
