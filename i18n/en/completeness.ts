/** How complete a person's profile is, with what is missing. */
export const completeness = {
  title: 'Profile completeness',
  percent: ({ percent }: { percent: number }) => `${percent}%`,
  /** Read aloud instead of the drawing. */
  spoken: ({ percent }: { percent: number }) => `${percent} percent complete`,
  left: ({ count }: { count: number }) =>
    count === 0
      ? 'Everything is here. Your advisor can recommend you fully.'
      : count === 1
        ? 'One thing left before we can recommend you fully.'
        : `${count} things left before we can recommend you fully.`,
  minutes: ({ minutes }: { minutes: number }) => `${minutes} min`,
  more: ({ count }: { count: number }) => `${count} more on your profile page`,
  parts: {
    photo: 'Photo',
    birthday: 'Birth date and kana',
    phoneNumber: 'Phone number',
    residence: 'Nationality, home and visa',
    visaExpiry: 'Visa expiry date',
    languages: 'Language levels',
    itSkills: 'Main IT skills',
    experience: 'Working history',
    wishes: 'What you look for',
    files: 'Documents or links',
    resume: 'Japanese resume',
    career: 'Career history',
  },
}
