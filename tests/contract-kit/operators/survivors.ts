/** Faults that the kit does not notice, each with its reason. `faults` matches their names. */
export const survivors: { faults: RegExp; reason: string }[] = [
  {
    faults: /\/(?:consentAskedAt|documentsAsked|wish|employer|ledger) removed$/,
    reason: 'a permission: a backend without this part leaves the field out',
  },
  {
    faults: /^getJob 200 \/closing_date of the day before$/,
    reason: 'no other answer has the day, and the examples have none',
  },
  {
    faults: /^getJob 200 \/contractRenewal without its last letter$/,
    reason: 'no other answer has the text, and the examples have none',
  },
  {
    faults: /^getJob 200 \/otherLanguageSkills reversed$/,
    reason: 'the contract gives these languages no order',
  },
  {
    faults: /^getStory 200 \/specialityBeforeTransfer (?:empty|without its last letter)$/,
    reason: 'few stories have this text, no other answer has it, and it may be empty',
  },
  {
    faults: /^getRecommendation 200 \/answers\/\*\/reply /,
    reason: "no other answer has the advisor's reply, which only staff can write and which may be empty",
  },
  {
    faults: /^createEntry (?:201 \/|call: )job_ids reversed$/,
    reason: 'the contract gives the jobs of the created applications no order',
  },
  {
    faults: /^getJob 200 \/similar\/\*\/location reversed$/,
    reason: 'few jobs have several prefectures, and the contract gives these no order',
  },
  {
    faults: /^createEntry call: (?:resume|resumeJp|cvJp)Name (?:without tags|with its characters composed)$/,
    reason: 'a name of a file has no angle brackets, and its normal form is left open',
  },
  {
    faults: /^createEntry call: resume resumeGroupRequired not checked$/,
    reason: 'the example of an entry has an address instead of a file, so the fault has no right value',
  },
  {
    faults: /^createEntry call: keys of every operation$/,
    reason: 'an entry is the first call under the key that operations of a run share',
  },
  {
    faults: /^submitConsent call: keys of every operation$/,
    reason: 'a consent is answered once, under a key of its own',
  },
  {
    faults: /^(?:changeProcessStatus|submitConsent) call: keys of every person$/,
    reason: 'tried with `applyForJobs`: a process belongs to one applicant',
  },
  {
    faults: /^setInitialPassword call: for another person$/,
    reason: 'the session of this call comes from an activation, and the fault knows those of logins',
  },
  {
    faults: /^storeResume call: gender (?:escaped|in |with)/,
    reason: 'the kit stores difficult texts in fields of 60 characters and more',
  },
  {
    faults: /^updateWorkingHistoryAddition call: desiredLocation reversed$/,
    reason: 'the profile has one desired place',
  },
  {
    faults:
      /^(?:changeProcessStatus call: reasons|submitConsent call: documents) (?:reversed|of one entry less)$/,
    reason: 'the contract gives these choices no order, and not all of them fit one process',
  },
  {
    faults: /^updateWorkingHistory call: proceduralExperience of one entry less$/,
    reason: 'the choice `none` excludes the others, so no right list has all of them',
  },
  {
    faults: /^storeCareer call: itSkills of one entry less$/,
    reason: 'the kit stores the rows of the examples, which fill no table',
  },
  {
    faults: /^(?:applyForJobs|submitConsent) call: contents (?:escaped|in |with)/,
    reason: 'a note to the advisor, which no answer repeats',
  },
  {
    faults: /^(?:updateProfile|storeResume) call: photo fileVirus not checked$/,
    reason: 'a virus needs a scanner',
  },
]
