import type { SearchPart } from '#domain/completeness.ts'
import { TALK_MINUTES } from '#domain/talk.ts'

const searchWords = (parts: SearchPart[]) =>
  parts.map((part) => ({ itSkills: 'skills', wishes: 'preferences' })[part]).join(' and ')

const minutesText = (minutes: number) => (minutes === 1 ? 'one minute' : `${minutes} minutes`)

/** The dashboard of the mypage. */
export const dashboard = {
  title: 'My Page',
  hello: ({ name }: { name: string }) => `Hello, ${name}`,
  welcome: ({ name }: { name: string }) => `Welcome to Hashi, ${name}`,
  lead: ({
    offers,
    offerBy,
    consents,
    waiting,
    interviews,
  }: {
    offers: number
    /** The last moment for the answer to the only offer; empty without one. */
    offerBy: string
    /** Requests for consent that wait for an answer. */
    consents: number
    waiting: number
    interviews: number
  }) => {
    const one = offerBy === '' ? 'You have an offer. ' : `You have an offer: please answer by ${offerBy}. `
    const offer = offers === 1 ? one : offers > 1 ? `You have ${offers} offers. ` : ''
    const parts = [
      consents > 0 &&
        (consents === 1
          ? '1 application is waiting for your consent'
          : `${consents} applications are waiting for your consent`),
      waiting > 0 &&
        (waiting === 1
          ? '1 recommendation is waiting for your answer'
          : `${waiting} recommendations are waiting for your answer`),
      interviews > 0 &&
        (interviews === 1 ? '1 interview is coming up' : `${interviews} interviews are coming up`),
    ].filter(Boolean)
    if (parts.length === 0) return offer.trim() || 'Nothing needs your answer right now.'
    return `${offer}${[parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(', and ')}.`
  },
  newLead: 'Recommendations and applications will appear here.',
  declined: 'You have declined the recommendation. Your advisor knows, and looks for the next one.',
  next: {
    label: 'Your next step',
    interview: ({ stage, day, time }: { stage: string; day: string; time: string }) =>
      `${stage}, ${day}, ${time}`,
    /** Without the place, which may name the employer. */
    interviewMeta: ({ minutes, title }: { minutes: number; title: string }) =>
      `Japan time, ${minutes} minutes. ${title}`,
    prepare: 'Prepare',
    offer: ({ day }: { day: string }) => `Answer your offer by ${day}`,
    offerOpen: 'You have an offer',
    consent: 'May we send your documents?',
    consentMeta: ({ title }: { title: string }) => `Nothing is sent before you agree. ${title}`,
    toConsent: 'Read and decide',
    askedDocuments: 'Your advisor needs documents from you',
    toAskedDocuments: 'See which ones',
    document: { resume: 'Fill in your resume', career: 'Fill in your career history' },
    documentMeta: ({ minutes }: { minutes: number }) =>
      `About ${minutesText(minutes)}. Your advisor needs it for your applications.`,
    toDocument: 'Fill it in',
    offerMeta: ({ title }: { title: string }) => `Until 23:59 Japan time. ${title}`,
    toOffer: 'See the offer',
    accepted: 'You have accepted the offer',
    toAccepted: 'See what follows',
    recommendation: ({ day }: { day: string }) => `Answer a recommendation by ${day}`,
    recommendationMeta: ({ title }: { title: string }) => `Until 23:59 Japan time. ${title}`,
    toRecommendation: 'Read and answer',
    profileStart: 'Tell us your skills and preferences',
    profile: ({ names }: { names: string }) => `Missing from your profile: ${names}`,
    profileMeta: ({ minutes }: { minutes: number }) =>
      `About ${minutesText(minutes)}. Stop whenever you like; your answers are saved.`,
    toProfile: 'Complete profile',
    jobs: 'Look for jobs',
    jobsMeta: 'You can apply for any open job from its page.',
    toJobs: 'Find jobs',
  },
  /** Missing parts of the profile within a sentence. */
  missing: ({ parts, more }: { parts: string[]; more: number }) =>
    new Intl.ListFormat('en-GB').format([
      ...parts.map((part) => part.charAt(0).toLowerCase() + part.slice(1)),
      ...(more > 0 ? [`${more} more`] : []),
    ]),
  steps: {
    title: 'What happens next',
    profileMissing: ({ names }: { names: string }) => `Still missing: ${names}.`,
    profileDone: 'Your advisor has everything needed to look for jobs.',
    openSince: ({ day }: { day: string }) => `Your account has been open since ${day}.`,
    advisorWrites: ({ advisor }: { advisor: string }) => `${advisor} writes to you`,
    answerBy: ({ day, holidays }: { day: string; holidays: string[] }) =>
      `By ${day}, Japan time.${holidays.length === 0 ? '' : ` ${holidays.join(', ')}: national ${holidays.length === 1 ? 'holiday' : 'holidays'} in Japan.`}`,
    items: {
      registered: { title: 'You registered', text: 'Your account is open.' },
      profile: {
        title: 'You complete your profile',
        text: 'Skills and preferences first; the rest can follow later.',
      },
      advisor: { title: 'An advisor writes to you', text: 'Within two working days, Japan time.' },
      talk: {
        title: `You talk for ${TALK_MINUTES} minutes`,
        text: 'Online, in English or Japanese, as you like.',
      },
      jobs: {
        title: 'Jobs arrive, each with a reason',
        text: 'You apply, ask or decline. No employer learns of you before you agree.',
      },
    },
  },
  recommendations: {
    title: 'Recommended for you',
    waiting: 'Waiting for you',
    asked: 'With your advisor',
    over: ({ count }: { count: number }) => `Answered or closed (${count})`,
    noneWaiting: 'No recommendation is waiting for your answer.',
    read: 'Read and answer',
    none: 'Nothing here yet, and that’s normal',
    noneText: 'An advisor chooses each job by hand. You get an email as soon as there is one.',
    noneMissing: ({ parts }: { parts: SearchPart[] }) =>
      `An advisor chooses each job by hand. Tell us your ${searchWords(parts)}, and the search can begin.`,
    toProfile: ({ parts }: { parts: SearchPart[] }) => `Add ${searchWords(parts)}`,
    ask: 'Ask for recommendations',
    askedOn: ({ date }: { date: string }) => `You asked for recommendations on ${date}.`,
  },
  applications: {
    title: 'Applications',
    all: ({ total }: { total: number }) => `All ${total}`,
    noneRunning: 'No application is in progress.',
    none: 'You have not applied for any jobs yet',
    noneText: 'No need to wait for a recommendation: you can apply for any open job from its page.',
    findJobs: 'Find jobs',
  },
  saved: {
    title: 'Saved jobs',
    all: ({ total }: { total: number }) => `All ${total}`,
    closed: 'The jobs that you saved last are no longer open.',
    none: 'Keep the ones you want to think about',
    noneText: 'Choose Save on a job. It waits for you here, and on your other devices.',
    newest: 'See the newest jobs',
  },
  notifications: {
    title: 'Notifications',
    unread: 'Unread:',
    none: 'No notifications yet. They will also come by email.',
    older: ({ count }: { count: number }) => `Earlier notifications (${count})`,
  },
  advisor: {
    title: 'Your advisor',
    none: 'You will soon have an advisor. Until then, our team will answer you.',
    languages: ({ languages }: { languages: string }) => `Speaks ${languages}`,
    message: 'Message your advisor',
    ask: 'Request a call',
    asked: ({ date }: { date: string }) => `You requested a call on ${date}.`,
  },
  interview: {
    title: 'Request a call with your advisor',
    titleAgain: 'Request another call',
    lead: 'Your advisor will email you three possible times within two working days.',
    leadAgain: ({ date }: { date: string }) =>
      `You requested a call on ${date}. This is another request, and your advisor will see it as one.`,
    labels: {
      method: 'How would you like to talk?',
      preferredTimes: 'Times that suit you',
      contents: 'What you would like to talk about',
    },
    help: { preferredTimes: 'In Japan time, such as Tuesday or Thursday after 19:00' },
    send: 'Request a call',
    done: 'We have received your request',
    doneText:
      'Your advisor will email you three possible times within two working days. A copy of your request is on its way to you.',
  },
  introduction: {
    title: 'Ask for recommendations?',
    lead: 'Your advisor will look for jobs that suit you and recommend them here. You will also get an email.',
    send: 'Ask for recommendations',
    done: 'Your advisor has received it',
    doneText:
      'Recommendations appear on this page as soon as there are some. The more your profile says, the better they fit.',
  },
  cancel: 'Not now',
  close: 'Close',
}
