import type { Actor, ArrivalPart, ArrivalSource } from '#domain/arrival.ts'

type Part = { title: string; text: string }

/** The way from an offer to the first day for people abroad. */
export const arrival = {
  title: 'Your calendar to the first day',
  lead: ({ from, to }: { from: string; to: string }) => `Your first day would be between ${from} and ${to}.`,
  joined: ({ date }: { date: string }) => `You joined on ${date}. These steps are behind you.`,
  save: 'Save the calendar file (.ics)',
  fixed: 'Fixed',
  estimate: 'Estimate',
  done: 'Done',
  late: 'Late',
  who: 'Who:',
  range: ({ from, to }: { from: string; to: string }) => `${from} – ${to}`,
  zones: ({ zone }: { zone: string }) => `Times are in Japan time and in your time zone, ${zone}.`,
  change: 'Change the time zone',
  zone: 'Time zone',
  japanTime: ({ time }: { time: string }) => `${time} Japan time`,
  ownTime: ({ time }: { time: string }) => `${time} your time`,
  actors: {
    you: 'You',
    employer: 'Employer',
    immigration: 'Immigration office',
    embassy: 'Embassy',
  } satisfies Record<Actor, string>,
  /** The reply, once it is done. */
  accepted: 'You have accepted the offer.',
  parts: {
    reply: { title: 'Your reply to the offer', text: 'Accept, talk first or decline.' },
    contract: {
      title: 'Contract and papers',
      text: 'You sign the contract and send your degree certificate, proof of employment, photos and a copy of your passport.',
    },
    apply: {
      title: 'Application for the certificate of eligibility',
      text: 'The employer applies at the immigration office. It costs you nothing.',
    },
    certificate: {
      title: 'Certificate of eligibility',
      text: 'Usually decided in one to three months. The employer forwards it to you. You enter Japan within three months of its date.',
    },
    visa: {
      title: 'Visa',
      text: 'You apply where the Embassy of Japan tells you to. Without questions it takes about five working days.',
    },
    flight: {
      title: 'Flight',
      text: 'Book it once you have the visa. At the large airports you receive your residence card on arrival.',
    },
    wardOffice: {
      title: 'Ward office: register your address',
      text: 'Due within 14 days of moving in. Take your residence card and passport.',
    },
    firstDay: {
      title: 'First day',
      text: 'The employer settles the day with you once you have the certificate.',
    },
  } satisfies Record<ArrivalPart, Part>,
  source: 'Source:',
  sources: {
    certificate: 'Immigration Services Agency (in Japanese)',
    visa: 'Ministry of Foreign Affairs',
    address: 'Immigration Services Agency, address (in Japanese)',
    hashi: 'Estimate by Hashi, not by an office',
  } satisfies Record<ArrivalSource, string>,
  warning: {
    title: ({ date }: { date: string }) => `If the certificate comes after ${date}`,
    text: ({ advisor }: { advisor: string }) =>
      `The first day moves. ${advisor} asks the employer for a later day and tells you.`,
    refused: ({ advisor }: { advisor: string }) =>
      `If the certificate or the visa is refused, ${advisor} finds out with the employer whether they can apply again, and tells you. Do not give notice or book a flight before you have the visa.`,
  },
  note: 'Estimates are whole days in the calendar file, marked “Estimate”. Save the file again when a date changes: the same entries are updated. Nothing here promises a status of residence or a visa.',
  ended: {
    title: 'Your calendar has ended',
    closed: 'This application is closed, so its dates no longer apply.',
    declined: 'You have declined the offer, so its dates no longer apply.',
    file: 'If you saved the calendar file, please delete its entries from your calendar.',
  },
  due: ({ title }: { title: string }) => `${title} (until 23:59 Japan time)`,
  estimated: ({ title }: { title: string }) => `Estimate: ${title}`,
  ranges: {
    title: 'From an offer to the first day',
    lead: 'There are no dates before an offer, so this shows how long each part takes. Most people need three to four months, and longer if the certificate takes its time.',
    days: ({ start, end }: { start: number; end: number }) =>
      start === 0 ? `up to week ${end}` : `week ${start} to ${end}`,
    by: 'Periods without a source are estimates by Hashi.',
  },
}
