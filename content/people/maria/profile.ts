import { blankProfile } from '#backend/profile/blankProfile.ts'
import {
  Education,
  EmploymentStatus,
  EnglishSkill,
  ExpectedStartPeriod,
  Gender,
  JapaneseSkill,
  Nationality,
  VisaStatus,
} from '#openapi/generated/options.ts'
import type { ProfileSeed } from '../profileSeed.ts'
import { mariaFiles } from './files.ts'
import { photo } from './photo.ts'

/** Maria's complete profile. It agrees with the examples of the contract. */
export const mariaProfile: ProfileSeed = {
  ...blankProfile(1001),
  nameKana: 'マリア サントス',
  birthday: '1992-04-17',
  gender: Gender.female,
  phoneNumber: '819000000000',
  nationality: Nationality.brazil,
  currentLocation: 'JP',
  visaStatusinJapan: VisaStatus.engineer_humanities_international_services,
  visaExpiry: '2028-08-31',
  japaneseLanguageSkill: JapaneseSkill.business,
  englishLanguageSkill: EnglishSkill.fluent,
  itSkills: [
    { it_skills: 'linux', yoe: '5_years_more' },
    { it_skills: 'aws', yoe: '5_years_more' },
    { it_skills: 'python', yoe: '3_years_more' },
  ],
  employmentStatus: EmploymentStatus.employed,
  educationalBackground: Education.university_science,
  presentOccupation: 'infrastructure_development',
  yearWorkExperience: '5_years_more',
  proceduralExperience: ['high_level_design', 'low_level_design', 'development', 'operation_and_maintenance'],
  expectedStartPeriod: ExpectedStartPeriod.one_to_two_months,
  desiredJobCategory: ['infrastructure_development', 'data_engineering', 'web_system_development'],
  desiredLocation: ['tokai'],
  desiredSalary: 6_000_000,
  otherLanguageSkills: ['portuguese', 'spanish'],
  linkedInURL: 'https://www.linkedin.com/in/example-santos',
  otherURL: 'https://portfolio.example.com/santos',
  otherRequests:
    'Within reach of Nagoya, or mostly remote. No regular work at night, please. I have had ten years of it.',
  agreeToHashi: true,
  advisor: 'moriyama',
  files: { photo, ...mariaFiles },
}
