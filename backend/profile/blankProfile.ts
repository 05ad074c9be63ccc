import type { Profile } from '../ports/profiles.ts'

/** The profile of an applicant who has entered nothing yet. */
export function blankProfile(applicantId: number): Profile {
  return {
    applicantId,
    photo: null,
    nameKana: '',
    birthday: null,
    visaExpiry: null,
    phoneNumber: '',
    agreeToHashi: false,
    agreeToGitTap: false,
    resume: null,
    resumeJp: null,
    cvJp: null,
    linkedInURL: '',
    otherURL: '',
    itSkills: [],
    proceduralExperience: [],
    desiredJobCategory: [],
    desiredLocation: [],
    otherLanguageSkills: [],
    otherRequests: '',
    advisor: null,
    fromLink: '',
  }
}
