/**
 * The texts of the steps of staff (`domain/processes/states.ts`): the line of the history, and title and body of the notification and the
 * mail. `advisor` is the short name of the advisor.
 */
export type UpdateFacts = {
  job: string
  advisor: string
  /** The label of the status after the step. */
  status: string
  /** The name of the company; empty before the advisor has named it. */
  employer: string
  /** The address of the company. */
  address: string
  /** The names of the documents, each with a dash on a line of its own. */
  documents: string
  /** Day and times of an appointment. */
  when: string
  place: string
  people: string
  /** The last day for an answer; empty without one. */
  answerBy: string
  /** A text of the advisor; empty without one. */
  note: string
}

type UpdateTexts = { history: string; title: string; body: string }

/** Joins the paragraphs that are not empty. */
export const paragraphs = (...texts: string[]) => texts.filter((text) => text !== '').join('\n\n')

const by = (answerBy: string) => (answerBy === '' ? '' : `Please answer by ${answerBy}, Japan time.`)
const lines = (...texts: string[]) => texts.filter((text) => text !== '').join('\n')
/** Ends a sentence, also one with “Inc.” at its end. */
const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`)
/** The company by its name, or as "the employer" before it is named. */
const named = (employer: string) => (employer === '' ? 'the employer' : employer)

export const processUpdates = {
  recommended: ({ job, advisor, answerBy }: UpdateFacts): UpdateTexts => ({
    history: `${advisor} recommended this job.`,
    title: `A job for you: ${job}`,
    body: paragraphs(
      `${advisor} recommends this job to you: ${job}.`,
      `Read the letter on My Page, then apply, ask a question or decline. ${by(answerBy)}`.trim(),
      'The employer knows nothing about you until you have agreed to it.',
    ),
  }),
  replied: ({ job, advisor, note }: UpdateFacts): UpdateTexts => ({
    history: `${advisor} replied to your question.`,
    title: `A reply to your question: ${job}`,
    body: paragraphs(
      `${advisor} has replied to your question about this job: ${job}.`,
      note,
      'You can still apply, ask again or decline.',
    ),
  }),
  documentsAsked: ({ job, advisor, note }: UpdateFacts): UpdateTexts => ({
    history: `${advisor} asked you for documents.`,
    title: `Documents needed: ${job}`,
    body: paragraphs(
      `${advisor} needs documents from you for this job: ${job}.`,
      note,
      'You can add them on My Page. Nothing is sent to the employer without your consent.',
    ),
  }),
  employerNamed: ({ job, advisor, employer, address }: UpdateFacts): UpdateTexts => ({
    history: sentence(`${advisor} told you the employer: ${employer}`),
    title: `Your advisor has named the employer: ${job}`,
    body: paragraphs(
      `This is the employer of the job “${job}”:`,
      lines(employer, address),
      `Please keep the name to yourself. The employer knows nothing about you yet: ${advisor} will ask for your consent before sending anything.`,
    ),
  }),
  consentAsked: ({ job, advisor, employer, documents }: UpdateFacts): UpdateTexts => ({
    history: sentence(`${advisor} asked for your consent to send your documents to ${employer}`),
    title: `Your consent is needed: ${job}`,
    body: paragraphs(
      `${advisor} would like to send these documents to ${employer} for the job “${job}”:`,
      documents,
      'Please agree or decline on My Page. Nothing is sent before you agree. If you decline, your application ends, and the employer hears nothing of it.',
    ),
  }),
  consentGiven: ({ job, advisor, employer, documents }: UpdateFacts): UpdateTexts => ({
    history: sentence(`You agreed to send your documents to ${employer}`),
    title: `Your consent: ${job}`,
    body: paragraphs(
      `You have agreed that we send these documents to ${employer} for the job “${job}”:`,
      documents,
      `${advisor} will send them and tell you when it is done.`,
    ),
  }),
  consentDeclined: ({ job }: UpdateFacts): UpdateTexts => ({
    history: 'You did not agree to send your documents. The application has ended.',
    title: `Your application has ended: ${job}`,
    body: paragraphs(
      `You did not agree to send your documents for the job “${job}”, so your application has ended. The employer has received nothing and hears nothing of it.`,
      'You can apply for this job again while it is open.',
    ),
  }),
  sent: ({ job, advisor, employer, documents }: UpdateFacts): UpdateTexts => ({
    history: sentence(`${advisor} sent your documents to ${named(employer)}`),
    title: `Your documents have been sent: ${job}`,
    body: paragraphs(
      `${advisor} has sent your documents to ${named(employer)} for the job “${job}”${documents === '' ? '.' : ':'}`,
      documents,
      'You will hear from us as soon as the employer answers.',
    ),
  }),
  seen: ({ job, employer }: UpdateFacts): UpdateTexts => ({
    history: `${capital(named(employer))} has seen your documents.`,
    title: `Your documents have been seen: ${job}`,
    body: `${capital(named(employer))} has seen your documents for the job “${job}”.`,
  }),
  screening: ({ job, employer, note }: UpdateFacts): UpdateTexts => ({
    history: 'The CV screening began.',
    title: `CV screening: ${job}`,
    body: paragraphs(
      `${capital(named(employer))} is now reading your documents for the job “${job}”. This usually takes about a week.`,
      note,
    ),
  }),
  interview: ({ job, advisor, status, note }: UpdateFacts): UpdateTexts => ({
    history: `You reached this stage: ${status}.`,
    title: `${status}: ${job}`,
    body: paragraphs(
      `Your application for the job “${job}” has reached this stage: ${status}. Congratulations.`,
      note,
      `${advisor} is arranging the time and will tell you.`,
    ),
  }),
  appointed: ({ job, status, when, place, people, employer, address, note }: UpdateFacts): UpdateTexts => ({
    history: `Appointment: ${when}.`,
    title: `${status}, ${when}: ${job}`,
    body: paragraphs(
      `You have an appointment for the job “${job}” (${status}).`,
      lines(
        `When: ${when}`,
        `Where: ${place}`,
        people === '' ? '' : `Who: ${people}`,
        employer === '' ? '' : `Employer: ${employer}, ${address}`,
      ),
      note,
      'If the time does not suit you, you can request another one on the page of the application.',
    ),
  }),
  offered: ({ job, advisor, employer, answerBy, note }: UpdateFacts): UpdateTexts => ({
    history: `${capital(named(employer))} made you an offer.`,
    title: `You have an offer: ${job}`,
    body: paragraphs(
      `Congratulations: ${named(employer)} offers you the job “${job}”.`,
      note,
      `Read the terms, ask ${advisor} anything that is not clear, and then answer. ${by(answerBy)}`.trim(),
    ),
  }),
  joined: ({ job, advisor, employer, note }: UpdateFacts): UpdateTexts => ({
    history: sentence(`You joined ${named(employer)}`),
    title: `Your first day: ${job}`,
    body: paragraphs(
      `You have joined ${named(employer)} for the job “${job}”. We wish you a good start.`,
      note,
      `${advisor} is still here for you if anything comes up.`,
    ),
  }),
  rejected: ({ job, advisor, note }: UpdateFacts): UpdateTexts => ({
    history: 'The employer chose another candidate.',
    title: `The result of your application: ${job}`,
    body: paragraphs(
      `We are sorry: you were not selected for the job “${job}” this time.`,
      note,
      `${advisor} keeps looking for jobs that suit you.`,
    ),
  }),
  positionFilled: ({ job, advisor, note }: UpdateFacts): UpdateTexts => ({
    history: 'The position was filled, so the application has ended.',
    title: `The position has been filled: ${job}`,
    body: paragraphs(
      `The job “${job}” has been filled, so your application has ended. This is not a decision about you.`,
      note,
      `${advisor} keeps looking for jobs that suit you.`,
    ),
  }),
  withdrawn: ({ job, note }: UpdateFacts): UpdateTexts => ({
    history: 'The application was withdrawn, as you asked.',
    title: `Your application has been withdrawn: ${job}`,
    body: paragraphs(
      `As you asked, we have withdrawn your application for the job “${job}”.`,
      note,
      'You can apply for this job again while it is open.',
    ),
  }),
  undone: ({ job, advisor, status, note }: UpdateFacts): UpdateTexts => ({
    history: `${advisor} corrected the last entry. Status: ${status}.`,
    title: `Correction: ${job}`,
    body: paragraphs(
      `Our last message about the job “${job}” was sent by mistake. Please disregard it, and accept our apologies.`,
      `The message was: ${note}`,
      `The status of this job is: ${status}.`,
    ),
  }),
}

export type UpdateName = keyof typeof processUpdates

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
