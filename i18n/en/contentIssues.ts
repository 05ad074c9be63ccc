/** Mistakes in content of staff that no rule of the forms has. */
export const contentIssues = {
  tooLong: 'The line is longer than 1 MB.',
  notUtf8: 'The line is not in UTF-8.',
  notJson: 'The line is not a JSON object.',
  noName: 'The line has no valid external_id.',
  duplicate: ({ line }: { line: number }) => `Line ${line} has the same external_id.`,
  unknownField: 'This field does not exist.',
  missing: 'This field is missing.',
  blank: 'This text is empty.',
  notJapanese: 'This text is not in Japanese.',
  notEnglish: 'This text is not in English.',
  script:
    'The HTML has a script. Remove it: script elements, event handlers such as onclick, and javascript: links.',
  salaryRange: 'The highest salary is lower than the lowest.',
  visaSupport: 'Jobs that are open to people abroad come with visa support.',
  advisor: 'There is no advisor with this external id. Import the advisors first.',
  category: 'There is no such category.',
  tag: 'There is no tag with this slug.',
  language: 'The category has another language.',
  slugChanged: 'The slug of an article never changes.',
  slugTaken: 'Another article has this slug.',
  slugReserved: 'Another page of the blog has this address.',
}
