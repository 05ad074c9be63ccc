import type { ArticleSeed } from '../types.ts'
import { article as beforeAnEngineerFromAbroadStarts } from './before-an-engineer-from-abroad-starts.ts'
import { article as changingJobsWhileStillEmployed } from './changing-jobs-while-still-employed.ts'
import { article as checklistForYourLastMonthAtACompany } from './checklist-for-your-last-month-at-a-company.ts'
import { article as firstFiveLinesOfYourCareerHistory } from './first-five-lines-of-your-career-history.ts'
import { article as fourMistakesInCountingHighlySkilledPoints } from './four-mistakes-in-counting-highly-skilled-points.ts'
import { article as glossaryAndFormsForWorkingInJapan } from './glossary-and-forms-for-working-in-japan.ts'
import { article as howToReadAJapaneseJobAdvertisement } from './how-to-read-a-japanese-job-advertisement.ts'
import { article as jobInterviewsInJapanFromDoorToThankYou } from './job-interviews-in-japan-from-door-to-thank-you.ts'
import { article as lumpSumWithdrawalOfPension } from './lump-sum-withdrawal-of-pension.ts'
import { article as permanentResidenceWhatIsChecked } from './permanent-residence-what-is-checked.ts'
import { article as reportYourChangeOfEmployer } from './report-your-change-of-employer.ts'
import { article as residenceStatusesAnEmployerShouldKnow } from './residence-statuses-an-employer-should-know.ts'
import { article as residentTaxArrivesInTheSecondYear } from './resident-tax-arrives-in-the-second-year.ts'
import { article as takeHomePayOnSixMillionYen } from './take-home-pay-on-six-million-yen.ts'
import { article as threeWaysToRentWithoutAGuarantor } from './three-ways-to-rent-without-a-guarantor.ts'
import { article as whatYourSocialInsurancePaysFor } from './what-your-social-insurance-pays-for.ts'
import { article as workingWithN3Japanese } from './working-with-n3-japanese.ts'

/** The articles in Japanese, newest first. */
export const articles: ArticleSeed[] = [
  firstFiveLinesOfYourCareerHistory,
  reportYourChangeOfEmployer,
  takeHomePayOnSixMillionYen,
  beforeAnEngineerFromAbroadStarts,
  workingWithN3Japanese,
  lumpSumWithdrawalOfPension,
  threeWaysToRentWithoutAGuarantor,
  fourMistakesInCountingHighlySkilledPoints,
  howToReadAJapaneseJobAdvertisement,
  changingJobsWhileStillEmployed,
  residentTaxArrivesInTheSecondYear,
  whatYourSocialInsurancePaysFor,
  checklistForYourLastMonthAtACompany,
  jobInterviewsInJapanFromDoorToThankYou,
  glossaryAndFormsForWorkingInJapan,
  permanentResidenceWhatIsChecked,
  residenceStatusesAnEmployerShouldKnow,
]
