/** The completeness of a person's profile, with its missing parts. */
export const completeness = {
  title: 'Profile completeness',
  percent: ({ percent }: { percent: number }) => `${percent}%`,
  /** Read aloud instead of the drawing. */
  spoken: ({ percent }: { percent: number }) => `${percent} percent complete. `,
  left: ({ count }: { count: number }) =>
    count === 0
      ? 'All done. Your advisor has everything needed to recommend you.'
      : count === 1
        ? 'One thing left before your profile is complete.'
        : `${count} things left before your profile is complete.`,
  minutes: ({ minutes }: { minutes: number }) => `${minutes} min`,
  /** Missing parts by their page, where many are missing. */
  pages: {
    profileEdit: 'About you and your skills',
    profileHistory: 'Work history',
    profileAddition: 'Your wishes and documents',
    resume: 'Japanese resume',
    career: 'Career history',
  },
  parts: {
    photo: 'Photo',
    birthday: 'Date of birth and kana',
    phoneNumber: 'Phone number',
    residence: 'Nationality, home and visa',
    visaExpiry: 'Visa expiry date',
    languages: 'Language levels',
    itSkills: 'Main IT skills',
    experience: 'Work history',
    wishes: 'Job preferences',
    files: 'Documents or links',
    resume: 'Japanese resume',
    career: 'Career history',
  },
}
