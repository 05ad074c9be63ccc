import { brand } from '#domain/brand.ts'

/** The page to share a link with a friend. */
export const referral = {
  title: 'Tell a friend',
  description: `Share a link to ${brand.name.en} with someone who is looking for IT or design work in Japan.`,
  lead: 'Do you know someone who is looking for IT or design work in Japan? Share your link.',
  link: 'Your link',
  language: 'Language of the page that opens',
  languages: { en: 'English', ja: 'Japanese' },
  copy: 'Copy',
  copied: 'The link is on your clipboard.',
  notCopied: 'The link is selected. Copy it with Ctrl+C, or press and hold.',
  email: 'Write an email',
  /** The email to the friend, in the language of the page that the link opens. */
  mail: {
    subject: `Working in Japan with ${brand.name.en}`,
    body: ({ link }: { link: string }) => `Hello,

I’m looking for work in Japan with ${brand.name.en}. An advisor helps in English or Japanese, free of charge. You can register here:

${link}
`,
  },
  steps: 'What happens',
  flow: [
    { title: 'You share the link', text: 'We ask you nothing about your friend.' },
    { title: 'Your friend registers', text: 'It takes about five minutes. Your name is not shown.' },
    { title: 'An advisor talks with them', text: 'In English or Japanese, free of charge.' },
  ],
  free: `${brand.name.en} is free for both of you, and pays no one for referrals.`,
  qr: 'Show it on your phone',
  qrText: 'It opens your link.',
  qrLabel: 'QR code with your link',
  save: 'Save as a picture',
  fileName: 'hashi-link.png',
}
