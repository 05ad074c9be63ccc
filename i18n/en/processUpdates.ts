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
  /** Day and times of the appointment that this one replaces; empty without one. */
  replaced: string
  place: string
  people: string
  /** The sentence about the next act (`nextTexts.ts`). */
  next: string
  /** A text of the advisor; empty without one. */
  note: string
}

type UpdateTexts = { history: string; title: string; body: string }

/** Joins the paragraphs that are not empty. */
export const paragraphs = (...texts: string[]) => texts.filter((text) => text !== '').join('\n\n')

const lines = (...texts: string[]) => texts.filter((text) => text !== '').join('\n')
/** Ends a sentence, also one with “Inc.” at its end. */
const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`)
/** The company by its name, or as "the employer" before it is named. */
const named = (employer: string) => (employer === '' ? 'the employer' : employer)

export const processUpdates = {
  recommended: ({ job, advisor, next }: UpdateFacts): UpdateTexts => ({
    history: `${advisor} recommended this job.`,
    title: `A job for you: ${job}`,
    body: paragraphs(
      `${advisor} recommends this job to you: ${job}.`,
      'You can read the letter on My Page.',
      next,
    ),
  }),
  replied: ({ job, advisor, note, next }: UpdateFacts): UpdateTexts => ({
    history: `${advisor} replied to your question.`,
    title: `A reply to your question: ${job}`,
    body: paragraphs(`${advisor} has replied to your question about this job: ${job}.`, note, next),
  }),
  documentsAsked: ({ job, advisor, note, next }: UpdateFacts): UpdateTexts => ({
    history: `${advisor} asked you for documents.`,
    title: `Documents needed: ${job}`,
    body: paragraphs(`${advisor} needs documents from you for this job: ${job}.`, note, next),
  }),
  employerNamed: ({ job, advisor, employer, address, next }: UpdateFacts): UpdateTexts => ({
    history: sentence(`${advisor} told you the employer: ${employer}`),
    title: `Your advisor has named the employer: ${job}`,
    body: paragraphs(
      `This is the employer of the job “${job}”:`,
      lines(employer, address),
      'Please keep the name to yourself.',
      next,
    ),
  }),
  consentAsked: ({ job, advisor, employer, documents, next }: UpdateFacts): UpdateTexts => ({
    history: sentence(`${advisor} asked for your consent to send your documents to ${employer}`),
    title: `Your consent is needed: ${job}`,
    body: paragraphs(
      `${advisor} would like to send these documents to ${employer} for the job “${job}”:`,
      documents,
      next,
      'Nothing is sent before you agree. If you decline, your application ends, and the employer hears nothing of it.',
    ),
  }),
  consentGiven: ({ job, employer, documents, next }: UpdateFacts): UpdateTexts => ({
    history: sentence(`You agreed to send your documents to ${employer}`),
    title: `Your consent: ${job}`,
    body: paragraphs(
      `You have agreed that we send these documents to ${employer} for the job “${job}”:`,
      documents,
      next,
    ),
  }),
  consentDeclined: ({ job, next }: UpdateFacts): UpdateTexts => ({
    history: 'You did not agree to send your documents. The application has ended.',
    title: `Your application has ended: ${job}`,
    body: paragraphs(
      `You did not agree to send your documents for the job “${job}”, so your application has ended.`,
      next,
    ),
  }),
  sent: ({ job, advisor, employer, documents, next }: UpdateFacts): UpdateTexts => ({
    history: sentence(`${advisor} sent your documents to ${named(employer)}`),
    title: `Your documents have been sent: ${job}`,
    body: paragraphs(
      `${advisor} has sent your documents to ${named(employer)} for the job “${job}”${documents === '' ? '.' : ':'}`,
      documents,
      next,
    ),
  }),
  seen: ({ job, employer, next }: UpdateFacts): UpdateTexts => ({
    history: `${capital(named(employer))} has seen your documents.`,
    title: `Your documents have been seen: ${job}`,
    body: paragraphs(`${capital(named(employer))} has seen your documents for the job “${job}”.`, next),
  }),
  screening: ({ job, employer, note, next }: UpdateFacts): UpdateTexts => ({
    history: 'The CV screening began.',
    title: `CV screening: ${job}`,
    body: paragraphs(
      sentence(`The CV screening for the job “${job}” has begun at ${named(employer)}`),
      note,
      next,
    ),
  }),
  interview: ({ job, status, note, next }: UpdateFacts): UpdateTexts => ({
    history: `You reached the ${status.toLowerCase()}.`,
    title: `${status}: ${job}`,
    body: paragraphs(
      `Congratulations: your application for the job “${job}” has reached the ${status.toLowerCase()}.`,
      note,
      next,
    ),
  }),
  appointed: ({
    job,
    status,
    when,
    replaced,
    place,
    people,
    employer,
    address,
    note,
    next,
  }: UpdateFacts): UpdateTexts => ({
    history: replaced === '' ? `Appointment: ${when}.` : `Appointment changed: ${when}.`,
    title: replaced === '' ? `${status}, ${when}: ${job}` : `${status}, changed to ${when}: ${job}`,
    body: paragraphs(
      replaced === ''
        ? `You have an appointment for the job “${job}” (${status}).`
        : `Your appointment for the job “${job}” (${status}) has changed.`,
      lines(
        `When: ${when}`,
        replaced === '' ? '' : `Instead of: ${replaced}`,
        `Where: ${place}`,
        people === '' ? '' : `Who: ${people}`,
        employer === '' ? '' : `Employer: ${employer}, ${address}`,
      ),
      note,
      'If the time does not suit you, you can request another one on the page of the application.',
      next,
    ),
  }),
  offered: ({ job, employer, note, next }: UpdateFacts): UpdateTexts => ({
    history: `${capital(named(employer))} made you an offer.`,
    title: `You have an offer: ${job}`,
    body: paragraphs(`Congratulations: ${named(employer)} offers you the job “${job}”.`, note, next),
  }),
  joined: ({ job, employer, note, next }: UpdateFacts): UpdateTexts => ({
    history: sentence(`You joined ${named(employer)}`),
    title: `Your first day: ${job}`,
    body: paragraphs(
      `You have joined ${named(employer)} for the job “${job}”. We wish you a good start.`,
      note,
      next,
    ),
  }),
  rejected: ({ job, note, next }: UpdateFacts): UpdateTexts => ({
    history: 'The employer chose another candidate.',
    title: `The result of your application: ${job}`,
    body: paragraphs(`We are sorry: you were not selected for the job “${job}” this time.`, note, next),
  }),
  positionFilled: ({ job, note, next }: UpdateFacts): UpdateTexts => ({
    history: 'The position was filled, so the application has ended.',
    title: `The position has been filled: ${job}`,
    body: paragraphs(`The job “${job}” has been filled, so your application has ended.`, note, next),
  }),
  withdrawn: ({ job, note, next }: UpdateFacts): UpdateTexts => ({
    history: 'The application was withdrawn, as you asked.',
    title: `Your application has been withdrawn: ${job}`,
    body: paragraphs(`As you asked, we have withdrawn your application for the job “${job}”.`, note, next),
  }),
  undone: ({ job, advisor, status, note, next }: UpdateFacts): UpdateTexts => ({
    history: `${advisor} corrected the last entry. Status: ${status}.`,
    title: `Correction: ${job}`,
    body: paragraphs(
      `Our last message about the job “${job}” was sent by mistake. Please disregard it, and accept our apologies.`,
      `The message was: ${note}`,
      `The status of this job is: ${status}.`,
      next,
    ),
  }),
  retracted: ({ job, advisor }: UpdateFacts): UpdateTexts => ({
    history: `${advisor} took back this recommendation.`,
    title: `Correction: ${job}`,
    body: paragraphs(
      `We recommended the job “${job}” to you by mistake. Please disregard our message, and accept our apologies.`,
      `You do not have to answer, and the employer knows nothing about you. ${advisor} keeps looking for jobs that suit you.`,
    ),
  }),
}

export type UpdateName = keyof typeof processUpdates

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
