/** The rules by family. */
const ruleFamilies = {
  'Single answers': {
    'status-declared': 'The operation declares the status of the answer.',
    'no-server-error': 'No request makes the server fail.',
    'media-type': 'The answer has a media type that the contract declares for its status.',
    'body-schema': 'The body satisfies the schema: closed objects, formats, lengths, lists.',
    'plain-text': 'A text of a public answer is no HTML, unless the contract calls it HTML.',
    'header-declared': 'The answer has every header that the contract requires.',
    'header-value': 'The values of headers satisfy their schemas.',
    'vary-language': '`Vary` contains `Accept-Language`, and `Accept-Encoding` in a compressed answer.',
    'content-language': '`Content-Language` is the language that the client asked for.',
    'problem-type': 'A problem has one of the types that the operation declares for its status.',
    'problem-status': 'A problem repeats the status of the answer.',
    'problem-instance': 'A problem names the path of the call.',
    'problem-language': 'The texts of a problem are in the language of the answer.',
    'problem-text': 'A problem has the title and the detail of the table, in the language of the answer.',
    'error-field': 'Each error names a field of the call, once, and a rule of the table.',
    'error-message':
      "The message of an error is the rule's text in the language of the answer, with the field's label and limit.",
    'login-dialog': 'A 401 names no scheme for which a browser opens a dialog of its own.',
    'cookie-attributes': 'Cookies have the name, path and attributes that the contract tells.',
  },
  Languages: {
    'localised-facts': 'Ids, numbers, dates and keys are the same in both languages.',
    'localised-text': 'Texts are in the language of the answer.',
    'language-negotiation':
      '`Accept-Language` is read as RFC 9110 says; without a usable value the answer is Japanese.',
    'sample-answer':
      'A backend with the sample content, which the hook `reset` prepares, answers as the examples of the contract; times may be others.',
  },
  Lists: {
    'page-echo': 'A page names its number and its size.',
    'page-total': '`total` counts the items of all pages.',
    'page-items': 'A page has as many items as it asks for, or the rest of the list.',
    'page-disjoint': 'No item is on two pages.',
    'page-order': 'Pages keep the order of the whole list.',
    'page-end': 'A page past the end is an empty list.',
    'list-order': 'A list has the order that its description tells.',
    'list-filter': 'Each item of a filtered list is what the filter says.',
    'option-master': 'The option master has exactly the options and statuses of the contract.',
    'page-default': 'Without `page` and `perPage` the answer is the first page in the declared size.',
    'item-agrees': 'A thing says the same in every list and by itself.',
  },
  Jobs: {
    'search-filter': 'Each job found is what the filter says.',
    'search-combination': 'Values of one filter are alternatives; filters narrow each other.',
    'search-word': 'Words find the jobs that contain them, in any case and width; all words must occur.',
    'search-order': 'Jobs are in the order asked for; those that tie, by descending id.',
    'search-count': 'The count beside a choice is the number of jobs that the choice finds.',
    'search-sequence': 'The sequence has the requirements of each job found, in their order.',
    'search-ids': '`job_id` finds exactly these jobs; unknown ids are left out.',
    'job-agrees': 'A job says the same in a list and by itself.',
    'job-similar':
      'Similar jobs are up to three other jobs that ask for at most one level more of a language; those of the category come first.',
    'job-pay': 'The pay of a job among others adds up, and its rank agrees with its own pay.',
    'story-neighbours': 'The neighbours of a story are those of the list.',
  },
  Refusals: {
    'path-refused': 'A path parameter that is not canonical or unknown is 404.',
    'query-refused': 'A query value that the schema forbids is 422 and named in `errors`.',
    'query-edge': 'A query value at the edge of its schema is accepted.',
    'query-ignored': 'Unknown query names change nothing.',
    'field-missing': 'A missing required field is 422 and named in `errors`.',
    'field-null': '`null` where the schema does not allow it is 422 with the rule `invalid`.',
    'field-type': 'A value of the wrong type is 422 with the rule `invalid`.',
    'field-choice': 'A value that is not in its list or format is 422 with the rule `invalid`.',
    'field-length': 'A text that is too long is 422 with the rule `max`.',
    'field-count': 'A list with too many entries is 422.',
    'field-unknown': 'An unknown field is 422 with the rule `invalid`.',
    'field-edge': 'A text or list of the greatest length, and the first and the last choice, are accepted.',
    'field-rule': 'A value that breaks a rule of its field is 422 with exactly the errors of the tables.',
    'body-malformed': 'A body that is no object, or broken, is 400.',
    'body-media-type': 'A body of another type, or of none, is 415.',
    'body-size': 'A body larger than the schema allows is 413.',
    'requested-with': 'A write without `X-Requested-With` is 403, before anything else is looked at.',
    'method-refused': 'Another method is 405, and `Allow` names the declared ones.',
    'path-unknown': 'An unknown path is 404.',
    'rate-limit': 'A call above the limit is 429 with `Retry-After`.',
    'retry-after': 'A refused call is answered again after the time of `Retry-After`.',
    'check-order': 'The first check of the order decides about a call that breaks several.',
    'not-modified': 'A call with the validator of the last answer is 304 without a body.',
    'head-answer': 'HEAD has the status and the headers of GET, without a body.',
    'foreign-origin': 'A page of another origin gets no credentials, unless the host names that origin.',
    'limit-exists': 'The limits of the table exist.',
  },
  Sessions: {
    'session-required': 'Without a session a protected operation is 401.',
    'session-opened': 'Login opens a session for the applicant.',
    'session-replaced':
      "A login ends the browser's earlier session with its line; a refresh ends the session that it renews.",
    'equal-time': 'A known address takes as long as an unknown one.',
    'session-ended': 'After logout the session and its refresh token are dead.',
    'session-other-ended': 'A change of password ends the other sessions and keeps this one.',
    'session-all-ended': 'A reset of the password ends every session.',
    'login-refused': 'A wrong login is 401, the same for every reason.',
    'refresh-rotation': 'A refresh token works once and gives the next one.',
    'refresh-reuse': 'A refresh token used twice ends its whole line.',
    'password-first': 'Before the first password every other call is 403 `password-not-set`.',
  },
  Writes: {
    'idempotency-repeat':
      'The same content under the same key gets the same answer and has no further effect.',
    'idempotency-together':
      'Two calls with one key at the same time run one after the other: one effect, two equal answers.',
    'idempotency-conflict': 'Other content under a known key is 409 `idempotency-key-reused`.',
    'idempotency-key': 'A missing or malformed key is 422 on `Idempotency-Key`.',
    'idempotency-scope': 'A key belongs to one operation and one applicant; a failure stores nothing.',
    'file-refused':
      'A file of another type, size or name than the rules allow is 422 with the rule that it breaks.',
    lifetime: 'Sessions, refresh tokens, links and keys live as long as the contract says, and no longer.',
    'time-zone': 'A time that the server writes is the time of the call, with the offset of Japan.',
    isolation: 'An applicant can neither see nor change what belongs to another: 404.',
    'token-once': 'A token of a mail works once; a spent or unknown one is 422 `link-spent`.',
    'write-effect': 'A write has the effect that its description tells.',
    'stored-as-sent': 'What was stored is what was sent, and is read again the same.',
    'file-content': 'A file comes back byte for byte, as an attachment with its name.',
    'transition-refused': 'An action that the state does not allow is 409.',
    'mail-sent': 'The mail of a call arrives, in its language and with a working link.',
  },
  'Generated requests': {
    'generated-request': 'Any request that the schema allows gets a declared answer; any other is refused.',
  },
  'The model': {
    'differs-from-model':
      'A backend with the sample content, which the hook `reset` prepares, answers every call as the model, the backend of this project.',
  },
  'Traffic of an app': {
    'request-known': 'An app calls only operations of the contract.',
    'request-schema': 'A request that is accepted satisfies the schema of its body.',
  },
  'The run': {
    'waiver-expired': 'A waiver ends on its date.',
  },
} as const

/** Every rule that the kit knows, with the sentence that a report shows. Names are part of waivers, so they never change. */
export const rules = {
  ...ruleFamilies['Single answers'],
  ...ruleFamilies.Languages,
  ...ruleFamilies.Lists,
  ...ruleFamilies.Jobs,
  ...ruleFamilies.Refusals,
  ...ruleFamilies.Sessions,
  ...ruleFamilies.Writes,
  ...ruleFamilies['Generated requests'],
  ...ruleFamilies['The model'],
  ...ruleFamilies['Traffic of an app'],
  ...ruleFamilies['The run'],
}

export type Rule = keyof typeof rules

export const isRule = (name: string): name is Rule => Object.hasOwn(rules, name)

/** Returns the family of a rule. */
export const familyOf = (rule: Rule): string =>
  Object.entries(ruleFamilies).find(([, family]) => Object.hasOwn(family, rule))?.[0] ?? ''
