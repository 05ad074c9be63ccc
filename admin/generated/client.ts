/**
 * Generated from the staff contract. Do not edit.
 */
import { send } from '../send.ts';
/**
 * The kind of problem; programs compare it.
 */
export type ProblemType = typeof ProblemType[keyof typeof ProblemType];


export const ProblemType = {
  '/problems/bad-request': '/problems/bad-request',
  '/problems/missing-token': '/problems/missing-token',
  '/problems/missing-scope': '/problems/missing-scope',
  '/problems/not-found': '/problems/not-found',
  '/problems/method-not-allowed': '/problems/method-not-allowed',
  '/problems/conflict': '/problems/conflict',
  '/problems/idempotency-key-reused': '/problems/idempotency-key-reused',
  '/problems/token-revoked': '/problems/token-revoked',
  '/problems/backup-file': '/problems/backup-file',
  '/problems/disk-full': '/problems/disk-full',
  '/problems/no-backup': '/problems/no-backup',
  '/problems/backup-damaged': '/problems/backup-damaged',
  '/problems/backup-other-version': '/problems/backup-other-version',
  '/problems/sample-refused': '/problems/sample-refused',
  '/problems/person-blocked': '/problems/person-blocked',
  '/problems/person-not-blocked': '/problems/person-not-blocked',
  '/problems/already-closed': '/problems/already-closed',
  '/problems/already-open': '/problems/already-open',
  '/problems/already-published': '/problems/already-published',
  '/problems/already-unpublished': '/problems/already-unpublished',
  '/problems/in-use': '/problems/in-use',
  '/problems/step-not-allowed': '/problems/step-not-allowed',
  '/problems/consent-missing': '/problems/consent-missing',
  '/problems/nothing-to-undo': '/problems/nothing-to-undo',
  '/problems/person-not-active': '/problems/person-not-active',
  '/problems/already-recommended': '/problems/already-recommended',
  '/problems/already-applied': '/problems/already-applied',
  '/problems/job-closed': '/problems/job-closed',
  '/problems/message-settled': '/problems/message-settled',
  '/problems/too-many-replies': '/problems/too-many-replies',
  '/problems/mail-not-given-up': '/problems/mail-not-given-up',
  '/problems/precondition-failed': '/problems/precondition-failed',
  '/problems/payload-too-large': '/problems/payload-too-large',
  '/problems/unsupported-media-type': '/problems/unsupported-media-type',
  '/problems/validation': '/problems/validation',
  '/problems/precondition-required': '/problems/precondition-required',
  '/problems/too-many-requests': '/problems/too-many-requests',
  '/problems/internal-server-error': '/problems/internal-server-error',
  '/problems/not-implemented': '/problems/not-implemented',
  '/problems/service-unavailable': '/problems/service-unavailable',
} as const;

/**
 * A failure, as RFC 9457 defines it.
 */
export interface Problem {
  type: ProblemType;
  /**
     * The kind of problem in words, localised.
     * @maxLength 200
     */
  title: string;
  /**
     * The status of the answer.
     * @minimum 400
     * @maximum 599
     */
  status: number;
  /**
     * The cause and the remedy, localised and safe to show.
     * @maxLength 1000
     */
  detail: string;
  /**
     * The path of the call.
     * @maxLength 2000
     */
  instance: string;
}

/**
 * The name of a validation rule. The section **Errors and rules** lists their conditions and texts.
 */
export type RuleName = typeof RuleName[keyof typeof RuleName];


export const RuleName = {
  required: 'required',
  nameRequired: 'nameRequired',
  emailRequired: 'emailRequired',
  emailFormat: 'emailFormat',
  tel: 'tel',
  nationRequired: 'nationRequired',
  visaRequired: 'visaRequired',
  nihongoRequired: 'nihongoRequired',
  englishRequired: 'englishRequired',
  confirmedEmail: 'confirmedEmail',
  resumeGroupRequired: 'resumeGroupRequired',
  validateEmail: 'validateEmail',
  max: 'max',
  min: 'min',
  agreeToTarget: 'agreeToTarget',
  alphaNum: 'alphaNum',
  minPassword: 'minPassword',
  confirmedPassword: 'confirmedPassword',
  checkDateRequired: 'checkDateRequired',
  numeric: 'numeric',
  requiredName: 'requiredName',
  requiredNationality: 'requiredNationality',
  requiredCountry: 'requiredCountry',
  requiredEmploymentStatus: 'requiredEmploymentStatus',
  requiredPresentOccupation: 'requiredPresentOccupation',
  requiredWorkExperience: 'requiredWorkExperience',
  requiredYearWorkExperience: 'requiredYearWorkExperience',
  requiredProceduralExperience: 'requiredProceduralExperience',
  requiredContactType: 'requiredContactType',
  requiredContactDetails: 'requiredContactDetails',
  invalid: 'invalid',
  ageMin: 'ageMin',
  ageMax: 'ageMax',
  commonPassword: 'commonPassword',
  fileSize: 'fileSize',
  fileNameLength: 'fileNameLength',
  fileName: 'fileName',
  fileType: 'fileType',
  fileContent: 'fileContent',
  fileVirus: 'fileVirus',
} as const;

export type ValidationProblemErrorsItem = {
  /**
     * The name of the parameter or form field. Rows are numbered from 0, as in `itSkills.0.it_skills`. An unknown name is cut.
     * @maxLength 100
     */
  field: string;
  rule: RuleName;
  /**
     * The rule's text in the language of the answer. It names the field by its label.
     * @maxLength 300
     */
  message: string;
};

/**
 * A 422. One entry of `errors` for each wrong field, with the first rule that it breaks.
 */
export interface ValidationProblem {
  type: ProblemType;
  /**
     * The kind of problem in words, localised.
     * @maxLength 200
     */
  title: string;
  /**
     * The status of the answer.
     * @minimum 400
     * @maximum 599
     */
  status: number;
  /**
     * The cause and the remedy, localised and safe to show.
     * @maxLength 1000
     */
  detail: string;
  /**
     * The path of the call.
     * @maxLength 2000
     */
  instance: string;
  /**
     * The first 100 wrong fields.
     * @minItems 1
     * @maxItems 100
     */
  errors: ValidationProblemErrorsItem[];
}

/**
 * The id in the company's own system. It names the thing for ever, in this API and in imports.
 * @minLength 1
 * @maxLength 100
 * @pattern ^[A-Za-z0-9][A-Za-z0-9._:~@-]*$
 */
export type ExternalId = string;

/**
 * The version of the thing, for `If-Match`.
 * @maxLength 100
 */
export type Version = string;

/**
 * A time in UTC with milliseconds.
 * @maxLength 24
 */
export type Time = string;

/**
 * The time when staff or a complete import closed or unpublished it; null while it is open.
 */
export type ClosedAt = Time | null;

/**
 * The id of a job.
 * @minimum 1
 * @maximum 2147483647
 */
export type JobId = number;

/**
 * The kind of work of a job.
 */
export type JobCategory = typeof JobCategory[keyof typeof JobCategory];


export const JobCategory = {
  web_system_development: 'web_system_development',
  ml_ai_development: 'ml_ai_development',
  mobile_system_development: 'mobile_system_development',
  embedded_system_development: 'embedded_system_development',
  data_engineering: 'data_engineering',
  infrastructure_development: 'infrastructure_development',
  qa: 'qa',
  bridge_se: 'bridge_se',
  project_manager: 'project_manager',
  web_designer: 'web_designer',
  game_developer: 'game_developer',
  others: 'others',
} as const;

/**
 * The form of employment of a job. The licence covers employment only, so there are no contracts for services.
 */
export type EmploymentType = typeof EmploymentType[keyof typeof EmploymentType];


export const EmploymentType = {
  permanent: 'permanent',
  fixed_term: 'fixed_term',
  part_time: 'part_time',
} as const;

/**
 * An industry within a group; the key of "other industries" is others_general, so that keys are unique across both lists.
 */
export type SubIndustry = typeof SubIndustry[keyof typeof SubIndustry];


export const SubIndustry = {
  web_services: 'web_services',
  saas: 'saas',
  e_commerce_platform: 'e_commerce_platform',
  advertising_technology: 'advertising_technology',
  cyber_security: 'cyber_security',
  system_integration: 'system_integration',
  it_outsourcing: 'it_outsourcing',
  telecommunications: 'telecommunications',
  cloud_data_center: 'cloud_data_center',
  banking: 'banking',
  insurance: 'insurance',
  securities_asset_management: 'securities_asset_management',
  payments: 'payments',
  fintech: 'fintech',
  accounting_tax: 'accounting_tax',
  consulting: 'consulting',
  it_consulting: 'it_consulting',
  game: 'game',
  animation_comics: 'animation_comics',
  music_video: 'music_video',
  web_media: 'web_media',
  publishing_printing: 'publishing_printing',
  advertising_agency: 'advertising_agency',
  travel_leisure: 'travel_leisure',
  retail: 'retail',
  e_commerce: 'e_commerce',
  trading_wholesale: 'trading_wholesale',
  logistics: 'logistics',
  automotive: 'automotive',
  electronics_semiconductors: 'electronics_semiconductors',
  machinery_robotics: 'machinery_robotics',
  medical_devices: 'medical_devices',
  food_beverage: 'food_beverage',
  apparel_cosmetics: 'apparel_cosmetics',
  chemicals_materials: 'chemicals_materials',
  healthcare: 'healthcare',
  education: 'education',
  human_resources: 'human_resources',
  real_estate_construction: 'real_estate_construction',
  energy_environment: 'energy_environment',
  agriculture: 'agriculture',
  public_sector: 'public_sector',
  aerospace: 'aerospace',
  others_general: 'others_general',
} as const;

/**
 * One of the 47 prefectures of Japan, by its romanised key, from north to south.
 */
export type Prefecture = typeof Prefecture[keyof typeof Prefecture];


export const Prefecture = {
  hokkaido: 'hokkaido',
  aomori: 'aomori',
  iwate: 'iwate',
  miyagi: 'miyagi',
  akita: 'akita',
  yamagata: 'yamagata',
  fukushima: 'fukushima',
  ibaraki: 'ibaraki',
  tochigi: 'tochigi',
  gunma: 'gunma',
  saitama: 'saitama',
  chiba: 'chiba',
  tokyo: 'tokyo',
  kanagawa: 'kanagawa',
  niigata: 'niigata',
  toyama: 'toyama',
  ishikawa: 'ishikawa',
  fukui: 'fukui',
  yamanashi: 'yamanashi',
  nagano: 'nagano',
  gifu: 'gifu',
  shizuoka: 'shizuoka',
  aichi: 'aichi',
  mie: 'mie',
  shiga: 'shiga',
  kyoto: 'kyoto',
  osaka: 'osaka',
  hyogo: 'hyogo',
  nara: 'nara',
  wakayama: 'wakayama',
  tottori: 'tottori',
  shimane: 'shimane',
  okayama: 'okayama',
  hiroshima: 'hiroshima',
  yamaguchi: 'yamaguchi',
  tokushima: 'tokushima',
  kagawa: 'kagawa',
  ehime: 'ehime',
  kochi: 'kochi',
  fukuoka: 'fukuoka',
  saga: 'saga',
  nagasaki: 'nagasaki',
  kumamoto: 'kumamoto',
  oita: 'oita',
  miyazaki: 'miyazaki',
  kagoshima: 'kagoshima',
  okinawa: 'okinawa',
} as const;

/**
 * The share of work that can be done from home.
 */
export type RemoteWork = typeof RemoteWork[keyof typeof RemoteWork];


export const RemoteWork = {
  none: 'none',
  partial: 'partial',
  full: 'full',
} as const;

/**
 * A level of Japanese, from the highest to none.
 */
export type JapaneseLevel = typeof JapaneseLevel[keyof typeof JapaneseLevel];


export const JapaneseLevel = {
  native_jp: 'native_jp',
  fluent_jp: 'fluent_jp',
  business_level_jp: 'business_level_jp',
  daily_conversational_level_jp: 'daily_conversational_level_jp',
  basic_conversational_level_jp: 'basic_conversational_level_jp',
  none_jp: 'none_jp',
} as const;

/**
 * A level of English, from the highest to none.
 */
export type EnglishLevel = typeof EnglishLevel[keyof typeof EnglishLevel];


export const EnglishLevel = {
  native_en: 'native_en',
  fluent_en: 'fluent_en',
  business_level_en: 'business_level_en',
  daily_conversational_level_en: 'daily_conversational_level_en',
  basic_conversational_level_en: 'basic_conversational_level_en',
  none_en: 'none_en',
} as const;

/**
 * A language other than Japanese and English.
 */
export type OtherLanguage = typeof OtherLanguage[keyof typeof OtherLanguage];


export const OtherLanguage = {
  chinese: 'chinese',
  cantonese: 'cantonese',
  korean: 'korean',
  thai: 'thai',
  vietnamese: 'vietnamese',
  indonesian: 'indonesian',
  hindi: 'hindi',
  german: 'german',
  french: 'french',
  spanish: 'spanish',
  russian: 'russian',
  portuguese: 'portuguese',
  other: 'other',
} as const;

/**
 * A programming language, framework, platform or tool; "none" means that no particular skill is asked for.
 */
export type ItSkill = typeof ItSkill[keyof typeof ItSkill];


export const ItSkill = {
  python: 'python',
  java: 'java',
  javascript: 'javascript',
  typescript: 'typescript',
  go: 'go',
  rust: 'rust',
  c: 'c',
  cpp: 'cpp',
  csharp: 'csharp',
  php: 'php',
  ruby: 'ruby',
  kotlin: 'kotlin',
  swift: 'swift',
  objective_c: 'objective_c',
  scala: 'scala',
  perl: 'perl',
  r: 'r',
  dart: 'dart',
  elixir: 'elixir',
  haskell: 'haskell',
  lua: 'lua',
  cobol: 'cobol',
  vba: 'vba',
  sql: 'sql',
  shell_script: 'shell_script',
  html: 'html',
  css: 'css',
  sass: 'sass',
  react: 'react',
  nextjs: 'nextjs',
  vuejs: 'vuejs',
  nuxtjs: 'nuxtjs',
  angular: 'angular',
  svelte: 'svelte',
  nodejs: 'nodejs',
  express: 'express',
  nestjs: 'nestjs',
  django: 'django',
  flask: 'flask',
  fastapi: 'fastapi',
  ruby_on_rails: 'ruby_on_rails',
  laravel: 'laravel',
  spring: 'spring',
  spring_boot: 'spring_boot',
  dotnet: 'dotnet',
  graphql: 'graphql',
  rest_api: 'rest_api',
  websocket: 'websocket',
  android: 'android',
  ios: 'ios',
  flutter: 'flutter',
  react_native: 'react_native',
  swiftui: 'swiftui',
  mysql: 'mysql',
  postgresql: 'postgresql',
  oracle_database: 'oracle_database',
  sql_server: 'sql_server',
  mongodb: 'mongodb',
  redis: 'redis',
  elasticsearch: 'elasticsearch',
  dynamodb: 'dynamodb',
  snowflake: 'snowflake',
  bigquery: 'bigquery',
  aws: 'aws',
  azure: 'azure',
  gcp: 'gcp',
  docker: 'docker',
  kubernetes: 'kubernetes',
  terraform: 'terraform',
  ansible: 'ansible',
  jenkins: 'jenkins',
  github_actions: 'github_actions',
  linux: 'linux',
  windows_server: 'windows_server',
  nginx: 'nginx',
  prometheus: 'prometheus',
  grafana: 'grafana',
  datadog: 'datadog',
  git: 'git',
  vmware: 'vmware',
  tensorflow: 'tensorflow',
  pytorch: 'pytorch',
  scikit_learn: 'scikit_learn',
  pandas: 'pandas',
  opencv: 'opencv',
  spark: 'spark',
  hadoop: 'hadoop',
  kafka: 'kafka',
  airflow: 'airflow',
  dbt: 'dbt',
  tableau: 'tableau',
  power_bi: 'power_bi',
  unity: 'unity',
  unreal_engine: 'unreal_engine',
  opengl: 'opengl',
  maya: 'maya',
  figma: 'figma',
  photoshop: 'photoshop',
  illustrator: 'illustrator',
  selenium: 'selenium',
  playwright: 'playwright',
  cypress: 'cypress',
  jira: 'jira',
  salesforce: 'salesforce',
  sap: 'sap',
  arduino: 'arduino',
  ros: 'ros',
  fpga: 'fpga',
  autosar: 'autosar',
  rtos: 'rtos',
  none: 'none',
} as const;

/**
 * The texts of a job in one language, as the public contract has them.
 */
export interface JobTexts {
  /** @maxLength 120 */
  title: string;
  /**
     * The employer in one line, without a name.
     * @maxLength 160
     */
  employer: string;
  /**
     * The place of work in words, with the days of remote work if there are any.
     * @maxLength 80
     */
  place: string;
  /**
     * The components of the yearly pay, in a few words.
     * @maxLength 120
     */
  salaryNote: string;
  /**
     * The use of Japanese at work; may be empty.
     * @maxLength 120
     */
  japaneseNote: string;
  /**
     * The use of English at work; may be empty.
     * @maxLength 120
     */
  englishNote: string;
  /**
     * The description of the work, in paragraphs.
     * @minItems 1
     * @maxItems 6
     * @items.maxLength 1200
     */
  description: string[];
  /**
     * The duties, point by point (業務の内容).
     * @minItems 1
     * @maxItems 10
     * @items.maxLength 300
     */
  duties: string[];
  /**
     * The possible range of change of the duties (業務の変更の範囲).
     * @maxLength 300
     */
  dutiesChange: string;
  /**
     * The requirements for applicants.
     * @minItems 1
     * @maxItems 10
     * @items.maxLength 300
     */
  requirements: string[];
  /**
     * Welcome but optional qualifications.
     * @maxItems 10
     * @items.maxLength 300
     */
  preferred: string[];
  /**
     * Whether and for how long the contract is fixed (契約期間).
     * @maxLength 300
     */
  contractPeriod: string;
  /**
     * For a fixed term, the criteria and the limit of renewal (更新基準と上限); empty for a permanent contract.
     * @maxLength 300
     */
  contractRenewal: string;
  /**
     * Trial period and its terms (試用期間).
     * @maxLength 300
     */
  probation: string;
  /**
     * The place of work (就業場所).
     * @maxLength 300
     */
  workplace: string;
  /**
     * The possible range of change of the place of work (就業場所の変更の範囲).
     * @maxLength 300
     */
  workplaceChange: string;
  /**
     * Start and end of work, flexible hours, or a discretionary work scheme (始業終業、裁量労働).
     * @maxLength 300
     */
  workingHours: string;
  /** @maxLength 120 */
  breakTime: string;
  /**
     * Whether there is work beyond the hours, and how much (時間外労働).
     * @maxLength 200
     */
  overtime: string;
  /** @maxLength 300 */
  holidays: string;
  /**
     * The pay in full, with fixed overtime pay spelled out (賃金、固定残業代).
     * @minItems 1
     * @maxItems 6
     * @items.maxLength 300
     */
  pay: string[];
  /** @maxLength 300 */
  allowances: string;
  /**
     * Social and labour insurance (社会保険).
     * @maxLength 200
     */
  insurance: string;
  /**
     * Measures against passive smoking (受動喫煙防止措置).
     * @maxLength 200
     */
  smoking: string;
  /**
     * The employer’s support with the status of residence, and whether people abroad can apply.
     * @maxLength 300
     */
  visa: string;
  /**
     * The steps of the selection, in order.
     * @minItems 1
     * @maxItems 8
     * @items.maxLength 60
     */
  selection: string[];
  /**
     * The duration and the form of the selection.
     * @maxLength 300
     */
  selectionNote: string;
}

/**
 * A job as staff see it.
 */
export interface Job {
  external_id: ExternalId;
  version: Version;
  closedAt: ClosedAt;
  job_id: JobId;
  /** The time of the last change. */
  job_update_date: string;
  jobCategory: JobCategory;
  employmentType: EmploymentType;
  industryName: SubIndustry;
  /**
     * The prefectures of the places of work; several where there are several offices to choose from.
     * @minItems 1
     * @maxItems 47
     */
  location: Prefecture[];
  /** Whether the work can be done from anywhere in Japan. */
  nationwideLocation: boolean;
  remote: RemoteWork;
  /**
     * The lower end of the yearly pay, in yen.
     * @minimum 1000000
     * @maximum 99999999
     */
  salaryMin: number;
  /**
     * The upper end of the yearly pay, in yen; at least `salaryMin`.
     * @minimum 1000000
     * @maximum 99999999
     */
  salaryMax: number;
  japaneseLevel: JapaneseLevel;
  englishLevel: EnglishLevel;
  /**
     * Other languages that the job asks for.
     * @maxItems 13
     */
  otherLanguageSkills: OtherLanguage[];
  /**
     * The skills that the job asks for, the most important first.
     * @maxItems 12
     */
  itSkills: ItSkill[];
  /** Whether people who live outside Japan can apply. */
  applyFromAbroad: boolean;
  /** Whether the employer supports a new status of residence or a change of status. Always true where people abroad can apply. Where it is false, applicants need a status that allows the work already. */
  visaSupport: boolean;
  /**
     * The last day for applications, until its end in Japan; null without a closing date.
     * @nullable
     */
  closing_date: string | null;
  advisor: ExternalId;
  /**
     * The time of the first publication. Without it that of the first call.
     * @maxLength 35
     */
  job_registration_date: string;
  ja: JobTexts;
  en: JobTexts;
}

/**
 * A page of jobs, the newest first.
 */
export interface JobList {
  /** @maxItems 100 */
  items: Job[];
  /**
     * The number of entries on all pages.
     * @minimum 0
     */
  total: number;
  /**
     * The number of this page.
     * @minimum 1
     */
  page: number;
  /**
     * The number of entries on a page.
     * @minimum 1
     */
  perPage: number;
}

/**
 * A job in both languages. The fields are those of the public contract, except `advisor`, the external id of an advisor. `salaryMax` is at least `salaryMin`, and `visaSupport` is true where people abroad can apply.
 */
export interface JobBody {
  jobCategory: JobCategory;
  employmentType: EmploymentType;
  industryName: SubIndustry;
  /**
     * The prefectures of the places of work; several where there are several offices to choose from.
     * @minItems 1
     * @maxItems 47
     */
  location: Prefecture[];
  /** Whether the work can be done from anywhere in Japan. */
  nationwideLocation: boolean;
  remote: RemoteWork;
  /**
     * The lower end of the yearly pay, in yen.
     * @minimum 1000000
     * @maximum 99999999
     */
  salaryMin: number;
  /**
     * The upper end of the yearly pay, in yen; at least `salaryMin`.
     * @minimum 1000000
     * @maximum 99999999
     */
  salaryMax: number;
  japaneseLevel: JapaneseLevel;
  englishLevel: EnglishLevel;
  /**
     * Other languages that the job asks for.
     * @maxItems 13
     */
  otherLanguageSkills: OtherLanguage[];
  /**
     * The skills that the job asks for, the most important first.
     * @maxItems 12
     */
  itSkills: ItSkill[];
  /** Whether people who live outside Japan can apply. */
  applyFromAbroad: boolean;
  /** Whether the employer supports a new status of residence or a change of status. Always true where people abroad can apply. Where it is false, applicants need a status that allows the work already. */
  visaSupport: boolean;
  /**
     * The last day for applications, until its end in Japan; null without a closing date.
     * @nullable
     */
  closing_date: string | null;
  advisor: ExternalId;
  /**
     * The time of the first publication. Without it that of the first call.
     * @maxLength 35
     */
  job_registration_date?: string;
  /** Whether the job is closed. Without it the job stays as it is, and one that a complete import has closed is opened. */
  closed?: boolean;
  ja: JobTexts;
  en: JobTexts;
}

/**
 * A person’s present occupation: a kind of work as jobs have it, a student, work outside IT, or none.
 */
export type PresentOccupation = typeof PresentOccupation[keyof typeof PresentOccupation];


export const PresentOccupation = {
  web_system_development: 'web_system_development',
  ml_ai_development: 'ml_ai_development',
  mobile_system_development: 'mobile_system_development',
  embedded_system_development: 'embedded_system_development',
  data_engineering: 'data_engineering',
  infrastructure_development: 'infrastructure_development',
  qa: 'qa',
  bridge_se: 'bridge_se',
  project_manager: 'project_manager',
  web_designer: 'web_designer',
  game_developer: 'game_developer',
  others: 'others',
  student: 'student',
  other_than_it: 'other_than_it',
  none: 'none',
} as const;

/**
 * The region of origin of a story's person.
 */
export type StoryOrigin = typeof StoryOrigin[keyof typeof StoryOrigin];


export const StoryOrigin = {
  east_asia: 'east_asia',
  southeast_asia: 'southeast_asia',
  south_asia: 'south_asia',
  europe: 'europe',
  americas: 'americas',
  africa_middle_east: 'africa_middle_east',
} as const;

/**
 * The texts of a story in one language, as the public contract has them. `reason` is HTML; anything that the site would not show is removed.
 */
export interface StoryTexts {
  /**
     * The person's initials with an honorific: 「さん」 in Japanese, "Mr." or "Ms." in English. In English a person without a shown gender has no honorific.
     * @maxLength 20
     */
  initials: string;
  /**
     * In words; may be empty.
     * @maxLength 20
     */
  gender: string;
  /**
     * The decade band of the person's age.
     * @maxLength 40
     */
  age: string;
  /** @maxLength 60 */
  nationality: string;
  /**
     * The levels of Japanese and English, in one text.
     * @maxLength 200
     */
  languageSkills: string;
  /**
     * The story in one line, in the voice of the person.
     * @maxLength 120
     */
  catchTitle: string;
  /**
     * The previous job; empty for new graduates.
     * @maxLength 80
     */
  jobBeforeTransfer: string;
  /**
     * Empty for new graduates.
     * @maxLength 160
     */
  specialityBeforeTransfer: string;
  /** @maxLength 80 */
  jobAfterTransfer: string;
  /** @maxLength 160 */
  specialityAfterTransfer: string;
  /**
     * The previous career; paragraphs are separated by an empty line.
     * @maxLength 2000
     */
  previousCareer: string;
  /**
     * The motive for the change; paragraphs are separated by an empty line.
     * @maxLength 2000
     */
  motive: string;
  /**
     * The reasons for the choice of the company, as HTML of p, ul, li, strong and br. A client must sanitise it before showing it.
     * @maxLength 4000
     */
  reason: string;
  /**
     * The advisor's comment.
     * @maxLength 1000
     */
  comment: string;
  /**
     * The name of the career advisor.
     * @maxLength 60
     */
  ca: string;
  /**
     * The name of the recruiting advisor.
     * @maxLength 60
     */
  ra: string;
}

/**
 * A story as staff see it.
 */
export interface Story {
  external_id: ExternalId;
  version: Version;
  closedAt: ClosedAt;
  /**
     * The id of the story, the same in both languages.
     * @minimum 1
     * @maximum 2147483647
     */
  id: number;
  roleBefore: PresentOccupation;
  roleAfter: JobCategory;
  origin: StoryOrigin;
  japaneseLevel: JapaneseLevel;
  /** Whether the home page shows this story. */
  isTop: boolean;
  /**
     * The yearly pay before, in ten-thousands of yen; null for new graduates.
     * @minimum 0
     * @maximum 99999
     * @nullable
     */
  salaryBefore: number | null;
  /**
     * The yearly pay after, in ten-thousands of yen.
     * @minimum 0
     * @maximum 99999
     */
  salaryAfter: number;
  ja: StoryTexts;
  en: StoryTexts;
}

/**
 * A page of stories, the newest first.
 */
export interface StoryList {
  /** @maxItems 100 */
  items: Story[];
  /**
     * The number of entries on all pages.
     * @minimum 0
     */
  total: number;
  /**
     * The number of this page.
     * @minimum 1
     */
  page: number;
  /**
     * The number of entries on a page.
     * @minimum 1
     */
  perPage: number;
}

/**
 * A story in both languages. The fields are those of the public contract, and the pay as numbers.
 */
export interface StoryBody {
  roleBefore: PresentOccupation;
  roleAfter: JobCategory;
  origin: StoryOrigin;
  japaneseLevel: JapaneseLevel;
  /** Whether the home page shows this story. */
  isTop: boolean;
  /**
     * The yearly pay before, in ten-thousands of yen; null for new graduates.
     * @minimum 0
     * @maximum 99999
     * @nullable
     */
  salaryBefore: number | null;
  /**
     * The yearly pay after, in ten-thousands of yen.
     * @minimum 0
     * @maximum 99999
     */
  salaryAfter: number;
  /** Whether the site shows it. Without it it stays as it is, a new one is published, and one that a complete import has unpublished is published. */
  published?: boolean;
  ja: StoryTexts;
  en: StoryTexts;
}

/**
 * The last segment of an article’s address. `aboutus`, `preview`, `page`, `tag`, `category` and `feed` are reserved for other pages of the blog.
 * @minLength 1
 * @maxLength 100
 * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
 */
export type ArticleSlug = string;

/**
 * The language of a text of the blog, independent of the language of the answer. A page marks the text with it (`lang`).
 */
export type BlogLanguage = typeof BlogLanguage[keyof typeof BlogLanguage];


export const BlogLanguage = {
  ja: 'ja',
  en: 'en',
} as const;

/**
 * The path of a category in its address, one or two segments.
 * @minLength 1
 * @maxLength 100
 * @pattern ^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)?$
 */
export type BlogCategorySlug = string;

/**
 * The name of a tag in its address.
 * @minLength 1
 * @maxLength 60
 * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
 */
export type BlogTagSlug = string;

/**
 * An article as staff see it.
 */
export interface Article {
  external_id: ExternalId;
  version: Version;
  closedAt: ClosedAt;
  /** The time of the last change of the text; not before `publishedAt`. */
  updatedAt: string;
  /**
     * The key for the preview of an article that is not published (`/blog/preview?slug=&draftKey=`); null for a published one.
     * @maxLength 200
     * @nullable
     */
  draftKey: string | null;
  slug: ArticleSlug;
  language: BlogLanguage;
  /**
     * @minLength 1
     * @maxLength 120
     */
  title: string;
  /**
     * The subject of the article in one or two sentences of plain text; also the description for search engines.
     * @maxLength 300
     */
  excerpt: string;
  category: BlogCategorySlug;
  /**
     * The slugs of its tags.
     * @maxItems 10
     */
  tags: BlogTagSlug[];
  /**
     * The name of the author.
     * @minLength 1
     * @maxLength 60
     */
  author: string;
  /**
     * The author’s work and the person who checked the facts, in one line; may be empty.
     * @maxLength 160
     */
  authorNote: string;
  /**
     * The text as HTML from an editor, without the title: h2 and h3 (with an `id` each, for the table of contents), p, ul, ol, li, strong, em, a, blockquote, table, img, code and pre. A client must sanitise it before showing it.
     * @maxLength 200000
     */
  body: string;
  /**
     * The time of the first publication. Without it that of the first call.
     * @maxLength 35
     */
  publishedAt: string;
  /** Whether lists of recommendations begin with it. Without it false. */
  isEditorsChoice: boolean;
}

/**
 * A page of articles, the newest first.
 */
export interface ArticleList {
  /** @maxItems 100 */
  items: Article[];
  /**
     * The number of entries on all pages.
     * @minimum 0
     */
  total: number;
  /**
     * The number of this page.
     * @minimum 1
     */
  page: number;
  /**
     * The number of entries on a page.
     * @minimum 1
     */
  perPage: number;
}

/**
 * An article in its own language. The fields are those of the public contract; `category` and `tags` are slugs that exist, in its language. A body with a script is refused; anything else in it that the site would not show is removed.
 */
export interface ArticleBody {
  slug: ArticleSlug;
  language: BlogLanguage;
  /**
     * @minLength 1
     * @maxLength 120
     */
  title: string;
  /**
     * The subject of the article in one or two sentences of plain text; also the description for search engines.
     * @maxLength 300
     */
  excerpt: string;
  category: BlogCategorySlug;
  /**
     * The slugs of its tags.
     * @maxItems 10
     */
  tags: BlogTagSlug[];
  /**
     * The name of the author.
     * @minLength 1
     * @maxLength 60
     */
  author: string;
  /**
     * The author’s work and the person who checked the facts, in one line; may be empty.
     * @maxLength 160
     */
  authorNote: string;
  /**
     * The text as HTML from an editor, without the title: h2 and h3 (with an `id` each, for the table of contents), p, ul, ol, li, strong, em, a, blockquote, table, img, code and pre. A client must sanitise it before showing it.
     * @maxLength 200000
     */
  body: string;
  /**
     * The time of the first publication. Without it that of the first call.
     * @maxLength 35
     */
  publishedAt?: string;
  /** Whether lists of recommendations begin with it. Without it false. */
  isEditorsChoice?: boolean;
  /** Whether the site shows it. Without it it stays as it is, a new one is published, and one that a complete import has unpublished is published. */
  published?: boolean;
}

/**
 * A category of the blog.
 */
export interface Category {
  slug: BlogCategorySlug;
  version: Version;
  /**
     * In the category's own language.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  language: BlogLanguage;
}

/**
 * All categories, in the order of their addition.
 */
export interface CategoryList {
  /** @maxItems 10000 */
  items: Category[];
}

/**
 * The name of a category in its own language.
 */
export interface CategoryBody {
  /**
     * In the category's own language.
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  name: string;
  language: BlogLanguage;
}

/**
 * The removed thing.
 */
export interface Removed {
  /**
     * Its slug.
     * @maxLength 100
     */
  slug: string;
}

/**
 * A tag of the blog.
 */
export interface Tag {
  slug: BlogTagSlug;
  version: Version;
  /**
     * In the tag's own language.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  language: BlogLanguage;
}

/**
 * All tags, in the order of their addition.
 */
export interface TagList {
  /** @maxItems 10000 */
  items: Tag[];
}

/**
 * The name of a tag in its own language.
 */
export interface TagBody {
  /**
     * In the tag's own language.
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  name: string;
  language: BlogLanguage;
}

/**
 * The texts about an advisor in one language.
 */
export interface AdvisorTexts {
  /** @maxLength 60 */
  name: string;
  /**
     * The advisor's languages with applicants, in words.
     * @maxLength 60
     */
  languages: string;
  /**
     * The roles that the advisor knows best, in words.
     * @maxLength 80
     */
  field: string;
  /**
     * The advisor's work before this company, in a sentence.
     * @maxLength 200
     */
  background: string;
}

/**
 * An advisor as staff see it.
 */
export interface Advisor {
  external_id: ExternalId;
  version: Version;
  /** @maxLength 4 */
  initials: string;
  ja: AdvisorTexts;
  en: AdvisorTexts;
}

/**
 * All advisors, in the order of their addition.
 */
export interface AdvisorList {
  /** @maxItems 10000 */
  items: Advisor[];
}

/**
 * An advisor in both languages.
 */
export interface AdvisorBody {
  /** @maxLength 4 */
  initials: string;
  ja: AdvisorTexts;
  en: AdvisorTexts;
}

/**
 * An area that a token may read and change, or `read` for reading everything.
 */
export type Scope = typeof Scope[keyof typeof Scope];


export const Scope = {
  content: 'content',
  people: 'people',
  processes: 'processes',
  read: 'read',
} as const;

/**
 * A token for the port, without its secret.
 */
export interface Token {
  /**
     * The number of the token.
     * @minimum 1
     */
  id: number;
  version: Version;
  /**
     * The person or system that uses the token.
     * @maxLength 100
     */
  name: string;
  /**
     * The areas that the token may use.
     * @maxItems 4
     */
  scopes: Scope[];
  createdAt: Time;
  expiresAt: Time;
  /** The last call with the token, to the minute; null before the first one. */
  lastUsedAt: Time | null;
  /** Null while the token is not revoked. */
  revokedAt: Time | null;
}

export interface TokenList {
  /**
     * All tokens, the oldest first, also expired and revoked ones.
     * @maxItems 100000
     */
  items: Token[];
}

export interface TokenRequest {
  /**
     * The person or system that will use the token.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  /**
     * The areas that the token may use.
     * @minItems 1
     * @maxItems 4
     */
  scopes: Scope[];
  /**
     * The last day of the token in Japan, from today to two years from now.
     * @maxLength 10
     */
  expiresOn: string;
}

/**
 * A new token with its secret.
 */
export interface NewToken {
  /**
     * The number of the token.
     * @minimum 1
     */
  id: number;
  version: Version;
  /**
     * The person or system that uses the token.
     * @maxLength 100
     */
  name: string;
  /**
     * The areas that the token may use.
     * @maxItems 4
     */
  scopes: Scope[];
  createdAt: Time;
  expiresAt: Time;
  /** The last call with the token, to the minute; null before the first one. */
  lastUsedAt: Time | null;
  /** Null while the token is not revoked. */
  revokedAt: Time | null;
  /** The text for `Authorization`. The server stores only its hash, so a repeated call with the same `Idempotency-Key` gets null. */
  token: string | null;
}

/**
 * The language of mails to the person.
 */
export type PersonSummaryLanguage = typeof PersonSummaryLanguage[keyof typeof PersonSummaryLanguage];


export const PersonSummaryLanguage = {
  ja: 'ja',
  en: 'en',
} as const;

/**
 * A person with an account, in a list.
 */
export interface PersonSummary {
  /**
     * The number of the person.
     * @minimum 1
     */
  id: number;
  /**
     * The name as the person wrote it.
     * @maxLength 200
     */
  name: string;
  /**
     * The address as the person wrote it.
     * @maxLength 254
     */
  email: string;
  /** The language of mails to the person. */
  language: PersonSummaryLanguage;
  createdAt: Time;
  /** The time when the link of the first mail was opened; null before. */
  activatedAt: Time | null;
  /** Null unless the person is blocked. */
  blockedAt: Time | null;
}

export interface PersonList {
  /**
     * The people of the page, the newest first.
     * @maxItems 100
     */
  items: PersonSummary[];
  /**
     * The number of people on all pages.
     * @minimum 0
     */
  total: number;
  /**
     * The number of this page.
     * @minimum 1
     */
  page: number;
  /**
     * The number of people on a page.
     * @minimum 1
     */
  perPage: number;
}

/**
 * The texts about an advisor in one language.
 */
export interface AdvisorTextsOfPerson {
  /**
     * The name.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  /**
     * The languages that the advisor speaks.
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  languages: string;
}

/**
 * An advisor, with the texts that the person sees.
 */
export interface AdvisorOfPerson {
  /**
     * The initials, which are shown in a crest.
     * @minLength 1
     * @maxLength 10
     */
  initials: string;
  ja: AdvisorTextsOfPerson;
  en: AdvisorTextsOfPerson;
}

/**
 * A date of birth; null if it is unknown.
 * @nullable
 */
export type Birthday = string | null;

/**
 * A person’s gender; giving it is optional.
 */
export type Gender = typeof Gender[keyof typeof Gender];


export const Gender = {
  male: 1,
  female: 2,
} as const;

/**
 * A phone number as typed, 9 to 20 digits without signs (rule `tel`); may be empty.
 * @maxLength 40
 */
export type TypedPhoneNumber = string;

/**
 * A country or region of nationality.
 */
export type Nationality = typeof Nationality[keyof typeof Nationality];


export const Nationality = {
  afghanistan: 10427,
  algeria: 10428,
  argentina: 10429,
  australia: 10430,
  austria: 10431,
  belarus: 10432,
  belgium: 10433,
  bolivia: 10434,
  brazil: 10435,
  bulgaria: 10436,
  cambodia: 10437,
  cameroon: 10438,
  canada: 10439,
  chile: 10440,
  china: 10441,
  colombia: 10442,
  costa_rica: 10443,
  croatia: 10444,
  czechia: 10445,
  denmark: 10446,
  dominican_republic: 10447,
  ecuador: 10448,
  egypt: 10449,
  estonia: 10450,
  ethiopia: 10451,
  finland: 10452,
  france: 10453,
  germany: 10454,
  ghana: 10455,
  greece: 10456,
  guatemala: 10457,
  hong_kong: 10458,
  hungary: 10459,
  india: 10460,
  indonesia: 10461,
  iran: 10462,
  iraq: 10463,
  ireland: 10464,
  israel: 10465,
  italy: 10466,
  japan: 10467,
  jordan: 10468,
  kazakhstan: 10469,
  kenya: 10470,
  kyrgyzstan: 10471,
  laos: 10472,
  latvia: 10473,
  lebanon: 10474,
  lithuania: 10475,
  malaysia: 10476,
  mexico: 10477,
  mongolia: 10478,
  morocco: 10479,
  myanmar: 10480,
  nepal: 10481,
  netherlands: 10482,
  new_zealand: 10483,
  nigeria: 10484,
  norway: 10485,
  pakistan: 10486,
  peru: 10487,
  philippines: 10488,
  poland: 10489,
  portugal: 10490,
  romania: 10491,
  russia: 10492,
  saudi_arabia: 10493,
  serbia: 10494,
  singapore: 10495,
  slovakia: 10496,
  south_africa: 10497,
  south_korea: 10498,
  spain: 10499,
  sri_lanka: 10500,
  sweden: 10501,
  switzerland: 10502,
  syria: 10503,
  taiwan: 10504,
  thailand: 10505,
  tunisia: 10506,
  turkey: 10507,
  ukraine: 10508,
  united_kingdom: 10509,
  united_states: 10510,
  vietnam: 10511,
  bangladesh: 11442,
  unknown: 10988,
} as const;

/**
 * A country or region, as an officially assigned code of ISO 3166-1 alpha-2. The pattern has exactly these codes.
 * @pattern ^(?:A[DEFGILMOQRSTUWXZ]|B[ABDEFGHIJLMNOQRSTVWYZ]|C[ACDFGHIKLMNORUVWXYZ]|D[EJKMOZ]|E[CEGHRST]|F[IJKMOR]|G[ABDEFGHILMNPQRSTUWY]|H[KMNRTU]|I[DELMNOQRST]|J[EMOP]|K[EGHIMNPRWYZ]|L[ABCIKRSTUVY]|M[ACDEFGHKLMNOPQRSTUVWXYZ]|N[ACEFGILOPRUZ]|OM|P[AEFGHKLMNRSTWY]|QA|R[EOSUW]|S[ABCDEGHIJKLMNORSTVXYZ]|T[CDFGHJKLMNORTVWZ]|U[AGMSYZ]|V[ACEGINU]|W[FS]|Y[ET]|Z[AMW])$
 */
export type CountryCode = string;

/**
 * The status of residence in Japan.
 */
export type VisaStatus = typeof VisaStatus[keyof typeof VisaStatus];


export const VisaStatus = {
  permanent_resident: 11227,
  spouse: 11455,
  engineer_humanities_international_services: 11226,
  highly_skilled: 11529,
  technical_intern_specified_skilled: 11528,
  student: 11225,
  dependent: 11531,
  temporary_visitor: 11532,
  other_working_visa: 11454,
  no_visa_living_abroad: 11224,
} as const;

/**
 * The last day of the period of stay in Japan (在留期限); null if it is unknown or does not exist.
 * @nullable
 */
export type VisaExpiry = string | null;

/**
 * A person’s level of Japanese.
 */
export type JapaneseSkill = typeof JapaneseSkill[keyof typeof JapaneseSkill];


export const JapaneseSkill = {
  native: 10281,
  fluent: 10280,
  business: 10279,
  daily_conversational: 10278,
  basic: 11189,
  none: 10548,
} as const;

/**
 * A person’s level of English, in the same steps as Japanese.
 */
export type EnglishSkill = typeof EnglishSkill[keyof typeof EnglishSkill];


export const EnglishSkill = {
  native: 10281,
  fluent: 10280,
  business: 10279,
  daily_conversational: 10278,
  basic: 11189,
  none: 10548,
} as const;

/**
 * Years of work experience.
 */
export type YearsOfExperience = typeof YearsOfExperience[keyof typeof YearsOfExperience];


export const YearsOfExperience = {
  '5_years_more': '5_years_more',
  '3_years_more': '3_years_more',
  '1_year_more': '1_year_more',
  '1_year_less': '1_year_less',
  none: 'none',
} as const;

/**
 * An IT skill and the years of experience with it.
 */
export interface ItSkillRow {
  it_skills: ItSkill;
  yoe?: YearsOfExperience;
}

/**
 * The present employment status of a person.
 */
export type EmploymentStatus = typeof EmploymentStatus[keyof typeof EmploymentStatus];


export const EmploymentStatus = {
  employed: 60,
  unemployed: 61,
  no_work_experience: 62,
  student: 10989,
} as const;

/**
 * The highest education of a person.
 */
export type Education = typeof Education[keyof typeof Education];


export const Education = {
  high_school: 10172,
  technical_school: 10169,
  vocational_school: 10171,
  two_year_college: 11213,
  university_arts: 11215,
  university_science: 11214,
  master: 11216,
  doctor: 11217,
  other: 10173,
} as const;

/**
 * A step of a development process that a person has worked in; "none" serves students and people without experience.
 */
export type ProceduralExperience = typeof ProceduralExperience[keyof typeof ProceduralExperience];


export const ProceduralExperience = {
  requirement_definition: 'requirement_definition',
  high_level_design: 'high_level_design',
  low_level_design: 'low_level_design',
  development: 'development',
  unit_test: 'unit_test',
  integration_testing: 'integration_testing',
  system_testing: 'system_testing',
  operation_and_maintenance: 'operation_and_maintenance',
  none: 'none',
} as const;

/**
 * When a person can join.
 */
export type ExpectedStartPeriod = typeof ExpectedStartPeriod[keyof typeof ExpectedStartPeriod];


export const ExpectedStartPeriod = {
  immediately: 11448,
  within_a_month_after_offer: 11453,
  about_one_month_after_offer: 11449,
  one_to_two_months: 11450,
  three_to_four_months: 11451,
  four_to_six_months: 11452,
} as const;

/**
 * A region, which includes all its prefectures, or a prefecture.
 */
export type LocationKey = typeof LocationKey[keyof typeof LocationKey];


export const LocationKey = {
  hokkaido_tohoku: 'hokkaido_tohoku',
  kanto: 'kanto',
  joshinetsu_hokuriku: 'joshinetsu_hokuriku',
  tokai: 'tokai',
  kansai: 'kansai',
  chugoku_shikoku: 'chugoku_shikoku',
  kyusyu_okinawa: 'kyusyu_okinawa',
  hokkaido: 'hokkaido',
  aomori: 'aomori',
  iwate: 'iwate',
  miyagi: 'miyagi',
  akita: 'akita',
  yamagata: 'yamagata',
  fukushima: 'fukushima',
  ibaraki: 'ibaraki',
  tochigi: 'tochigi',
  gunma: 'gunma',
  saitama: 'saitama',
  chiba: 'chiba',
  tokyo: 'tokyo',
  kanagawa: 'kanagawa',
  niigata: 'niigata',
  toyama: 'toyama',
  ishikawa: 'ishikawa',
  fukui: 'fukui',
  yamanashi: 'yamanashi',
  nagano: 'nagano',
  gifu: 'gifu',
  shizuoka: 'shizuoka',
  aichi: 'aichi',
  mie: 'mie',
  shiga: 'shiga',
  kyoto: 'kyoto',
  osaka: 'osaka',
  hyogo: 'hyogo',
  nara: 'nara',
  wakayama: 'wakayama',
  tottori: 'tottori',
  shimane: 'shimane',
  okayama: 'okayama',
  hiroshima: 'hiroshima',
  yamaguchi: 'yamaguchi',
  tokushima: 'tokushima',
  kagawa: 'kagawa',
  ehime: 'ehime',
  kochi: 'kochi',
  fukuoka: 'fukuoka',
  saga: 'saga',
  nagasaki: 'nagasaki',
  kumamoto: 'kumamoto',
  oita: 'oita',
  miyazaki: 'miyazaki',
  kagoshima: 'kagoshima',
  okinawa: 'okinawa',
} as const;

/**
 * A minimum yearly pay in yen, in steps of a million.
 */
export type SalaryStep = typeof SalaryStep[keyof typeof SalaryStep];


export const SalaryStep = {
  NUMBER_3000000: 3000000,
  NUMBER_4000000: 4000000,
  NUMBER_5000000: 5000000,
  NUMBER_6000000: 6000000,
  NUMBER_7000000: 7000000,
  NUMBER_8000000: 8000000,
  NUMBER_9000000: 9000000,
  NUMBER_10000000: 10000000,
  NUMBER_11000000: 11000000,
  NUMBER_12000000: 12000000,
  NUMBER_13000000: 13000000,
  NUMBER_14000000: 14000000,
} as const;

/**
 * The answers of the entry with all later changes, as in the public contract. Choices that were not made are left out.
 */
export interface PersonProfile {
  /**
     * The reading of the name in kana; may be empty.
     * @maxLength 100
     */
  nameKana: string;
  birthday: Birthday | null;
  gender?: Gender;
  phoneNumber: TypedPhoneNumber;
  nationality?: Nationality;
  currentLocation?: CountryCode;
  visaStatusinJapan?: VisaStatus;
  visaExpiry: VisaExpiry | null;
  japaneseLanguageSkill?: JapaneseSkill;
  englishLanguageSkill?: EnglishSkill;
  /**
     * The main IT skills, the strongest first, each at most once. Empty rows are left out.
     * @maxItems 3
     */
  itSkills: ItSkillRow[];
  employmentStatus?: EmploymentStatus;
  educationalBackground?: Education;
  presentOccupation?: PresentOccupation;
  yearWorkExperience?: YearsOfExperience;
  /**
     * The steps of a development process that the applicant has worked in; `none` excludes all others.
     * @maxItems 9
     */
  proceduralExperience: ProceduralExperience[];
  expectedStartPeriod?: ExpectedStartPeriod;
  /**
     * The kinds of work that the applicant looks for.
     * @maxItems 12
     */
  desiredJobCategory: JobCategory[];
  /**
     * The desired places of work, regions and prefectures.
     * @maxItems 54
     */
  desiredLocation: LocationKey[];
  desiredSalary?: SalaryStep;
  /**
     * The languages that the applicant speaks well beside Japanese and English.
     * @maxItems 13
     */
  otherLanguageSkills: OtherLanguage[];
  /**
     * The address of the applicant's LinkedIn page, empty without one. Only `http` and `https` may become a link; earlier versions took any text.
     * @maxLength 500
     */
  linkedInURL: string;
  /**
     * The address of a portfolio or the like, empty without one. Like `linkedInURL`.
     * @maxLength 500
     */
  otherURL: string;
  /**
     * Other wishes and remarks, in the applicant's words; may be empty.
     * @maxLength 2000
     */
  otherRequests: string;
  /** Whether the applicant is registered with Hashi. */
  agreeToHashi: boolean;
  /** Whether the applicant is registered with the sister job board GitTap. */
  agreeToGitTap: boolean;
  /**
     * The source that led the person to the site; empty if unknown.
     * @maxLength 500
     */
  fromLink: string;
}

/**
 * The field of the profile, or the photo of the written resume.
 */
export type PersonFileField = typeof PersonFileField[keyof typeof PersonFileField];


export const PersonFileField = {
  photo: 'photo',
  resume: 'resume',
  resumeJp: 'resumeJp',
  cvJp: 'cvJp',
  resumePhoto: 'resumePhoto',
} as const;

/**
 * `waiting` until the virus scanner has answered, `found` if it has found a virus after the upload; null otherwise. A file that is not null here is in no disclosure. A new file in its place ends the state.
 */
export type PersonFileScan = typeof PersonFileScan[keyof typeof PersonFileScan] | null;


export const PersonFileScan = {
  waiting: 'waiting',
  found: 'found',
} as const;

/**
 * A file of a person, without its bytes.
 */
export interface PersonFile {
  /** The field of the profile, or the photo of the written resume. */
  field: PersonFileField;
  /**
     * The name as it was uploaded.
     * @maxLength 255
     */
  name: string;
  /**
     * The media type.
     * @maxLength 100
     */
  type: string;
  /**
     * The size in bytes.
     * @minimum 0
     */
  size: number;
  /** `waiting` until the virus scanner has answered, `found` if it has found a virus after the upload; null otherwise. A file that is not null here is in no disclosure. A new file in its place ends the state. */
  scan: PersonFileScan;
}

/**
 * A year of the Western calendar; null if it is unknown.
 * @minimum 1950
 * @maximum 2100
 * @nullable
 */
export type Year = number | null;

/**
 * A month, 1 for January; null if it is unknown.
 * @minimum 1
 * @maximum 12
 * @nullable
 */
export type Month = number | null;

/**
 * A project within an employment.
 */
export interface CareerProject {
  /**
     * The project in one line (rule `required`).
     * @maxLength 100
     */
  title: string;
  startYear: Year | null;
  startMonth: Month | null;
  endYear: Year | null;
  endMonth: Month | null;
  /**
     * 業務内容; may be empty.
     * @maxLength 2000
     */
  description: string;
  /**
     * 担当工程.
     * @maxItems 9
     */
  proceduralExperience: ProceduralExperience[];
  /**
     * 役割; may be empty.
     * @maxLength 100
     */
  role: string;
  /**
     * チーム規模, in words; may be empty.
     * @maxLength 60
     */
  teamSize: string;
  /**
     * Programming languages; may be empty.
     * @maxLength 200
     */
  languages: string;
  /**
     * Operating systems and platforms; may be empty.
     * @maxLength 200
     */
  os: string;
  /**
     * Databases; may be empty.
     * @maxLength 200
     */
  databases: string;
  /**
     * Frameworks and libraries; may be empty.
     * @maxLength 200
     */
  frameworks: string;
  /**
     * Tools; may be empty.
     * @maxLength 200
     */
  tools: string;
  /**
     * 実績; may be empty.
     * @maxLength 1000
     */
  achievements: string;
}

/**
 * An employment. Without `endYear` and `endMonth` it continues.
 */
export interface CareerCompany {
  /**
     * 会社名 (rule `required`).
     * @maxLength 100
     */
  companyName: string;
  startYear: Year | null;
  startMonth: Month | null;
  endYear: Year | null;
  endMonth: Month | null;
  /**
     * 事業内容; may be empty.
     * @maxLength 200
     */
  business: string;
  /**
     * 従業員数, in words; may be empty.
     * @maxLength 60
     */
  employees: string;
  /**
     * 雇用形態, in words, as there are more forms than those of our jobs (派遣社員 and others); may be empty.
     * @maxLength 60
     */
  employmentType: string;
  /**
     * The projects, in chronological order.
     * @maxItems 10
     */
  projects: CareerProject[];
}

/**
 * The arrangement of the document: 編年体式 (first company first), 逆編年体式 (last company first) or キャリア式 (skills before companies). `companies` are chronological in every case.
 */
export type CareerOrder = typeof CareerOrder[keyof typeof CareerOrder];


export const CareerOrder = {
  chronological: 'chronological',
  reverse_chronological: 'reverse_chronological',
  by_skill: 'by_skill',
} as const;

/**
 * A career history (職務経歴書), in the applicant's own words and language. All fields are present; those without a value are empty or null.
 */
export interface Career {
  /**
     * The date printed on the document, at most today and at most a year back; null if nothing was stored.
     * @nullable
     */
  createdDate: string | null;
  /**
     * 氏名 (rule `nameRequired`), in any script.
     * @maxLength 100
     */
  name: string;
  /** The arrangement of the document: 編年体式 (first company first), 逆編年体式 (last company first) or キャリア式 (skills before companies). `companies` are chronological in every case. */
  order: CareerOrder;
  /**
     * 職務要約, three to five lines; may be empty.
     * @maxLength 1000
     */
  summary: string;
  /**
     * The companies, in chronological order.
     * @maxItems 18
     */
  companies: CareerCompany[];
  /**
     * 活かせる経験・知識・技術 by skill and years, the strongest first, each at most once. Empty rows are left out.
     * @maxItems 20
     */
  itSkills: ItSkillRow[];
  /**
     * 活かせる経験・知識・技術 in words; may be empty.
     * @maxLength 2000
     */
  knowledge: string;
  /**
     * 資格・語学, one in a line; may be empty.
     * @maxLength 1000
     */
  qualifications: string;
  /**
     * 自己PR; may be empty.
     * @maxLength 3000
     */
  selfPr: string;
}

/**
 * The status of a process as an id of the option master: first those of a recommendation (`MyPageRec…`), then those of an application (`MyPageApp…`). Programs compare the alias; only 13497, pending, is a fixed number.
 */
export type ProcessStatus = typeof ProcessStatus[keyof typeof ProcessStatus];


export const ProcessStatus = {
  MyPageRecommend: 13496,
  MyPageRecPending: 13497,
  MyPageRecApply: 13498,
  MyPageRecInquiry: 13499,
  MyPageRecReject: 13500,
  MyPageAppReceived: 13511,
  MyPageAppScreening: 13512,
  MyPageAppInterview1: 13513,
  MyPageAppInterview2: 13514,
  MyPageAppFinal: 13515,
  MyPageAppOffer: 13516,
  MyPageAppJoined: 13517,
  MyPageAppRejected: 13518,
  MyPageAppWithdrawn: 13519,
} as const;

/**
 * An application or a recommendation of a person.
 */
export interface PersonProcess {
  /**
     * The number of the process.
     * @minimum 1
     */
  id: number;
  /** The number of the job on the site. */
  jobId: number;
  statusId: ProcessStatus;
  /** Whether it is a recommendation; otherwise it is an application. */
  isRecommended: boolean;
  startedAt: Time;
  updatedAt: Time;
}

/**
 * The way in.
 */
export type ActorKind = typeof ActorKind[keyof typeof ActorKind];


export const ActorKind = {
  token: 'token',
  socket: 'socket',
} as const;

/**
 * The caller. A token has its number and name, the socket the user of the computer.
 */
export interface Actor {
  /** The way in. */
  kind: ActorKind;
  /**
     * The number of the token; null for the socket.
     * @nullable
     */
  id: number | null;
  /**
     * The name of the token, or the user of the computer.
     * @maxLength 200
     */
  name: string;
}

/**
 * A note of staff about a person. The person gets it in a disclosure.
 */
export interface PersonNote {
  /**
     * The number of the note.
     * @minimum 1
     */
  id: number;
  at: Time;
  by: Actor;
  /**
     * The text.
     * @maxLength 5000
     */
  text: string;
}

/**
 * The id of the request that has caused it, as in `X-Request-Id` of its answer and in the log; null for other causes.
 * @maxLength 36
 * @nullable
 */
export type RequestId = string | null;

/**
 * A mail is queued until it was sent, or given up because the mail server refuses it or two days have passed.
 */
export type MailState = typeof MailState[keyof typeof MailState];


export const MailState = {
  queued: 'queued',
  sent: 'sent',
  'given-up': 'given-up',
} as const;

/**
 * A mail without its text.
 */
export interface Mail {
  /**
     * The id of the mail.
     * @maxLength 64
     * @pattern ^[\w-]+$
     */
  id: string;
  version: Version;
  /**
     * The kind of mail, such as `verify` or `processUpdate`. Those to the company end with `Desk`.
     * @maxLength 40
     */
  kind: string;
  /**
     * The applicant; null for a person without an account.
     * @nullable
     */
  personId: number | null;
  /**
     * The address without most of its letters; null before the first try.
     * @maxLength 254
     * @nullable
     */
  recipient: string | null;
  requestId: RequestId | null;
  state: MailState;
  createdAt: Time;
  /**
     * How often it was tried.
     * @minimum 0
     */
  tries: number;
  /** The next try of a queued mail; null for the others. */
  nextTryAt: Time | null;
  /** The time when it was sent or given up; null while it is queued. */
  endedAt: Time | null;
}

/**
 * The language of mails to the person.
 */
export type PersonLanguage = typeof PersonLanguage[keyof typeof PersonLanguage];


export const PersonLanguage = {
  ja: 'ja',
  en: 'en',
} as const;

/**
 * The written resume under the names of the public contract, without the bytes of its photo; null without one.
 */
export type PersonResume = { [key: string]: unknown } | null;

/**
 * A person with everything that staff need to serve them. Bytes of files are in the disclosure only.
 */
export interface Person {
  version: Version;
  /**
     * The number of the person.
     * @minimum 1
     */
  id: number;
  /**
     * The name as the person wrote it.
     * @maxLength 200
     */
  name: string;
  /**
     * The address as the person wrote it.
     * @maxLength 254
     */
  email: string;
  /** The language of mails to the person. */
  language: PersonLanguage;
  createdAt: Time;
  /** The time when the link of the first mail was opened; null before. */
  activatedAt: Time | null;
  /** Null unless the person is blocked. */
  blockedAt: Time | null;
  /** Whether the person has set a password. */
  passwordSet: boolean;
  /** The last request for a talk with an advisor; null without one. */
  interviewRequestedAt: Time | null;
  /** The last request for recommendations; null without one. */
  introductionRequestedAt: Time | null;
  /** The advisor who takes care of the person; null without one. */
  advisor: AdvisorOfPerson | null;
  /** Null for a person without a profile. */
  profile: PersonProfile | null;
  /**
     * The files of the profile and of the resume.
     * @maxItems 5
     */
  files: PersonFile[];
  /** The written resume under the names of the public contract, without the bytes of its photo; null without one. */
  resume: PersonResume;
  /** The written career history; null without one. */
  career: Career | null;
  /**
     * The applications and recommendations, the oldest first.
     * @maxItems 10000
     */
  processes: PersonProcess[];
  /**
     * The notes of staff, the newest first.
     * @maxItems 10000
     */
  notes: PersonNote[];
  /**
     * The mails about the person, the newest first. Records of mails are stored for 90 days.
     * @maxItems 10000
     */
  mails: Mail[];
}

export interface PersonAdvisorRequest {
  /** The advisor; null takes the advisor away. */
  advisor: AdvisorOfPerson | null;
}

/**
 * The link that the mail has, to confirm the entry or to set a password.
 */
export type SentLinkKind = typeof SentLinkKind[keyof typeof SentLinkKind];


export const SentLinkKind = {
  activation: 'activation',
  password: 'password',
} as const;

export interface SentLink {
  /** The link that the mail has, to confirm the entry or to set a password. */
  kind: SentLinkKind;
}

/**
 * The number of rows by table. Entries of the audit stay without their values.
 */
export type ErasureRows = {
  /** @minimum 0 */
  applicants: number;
  /** @minimum 0 */
  profiles: number;
  /** @minimum 0 */
  personNotes: number;
  /** @minimum 0 */
  processes: number;
  /** @minimum 0 */
  resumes: number;
  /** @minimum 0 */
  careers: number;
  /** @minimum 0 */
  files: number;
  /** @minimum 0 */
  linkTokens: number;
  /** @minimum 0 */
  inquiries: number;
  /** @minimum 0 */
  invitations: number;
  /** @minimum 0 */
  contacts: number;
  /** @minimum 0 */
  talks: number;
  /** @minimum 0 */
  notifications: number;
  /** @minimum 0 */
  interestedLists: number;
  /** @minimum 0 */
  mails: number;
  /** @minimum 0 */
  sessions: number;
  /** @minimum 0 */
  refreshTokens: number;
  /** @minimum 0 */
  storedResponses: number;
  /** @minimum 0 */
  audit: number;
};

/**
 * The rows and mails of a person that an erasure removes.
 */
export interface Erasure {
  /**
     * The number of the person.
     * @minimum 1
     */
  personId: number;
  /** Whether nothing was removed. */
  dryRun: boolean;
  /** Whether the minimum stays in the register of job seekers for two years, as the Employment Security Act requires. */
  registerKept: boolean;
  /**
     * The number of mails as files in the data folder, which a server without a mail server writes.
     * @minimum 0
     */
  mailFiles: number;
  /** The number of rows by table. Entries of the audit stay without their values. */
  rows: ErasureRows;
}

/**
 * A zip with everything of a person.
 */
export interface Disclosure {
  /**
     * A name for the file.
     * @maxLength 50
     */
  fileName: string;
  /**
     * The bytes of the zip in base64.
     * @maxLength 20000000
     */
  content: string;
}

export interface NoteRequest {
  /**
     * The text of the note. The person gets it in a disclosure.
     * @minLength 1
     * @maxLength 5000
     * @pattern \S
     */
  text: string;
}

/**
 * A register, as a table of texts.
 */
export interface Register {
  /** The headings, in Japanese. */
  columns: string[];
  /** The lines, each with a text for each heading. */
  items: string[][];
}

/**
 * The name of the rule.
 */
export type RetentionItemsItemRule = typeof RetentionItemsItemRule[keyof typeof RetentionItemsItemRule];


export const RetentionItemsItemRule = {
  unconfirmedEntries: 'unconfirmedEntries',
  settledInquiries: 'settledInquiries',
  seekerRegister: 'seekerRegister',
  provisions: 'provisions',
  events: 'events',
  mailRecords: 'mailRecords',
} as const;

/**
 * The work of a rule.
 */
export type RetentionItemsItem = {
  /** The name of the rule. */
  rule: RetentionItemsItemRule;
  before: Time;
  /**
     * The number of removed rows. People are removed with all their rows, and count as one.
     * @minimum 0
     */
  rows: number;
};

/**
 * The rows that the rules of retention remove.
 */
export interface Retention {
  /** Whether nothing was removed. */
  dryRun: boolean;
  items: RetentionItemsItem[];
}

/**
 * The file of a backup.
 */
export interface BackupFile {
  /**
     * An absolute path on the computer of the server.
     * @minLength 1
     * @maxLength 1000
     * @pattern ^/
     */
  file: string;
}

/**
 * A written backup.
 */
export interface Backup {
  /**
     * An absolute path on the computer of the server.
     * @minLength 1
     * @maxLength 1000
     * @pattern ^/
     */
  file: string;
  /**
     * The number of rows.
     * @minimum 0
     */
  rows: number;
  /**
     * The size of the file.
     * @minimum 0
     */
  bytes: number;
}

/**
 * A restored backup.
 */
export interface Restore {
  /**
     * An absolute path on the computer of the server.
     * @minLength 1
     * @maxLength 1000
     * @pattern ^/
     */
  file: string;
  /**
     * The number of rows.
     * @minimum 0
     */
  rows: number;
  /**
     * The number of people who were erased again.
     * @minimum 0
     */
  erased: number;
}

/**
 * The rows of the sample.
 */
export interface SampleCounts {
  /**
     * Jobs.
     * @minimum 0
     */
  jobs: number;
  /**
     * Stories.
     * @minimum 0
     */
  stories: number;
  /**
     * Articles.
     * @minimum 0
     */
  articles: number;
  /**
     * People.
     * @minimum 0
     */
  people: number;
}

/**
 * The status by its alias in the option master, `MyPageRec…` for a recommendation and `MyPageApp…` for an application.
 */
export type StatusAlias = typeof StatusAlias[keyof typeof StatusAlias];


export const StatusAlias = {
  MyPageRecommend: 'MyPageRecommend',
  MyPageRecPending: 'MyPageRecPending',
  MyPageRecApply: 'MyPageRecApply',
  MyPageRecInquiry: 'MyPageRecInquiry',
  MyPageRecReject: 'MyPageRecReject',
  MyPageAppReceived: 'MyPageAppReceived',
  MyPageAppScreening: 'MyPageAppScreening',
  MyPageAppInterview1: 'MyPageAppInterview1',
  MyPageAppInterview2: 'MyPageAppInterview2',
  MyPageAppFinal: 'MyPageAppFinal',
  MyPageAppOffer: 'MyPageAppOffer',
  MyPageAppJoined: 'MyPageAppJoined',
  MyPageAppRejected: 'MyPageAppRejected',
  MyPageAppWithdrawn: 'MyPageAppWithdrawn',
} as const;

/**
 * The party that acts next.
 */
export type Party = typeof Party[keyof typeof Party];


export const Party = {
  applicant: 'applicant',
  advisor: 'advisor',
  employer: 'employer',
  nobody: 'nobody',
} as const;

/**
 * The applicant.
 */
export interface ProcessPerson {
  /** The number of the applicant. */
  id: number;
  /**
     * The name.
     * @maxLength 200
     */
  name: string;
}

/**
 * A title in both languages.
 */
export interface Titles {
  /**
     * The Japanese title.
     * @maxLength 200
     */
  ja: string;
  /**
     * The English title.
     * @maxLength 200
     */
  en: string;
}

/**
 * The job.
 */
export interface ProcessJob {
  /** The number of the job on the site. */
  id: number;
  /**
     * The id in the company's own system.
     * @maxLength 100
     */
  externalId: string;
  title: Titles;
}

/**
 * The state of a process: its status, and for a received application the last event of the ledger of consent.
 *
 * | State | Waits for | Actions of staff |
 * |---|---|---|
 * | `recommended` | applicant | request-documents |
 * | `inquired` | advisor | reply, request-documents |
 * | `replied` | applicant | reply, request-documents |
 * | `pending` | advisor | settle |
 * | `applied`, `declined` | `nobody` | |
 * | `received` | advisor | employer, request-documents, move, close |
 * | `employer-named` | advisor | consent-request and those of `received` |
 * | `consent-asked` | applicant | as before |
 * | `consent-given` | advisor | sent and those before |
 * | `sent` | employer | seen, appointment, request-documents, move, close |
 * | `seen` | employer | appointment, request-documents, move, close |
 * | `screening` | employer | seen, appointment, employer, request-documents, move, close |
 * | `interview` | advisor | as before |
 * | `appointed` | employer | as before |
 * | `offered` | applicant | as before |
 * | `joined`, `rejected`, `withdrawn` | `nobody` | |
 *
 * While the advisor waits for documents, the process waits for the applicant.
 */
export type ProcessState = typeof ProcessState[keyof typeof ProcessState];


export const ProcessState = {
  recommended: 'recommended',
  inquired: 'inquired',
  replied: 'replied',
  pending: 'pending',
  applied: 'applied',
  declined: 'declined',
  received: 'received',
  'employer-named': 'employer-named',
  'consent-asked': 'consent-asked',
  'consent-given': 'consent-given',
  sent: 'sent',
  seen: 'seen',
  screening: 'screening',
  interview: 'interview',
  appointed: 'appointed',
  offered: 'offered',
  joined: 'joined',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
} as const;

/**
 * An application or recommendation in a list.
 */
export interface ProcessSummary {
  /** The number of the process. */
  id: number;
  version: Version;
  person: ProcessPerson;
  job: ProcessJob;
  /** Whether it is a recommendation; otherwise it is an application. */
  isRecommended: boolean;
  status: StatusAlias;
  state: ProcessState;
  waitingFor: Party;
  /**
     * The initials of the advisor.
     * @maxLength 10
     */
  advisor: string;
  startedAt: Time;
  updatedAt: Time;
  /**
     * The last day for an answer of the applicant in Japan; null without one.
     * @nullable
     */
  answerBy: string | null;
}

export interface ProcessList {
  /**
     * The processes of the page, the last changed first.
     * @maxItems 100
     */
  items: ProcessSummary[];
  /**
     * The number of items on all pages.
     * @minimum 0
     */
  total: number;
  /**
     * The number of this page.
     * @minimum 1
     */
  page: number;
  /**
     * The number of items on a page.
     * @minimum 1
     */
  perPage: number;
}

/**
 * An action of staff, the last part of the path of its operation.
 */
export type StaffAction = typeof StaffAction[keyof typeof StaffAction];


export const StaffAction = {
  move: 'move',
  appointment: 'appointment',
  'request-documents': 'request-documents',
  reply: 'reply',
  settle: 'settle',
  close: 'close',
  employer: 'employer',
  'consent-request': 'consent-request',
  sent: 'sent',
  seen: 'seen',
} as const;

/**
 * A text in both languages; both are empty without a text.
 */
export interface StoredTexts {
  /**
     * The Japanese text.
     * @maxLength 5000
     */
  ja: string;
  /**
     * The English text.
     * @maxLength 5000
     */
  en: string;
}

/**
 * A point in one language.
 */
export interface FitTexts {
  /**
     * The topic in a word.
     * @minLength 1
     * @maxLength 40
     * @pattern \S
     */
  topic: string;
  /**
     * The sentence.
     * @minLength 1
     * @maxLength 300
     * @pattern \S
     */
  text: string;
}

/**
 * A wish of the applicant that the job meets, or does not meet.
 */
export interface Fit {
  /** Whether it fits. */
  fits: boolean;
  ja: FitTexts;
  en: FitTexts;
}

/**
 * An appointment in one language.
 */
export interface AppointmentTexts {
  /**
     * The place with its address.
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  place: string;
  /**
     * The people at the appointment, and the language.
     * @maxLength 200
     */
  people?: string;
}

/**
 * An appointment.
 */
export interface Appointment {
  startsAt: Time;
  endsAt: Time;
  ja: AppointmentTexts;
  en: AppointmentTexts;
}

/**
 * The company in one language.
 */
export interface EmployerTexts {
  /**
     * The name of the company.
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  name: string;
  /**
     * The full address.
     * @minLength 1
     * @maxLength 300
     * @pattern \S
     */
  address: string;
}

/**
 * The company of an application, as the applicant sees it.
 */
export interface Employer {
  ja: EmployerTexts;
  en: EmployerTexts;
  /**
     * The address of its site, with http or https.
     * @maxLength 300
     * @nullable
     * @pattern ^https?://
     */
  website?: string | null;
}

/**
 * A document of the applicant: the profile, the resume (履歴書) made on the site, or else the uploaded file of this name, the uploaded files in Japanese, or the career history (職務経歴書) made on the site.
 */
export type DocumentKind = typeof DocumentKind[keyof typeof DocumentKind];


export const DocumentKind = {
  profile: 'profile',
  resume: 'resume',
  resumeJp: 'resumeJp',
  cvJp: 'cvJp',
  career: 'career',
} as const;

/**
 * A document in one version.
 */
export interface AgreedDocument {
  document: DocumentKind;
  /**
     * The name of the uploaded file; empty for a document made on the site.
     * @maxLength 255
     */
  name: string;
  /**
     * Changes whenever the document does.
     * @maxLength 16
     */
  version: string;
}

/**
 * The event.
 */
export type LedgerEntryEvent = typeof LedgerEntryEvent[keyof typeof LedgerEntryEvent];


export const LedgerEntryEvent = {
  'employer-named': 'employer-named',
  'consent-asked': 'consent-asked',
  'consent-given': 'consent-given',
  'consent-declined': 'consent-declined',
  sent: 'sent',
  seen: 'seen',
} as const;

/**
 * An event of the ledger of consent.
 */
export interface LedgerEntry {
  /** The event. */
  event: LedgerEntryEvent;
  at: Time;
  by: StoredTexts;
  /** The documents that were asked for, agreed to or sent; null for the other events. */
  documents: AgreedDocument[] | null;
}

/**
 * An answer of an applicant to a recommendation.
 */
export type RecommendationAction = typeof RecommendationAction[keyof typeof RecommendationAction];


export const RecommendationAction = {
  apply: 'apply',
  inquiry: 'inquiry',
  decline: 'decline',
} as const;

/**
 * Why an applicant declines a recommendation; for the advisor only.
 */
export type DeclineReason = typeof DeclineReason[keyof typeof DeclineReason];


export const DeclineReason = {
  place: 'place',
  salary: 'salary',
  duties: 'duties',
  working_hours: 'working_hours',
  language: 'language',
  employment_terms: 'employment_terms',
  decided_on_another_job: 'decided_on_another_job',
  not_changing_now: 'not_changing_now',
  other: 'other',
} as const;

export type ProcessHistoryItem = {
  at: Time;
  text: StoredTexts;
};

export type ProcessAnswersItem = {
  action: RecommendationAction;
  at: Time;
  /**
     * The words of the applicant.
     * @maxLength 2000
     */
  contents: string;
  /**
     * The reasons of a declined recommendation.
     * @maxItems 9
     */
  reasons: DeclineReason[];
  reply: StoredTexts;
};

/**
 * An application or recommendation with everything that staff know about it.
 */
export interface Process {
  /** The number of the process. */
  id: number;
  version: Version;
  person: ProcessPerson;
  job: ProcessJob;
  /** Whether it is a recommendation; otherwise it is an application. */
  isRecommended: boolean;
  status: StatusAlias;
  state: ProcessState;
  waitingFor: Party;
  /**
     * The initials of the advisor.
     * @maxLength 10
     */
  advisor: string;
  startedAt: Time;
  updatedAt: Time;
  /**
     * The last day for an answer of the applicant in Japan; null without one.
     * @nullable
     */
  answerBy: string | null;
  /**
     * The application of an applied recommendation, and the reverse; null without one.
     * @nullable
     */
  relatedId: number | null;
  /**
     * The actions that staff can take now.
     * @maxItems 10
     */
  actions: StaffAction[];
  /**
     * The statuses that the application can be moved to now. Without the consent of the applicant only the withdrawal.
     * @maxItems 10
     */
  moves: StatusAlias[];
  /**
     * The last step, if it can be undone.
     * @maxLength 40
     * @nullable
     */
  undoable: string | null;
  /** Whether the undo of a recommendation has removed it. The other values are those before. */
  removed?: boolean;
  comment: StoredTexts;
  letter: StoredTexts;
  /**
     * The points that fit and those that do not.
     * @maxItems 10
     */
  fits: Fit[];
  /** The next appointment. */
  appointment: Appointment | null;
  /** The request for documents that the applicant has not answered. */
  documentsAsked: StoredTexts | null;
  /** The employer, once it is named. */
  employer: Employer | null;
  /**
     * The ledger of consent, the earliest event first.
     * @maxItems 100
     */
  ledger: LedgerEntry[];
  /**
     * The events that the applicant sees, the latest first.
     * @maxItems 100
     */
  history: ProcessHistoryItem[];
  /**
     * The answers to a recommendation, the latest first.
     * @maxItems 50
     */
  answers: ProcessAnswersItem[];
}

/**
 * A text in both languages.
 */
export interface Texts {
  /**
     * The Japanese text.
     * @minLength 1
     * @maxLength 2000
     * @pattern \S
     */
  ja: string;
  /**
     * The English text.
     * @minLength 1
     * @maxLength 2000
     * @pattern \S
     */
  en: string;
}

export interface MoveRequest {
  status: StatusAlias;
  /**
     * The last day for an answer to an offer in Japan, today or later. Other moves have none.
     * @maxLength 10
     */
  answerBy?: string;
  note?: Texts;
}

export interface AppointmentRequest {
  /**
     * The beginning, later than now.
     * @maxLength 35
     */
  startsAt: string;
  /**
     * The end, less than a day after the beginning; without it an hour after the beginning.
     * @maxLength 35
     */
  endsAt?: string;
  ja: AppointmentTexts;
  en: AppointmentTexts;
  note?: Texts;
}

/**
 * The decision on the pending application.
 */
export type SettleRequestDecision = typeof SettleRequestDecision[keyof typeof SettleRequestDecision];


export const SettleRequestDecision = {
  accepted: 'accepted',
  refused: 'refused',
} as const;

export interface SettleRequest {
  /** The decision on the pending application. */
  decision: SettleRequestDecision;
}

/**
 * Whether the employer has chosen another candidate for other reasons than a filled position.
 */
export type CloseRequestReason = typeof CloseRequestReason[keyof typeof CloseRequestReason];


export const CloseRequestReason = {
  rejected: 'rejected',
  'position-filled': 'position-filled',
} as const;

export interface CloseRequest {
  /** Whether the employer has chosen another candidate for other reasons than a filled position. */
  reason: CloseRequestReason;
  note?: Texts;
}

export interface ConsentRequest {
  /**
     * The documents that the employer shall get.
     * @minItems 1
     * @maxItems 5
     */
  documents: DocumentKind[];
}

/**
 * The reasons for the recommendation as a letter; an empty line separates paragraphs.
 */
export type RecommendationRequestLetter = {
  /**
     * The Japanese letter.
     * @minLength 1
     * @maxLength 3000
     * @pattern \S
     */
  ja: string;
  /**
     * The English letter.
     * @minLength 1
     * @maxLength 3000
     * @pattern \S
     */
  en: string;
};

/**
 * A summary in one or two sentences.
 */
export type RecommendationRequestComment = {
  /**
     * The Japanese summary.
     * @maxLength 300
     */
  ja: string;
  /**
     * The English summary.
     * @maxLength 300
     */
  en: string;
};

/**
 * A recommendation of a job to a person.
 */
export interface RecommendationRequest {
  /**
     * The number of the applicant.
     * @minimum 1
     * @maximum 2147483647
     */
  personId: number;
  /**
     * The external id of the job.
     * @minLength 1
     * @maxLength 100
     */
  job: string;
  /** The reasons for the recommendation as a letter; an empty line separates paragraphs. */
  letter: RecommendationRequestLetter;
  /**
     * The points that fit and those that do not.
     * @maxItems 10
     */
  fits?: Fit[];
  /** A summary in one or two sentences. */
  comment?: RecommendationRequestComment;
  /**
     * The last day for an answer in Japan, today or later, and not after the closing date of the job.
     * @maxLength 10
     */
  answerBy: string;
}

/**
 * The form that was sent: an inquiry, the invitation to a career talk, an applicant's message to the advisor, or an applicant's request for a talk or for recommendations.
 */
export type MessageKind = typeof MessageKind[keyof typeof MessageKind];


export const MessageKind = {
  inquiry: 'inquiry',
  invitation: 'invitation',
  contact: 'contact',
  talk: 'talk',
} as const;

/**
 * Whether the message still needs the work of staff.
 */
export type MessageState = typeof MessageState[keyof typeof MessageState];


export const MessageState = {
  open: 'open',
  settled: 'settled',
} as const;

/**
 * The kind and the number of the message.
 * @maxLength 20
 * @pattern ^(inquiry|invitation|contact|talk)-[1-9]\d{0,8}$
 */
export type MessageId = string;

/**
 * The language of the sender. A reply is in this language.
 */
export type MessageSummaryLanguage = typeof MessageSummaryLanguage[keyof typeof MessageSummaryLanguage];


export const MessageSummaryLanguage = {
  ja: 'ja',
  en: 'en',
} as const;

/**
 * A message as lists show it.
 */
export interface MessageSummary {
  id: MessageId;
  version: Version;
  kind: MessageKind;
  state: MessageState;
  /**
     * The applicant; null for a person without an account.
     * @nullable
     */
  personId: number | null;
  /**
     * The name of the sender.
     * @maxLength 200
     */
  name: string;
  /**
     * The address that a reply is sent to.
     * @maxLength 254
     */
  email: string;
  /** The language of the sender. A reply is in this language. */
  language: MessageSummaryLanguage;
  createdAt: Time;
  /** The time when the message was settled; null while it is open. */
  settledAt: Time | null;
}

export interface MessageList {
  /**
     * The messages of the page, the newest first.
     * @maxItems 100
     */
  items: MessageSummary[];
  /**
     * The number of items on all pages.
     * @minimum 0
     */
  total: number;
  /**
     * The number of this page.
     * @minimum 1
     */
  page: number;
  /**
     * The number of items on a page.
     * @minimum 1
     */
  perPage: number;
}

/**
 * The language of the sender. A reply is in this language.
 */
export type MessageLanguage = typeof MessageLanguage[keyof typeof MessageLanguage];


export const MessageLanguage = {
  ja: 'ja',
  en: 'en',
} as const;

/**
 * The wish of the applicant about the application; null without one.
 * @nullable
 */
export type MessageIntention = typeof MessageIntention[keyof typeof MessageIntention] | null;


export const MessageIntention = {
  'accept-offer': 'accept-offer',
  'discuss-offer': 'discuss-offer',
  'decline-offer': 'decline-offer',
  'other-time': 'other-time',
  withdraw: 'withdraw',
} as const;

export type MessageFieldsItem = {
  /**
     * The label.
     * @maxLength 100
     */
  name: string;
  /**
     * The text of the sender.
     * @maxLength 5000
     */
  text: string;
};

export type MessageRepliesItem = {
  at: Time;
  /**
     * The text that was mailed.
     * @maxLength 5000
     */
  text: string;
};

/**
 * A message to the company with its texts and the replies.
 */
export interface Message {
  id: MessageId;
  version: Version;
  kind: MessageKind;
  state: MessageState;
  /**
     * The applicant; null for a person without an account.
     * @nullable
     */
  personId: number | null;
  /**
     * The name of the sender.
     * @maxLength 200
     */
  name: string;
  /**
     * The address that a reply is sent to.
     * @maxLength 254
     */
  email: string;
  /** The language of the sender. A reply is in this language. */
  language: MessageLanguage;
  createdAt: Time;
  /** The time when the message was settled; null while it is open. */
  settledAt: Time | null;
  /**
     * The application that the message is about; null for others.
     * @nullable
     */
  processId: number | null;
  /**
     * The wish of the applicant about the application; null without one.
     * @nullable
     */
  intention: MessageIntention;
  /**
     * The texts of the form with their labels, in the language of the sender. Empty ones are left out.
     * @maxItems 12
     */
  fields: MessageFieldsItem[];
  /**
     * The replies of staff, the earliest first.
     * @maxItems 50
     */
  replies: MessageRepliesItem[];
}

/**
 * A reply to a message.
 */
export interface ReplyRequest {
  /**
     * The text of the mail, in the language of the sender. Greeting and signature are added.
     * @minLength 1
     * @maxLength 5000
     * @pattern \S
     */
  text: string;
}

export interface MailList {
  /**
     * The mails of the page, the newest first.
     * @maxItems 100
     */
  items: Mail[];
  /**
     * The number of items on all pages.
     * @minimum 0
     */
  total: number;
  /**
     * The number of this page.
     * @minimum 1
     */
  page: number;
  /**
     * The number of items on a page.
     * @minimum 1
     */
  perPage: number;
}

/**
 * The kind of change.
 *
 * | Type | Change | Set |
 * |---|---|---|
 * | `entry-created` | A person has registered on the site. | `personId` |
 * | `person-activated` | The person has opened the link of the first mail. | `personId` |
 * | `person-removed` | A person was removed with all data. | `personId` |
 * | `person-erased` | Everything of a person was erased at their request. | `personId` |
 * | `person-blocked`, `person-unblocked` | Staff have blocked the person, or allowed logins and mails again. | `personId` |
 * | `profile-changed` | The person has changed the profile, a document or the address, or staff have assigned an advisor. | `personId`, `data.part` |
 * | `application-created` | The person has applied for a job. | `personId`, `processId`, `jobId`, `data.statusId` |
 * | `recommendation-created` | Staff have recommended a job to the person. | as before |
 * | `recommendation-answered` | The person has answered a recommendation. | as before, `data.action` |
 * | `process-changed` | A process has changed: its status, the ledger of consent, an appointment, a wish of the applicant or another part. | as for `application-created`, `data.step` or `data.wish` |
 * | `process-removed` | Staff have taken back a recommendation, or the decision that has created an application, so that it does not exist any more. | `personId`, `processId`, `jobId` |
 * | `message-received` | A message was sent to the company. | `message`, `personId` of a `contact` |
 * | `content-changed` | Staff have changed a job, a story, an article, an advisor, a category or a tag. | `data.content`, `data.externalId`, `data.change`, `jobId` of a job |
 * | `message-changed` | Staff have settled a message or replied to it. | `message`, `personId` of a `contact` or a `talk` |
 * | `talk-requested` | The person asks for an interview or for recommendations. | `personId`, `message`, `data.talk` |
 */
export type EventType = typeof EventType[keyof typeof EventType];


export const EventType = {
  'entry-created': 'entry-created',
  'person-activated': 'person-activated',
  'person-removed': 'person-removed',
  'person-erased': 'person-erased',
  'person-blocked': 'person-blocked',
  'person-unblocked': 'person-unblocked',
  'profile-changed': 'profile-changed',
  'application-created': 'application-created',
  'recommendation-created': 'recommendation-created',
  'recommendation-answered': 'recommendation-answered',
  'process-changed': 'process-changed',
  'process-removed': 'process-removed',
  'message-received': 'message-received',
  'content-changed': 'content-changed',
  'message-changed': 'message-changed',
  'talk-requested': 'talk-requested',
} as const;

/**
 * The applicant's wish about the application; null when it has ended.
 * @nullable
 */
export type EventDataWish = typeof EventDataWish[keyof typeof EventDataWish] | null;


export const EventDataWish = {
  'accept-offer': 'accept-offer',
  'discuss-offer': 'discuss-offer',
  'decline-offer': 'decline-offer',
  'other-time': 'other-time',
  withdraw: 'withdraw',
} as const;

/**
 * The answer to a recommendation.
 */
export type EventDataAction = typeof EventDataAction[keyof typeof EventDataAction];


export const EventDataAction = {
  apply: 'apply',
  inquiry: 'inquiry',
  decline: 'decline',
} as const;

/**
 * The changed part of a profile.
 */
export type EventDataPart = typeof EventDataPart[keyof typeof EventDataPart];


export const EventDataPart = {
  profile: 'profile',
  workingHistory: 'workingHistory',
  addition: 'addition',
  resume: 'resume',
  career: 'career',
  email: 'email',
  advisor: 'advisor',
} as const;

/**
 * The kind of content.
 */
export type EventDataContent = typeof EventDataContent[keyof typeof EventDataContent];


export const EventDataContent = {
  job: 'job',
  story: 'story',
  article: 'article',
  advisor: 'advisor',
  category: 'category',
  tag: 'tag',
} as const;

/**
 * The change of the content.
 */
export type EventDataChange = typeof EventDataChange[keyof typeof EventDataChange];


export const EventDataChange = {
  added: 'added',
  changed: 'changed',
  closed: 'closed',
  opened: 'opened',
  removed: 'removed',
} as const;

/**
 * The talk that was asked for.
 */
export type EventDataTalk = typeof EventDataTalk[keyof typeof EventDataTalk];


export const EventDataTalk = {
  interview: 'interview',
  introduction: 'introduction',
} as const;

/**
 * States that differ between types.
 */
export interface EventData {
  /** The status of the process after the change, an id of the option master. */
  statusId?: number;
  /**
     * The step that has changed the process, such as `consentGiven` or `screening`.
     * @maxLength 40
     */
  step?: string;
  /**
     * The applicant's wish about the application; null when it has ended.
     * @nullable
     */
  wish?: EventDataWish;
  /** The answer to a recommendation. */
  action?: EventDataAction;
  /** The changed part of a profile. */
  part?: EventDataPart;
  /** The kind of content. */
  content?: EventDataContent;
  /**
     * The external id of the content, or the slug of a category or tag.
     * @maxLength 100
     */
  externalId?: string;
  /** The change of the content. */
  change?: EventDataChange;
  /** The talk that was asked for. */
  talk?: EventDataTalk;
}

/**
 * The form that was sent.
 */
export type EventMessageKind = typeof EventMessageKind[keyof typeof EventMessageKind];


export const EventMessageKind = {
  inquiry: 'inquiry',
  invitation: 'invitation',
  contact: 'contact',
  talk: 'talk',
} as const;

/**
 * The message to the company.
 */
export type EventMessage = {
  /** The form that was sent. */
  kind: EventMessageKind;
  /** The number of the message within its kind. */
  id: number;
} | null;

/**
 * A change, with the ids of the things that it concerns. It has no texts of people.
 */
export interface Event {
  /**
     * The position of the event, for `after`.
     * @maxLength 10
     * @pattern ^\d{1,10}$
     */
  id: string;
  at: Time;
  requestId: RequestId | null;
  type: EventType;
  /**
     * The applicant.
     * @nullable
     */
  personId: number | null;
  /**
     * The application or recommendation.
     * @nullable
     */
  processId: number | null;
  /**
     * The job on the site.
     * @nullable
     */
  jobId: number | null;
  /** The message to the company. */
  message: EventMessage;
  data: EventData;
}

export interface EventList {
  /**
     * The events after `after`, in order.
     * @maxItems 500
     */
  items: Event[];
  /**
     * The value for the next `after`.
     * @maxLength 10
     * @pattern ^\d{1,10}$
     */
  last: string;
}

/**
 * The values before the change, without secrets; null where the thing did not exist.
 */
export type AuditEntryBefore = { [key: string]: unknown } | null;

/**
 * The values after the change, without secrets; null where the thing no longer exists.
 */
export type AuditEntryAfter = { [key: string]: unknown } | null;

/**
 * A change by staff.
 */
export interface AuditEntry {
  /** The number of the entry. */
  id: number;
  at: Time;
  requestId: RequestId | null;
  actor: Actor;
  /**
     * The operationId of the call.
     * @maxLength 100
     */
  operation: string;
  /**
     * The changed thing, such as `token:3` or `person:7`.
     * @maxLength 200
     */
  target: string;
  /** The values before the change, without secrets; null where the thing did not exist. */
  before: AuditEntryBefore;
  /** The values after the change, without secrets; null where the thing no longer exists. */
  after: AuditEntryAfter;
}

export interface AuditList {
  /**
     * The entries of the page, the newest first.
     * @maxItems 100
     */
  items: AuditEntry[];
  /**
     * The number of entries on all pages.
     * @minimum 0
     */
  total: number;
  /**
     * The number of this page.
     * @minimum 1
     */
  page: number;
  /**
     * The number of entries on a page.
     * @minimum 1
     */
  perPage: number;
}

export type CheckListItemsItem = {
  /**
     * The name of the line, such as `mail`.
     * @maxLength 100
     */
  name: string;
  /** Whether a company can work with it. */
  ok: boolean;
  /**
     * The present state, and the remedy where it is missing.
     * @maxLength 500
     */
  text: string;
};

export interface CheckList {
  /**
     * One line for each thing that a company needs.
     * @maxItems 100
     */
  items: CheckListItemsItem[];
}

/**
 * An OpenAPI 3.1 document.
 */
export interface Document { [key: string]: unknown }

/**
 * The body cannot be read: it is cut off, does not match its type, or is not an object.
 */
export type BadRequestResponse = Problem;

/**
 * The token is missing, malformed, unknown, revoked or past its end date.
 */
export type MissingTokenResponse = Problem;

/**
 * The token does not have the scope of the operation, or the operation answers the socket only.
 */
export type MissingScopeResponse = Problem;

/**
 * Nothing has this id or slug, or it is not canonical.
 */
export type NotFoundResponse = Problem;

/**
 * The path exists, but has no operation for the method. Every path answers so; no operation repeats it.
 */
export type MethodNotAllowedResponse = Problem;

/**
 * The `Idempotency-Key` was used before with different content.
 */
export type IdempotencyConflictResponse = Problem;

/**
 * The thing has another version than `If-Match`.
 */
export type PreconditionFailedResponse = Problem;

/**
 * The body is larger than the call allows. The limit of JSON follows from the lengths in its schema, with every character escaped, and is at most 2,200,000 bytes. The limit of a form is 2,000,000 bytes and as many parts as its schema has.
 */
export type PayloadTooLargeResponse = Problem;

/**
 * The `Content-Type` of the body is not the one of the operation.
 */
export type UnsupportedMediaTypeResponse = Problem;

/**
 * A parameter, a header or a field of the body has a wrong value.
 */
export type UnprocessableResponse = ValidationProblem;

/**
 * The thing exists, and `If-Match` is missing.
 */
export type PreconditionRequiredResponse = Problem;

/**
 * The limit of calls is reached.
 */
export type TooManyRequestsResponse = Problem;

/**
 * The server failed. Nothing has changed.
 */
export type InternalServerErrorResponse = Problem;

/**
 * The service is overloaded, under maintenance, or cannot reach another system that it needs.
 */
export type ServiceUnavailableResponse = Problem;

/**
 * A query value is not accepted. `errors` names each wrong parameter.
 */
export type UnprocessableQueryResponse = ValidationProblem;

/**
 * The language of the answer (RFC 9110). The preferred one of `ja` and `en` is used, otherwise Japanese.
 */
export type AcceptLanguageParameter = string;

/**
 * A UUID for this content. A second request with the same key and content gets the first answer and has no effect; with different content it is 409. Keys are stored for 24 hours.
 */
export type IdempotencyKeyParameter = string;

/**
 * A UUID for this content. A second call with the same key and content gets the report of the first one and has no effect; with different content it is 409, after its body was read. The key is stored with the report for 24 hours, so a call that was interrupted is sent again with it.
 */
export type StreamKeyParameter = string;

/**
 * The version that was read, in quotes, or `*` for any version. Required where the thing exists.
 */
export type IfMatchParameter = string;

export type StateParameter = typeof StateParameter[keyof typeof StateParameter];


export const StateParameter = {
  open: 'open',
  closed: 'closed',
} as const;

/**
 * The number of the page.
 */
export type PageParameter = number;

/**
 * The number of items on a page.
 */
export type PerPageParameter = number;

export type ListJobsParams = {
/**
 * The state. Without it all are listed.
 */
state?: StateParameter;
/**
 * The number of the page.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * The number of items on a page.
 * @minimum 1
 * @maximum 100
 */
perPage?: PerPageParameter;
};

export type ListStoriesParams = {
/**
 * The state. Without it all are listed.
 */
state?: StateParameter;
/**
 * The number of the page.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * The number of items on a page.
 * @minimum 1
 * @maximum 100
 */
perPage?: PerPageParameter;
};

export type ListArticlesParams = {
/**
 * The state. Without it all are listed.
 */
state?: StateParameter;
/**
 * The number of the page.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * The number of items on a page.
 * @minimum 1
 * @maximum 100
 */
perPage?: PerPageParameter;
};

export type ListPeopleParams = {
/**
 * The whole address.
 * @minLength 1
 * @maxLength 254
 */
email?: string;
/**
 * A part of the name or the address, in any case.
 * @maxLength 100
 */
query?: string;
/**
 * The number of the page.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * The number of items on a page.
 * @minimum 1
 * @maximum 100
 */
perPage?: PerPageParameter;
};

export type ErasePersonParams = {
/**
 * Whether the call only counts.
 */
dryRun?: boolean;
};

export type GetRegisterParams = {
/**
 * The register.
 */
kind?: GetRegisterKind;
};

export type GetRegisterKind = typeof GetRegisterKind[keyof typeof GetRegisterKind];


export const GetRegisterKind = {
  jobs: 'jobs',
  seekers: 'seekers',
  fees: 'fees',
  provisions: 'provisions',
} as const;

export type RunRetentionParams = {
/**
 * Whether the call only counts.
 */
dryRun?: boolean;
};

export type ListProcessesParams = {
/**
 * The status by its alias.
 */
stage?: StatusAlias;
/**
 * The initials of the advisor.
 * @minLength 1
 * @maxLength 10
 */
advisor?: string;
/**
 * The party that acts next.
 */
waitingFor?: Party;
/**
 * The number of the applicant.
 * @minimum 1
 * @maximum 2147483647
 */
person?: number;
/**
 * The external id of the job.
 * @minLength 1
 * @maxLength 100
 */
job?: string;
/**
 * The number of the page.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * The number of items on a page.
 * @minimum 1
 * @maximum 100
 */
perPage?: PerPageParameter;
};

export type ListMessagesParams = {
/**
 * The form that was sent.
 */
kind?: MessageKind;
/**
 * Open or settled.
 */
state?: MessageState;
/**
 * The number of the page.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * The number of items on a page.
 * @minimum 1
 * @maximum 100
 */
perPage?: PerPageParameter;
};

export type ListMailsParams = {
/**
 * The state of the mails.
 */
state?: MailState;
/**
 * The number of the page.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * The number of items on a page.
 * @minimum 1
 * @maximum 100
 */
perPage?: PerPageParameter;
};

export type ListEventsParams = {
/**
 * The position of the last known event, `last` of the call before. Without it the oldest stored event is the first.
 * @maxLength 10
 * @pattern ^\d{1,10}$
 */
after?: string;
/**
 * The seconds to wait for an event.
 * @minimum 0
 * @maximum 25
 */
wait?: number;
};

export type ListAuditParams = {
/**
 * The changed thing.
 * @maxLength 200
 */
target?: string;
/**
 * The operationId of the changes.
 * @maxLength 100
 */
operation?: string;
/**
 * The number of the page.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * The number of items on a page.
 * @minimum 1
 * @maximum 100
 */
perPage?: PerPageParameter;
};

export const getListJobsUrl = (params?: ListJobsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/jobs?${stringifiedParams}` : `/jobs`
}

/**
 * Returns the jobs with all their fields, the newest first, those of one state on demand; a job with a past closing date is closed, as on the site. An answer has at most 100; exports (`GET /exports/{kind}`) return all of them.
 * @summary List the jobs
 */
export const listJobs = async (params?: ListJobsParams, options?: Parameters<typeof send>[1]): Promise<JobList> => {

  return send<JobList>(getListJobsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getGetJobUrl = (externalId: string,) => {




  return `/jobs/${encodeURIComponent(String(externalId))}`
}

/**
 * Returns a job in both languages by its external id, with its version, its state and its address on the site. A job that was closed is 404 on the site, as one past its closing date.
 * @summary Get a job
 */
export const getJob = async (externalId: string, options?: Parameters<typeof send>[1]): Promise<Job> => {

  return send<Job>(getGetJobUrl(externalId),
  {
    ...options,
    method: 'GET'


  }
);}



export const getPutJobUrl = (externalId: string,) => {




  return `/jobs/${encodeURIComponent(String(externalId))}`
}

/**
 * Adds a job, or replaces all its fields. It keeps its address on the site for ever, and no other job gets it. The same content again changes nothing, neither the version nor the
 * record of changes. A change reaches the search, pages, feeds and the sitemap within two seconds, and within ten on other instances.
 * @summary Write a job
 */
export const putJob = async (externalId: string,
    jobBody: JobBody, options?: Parameters<typeof send>[1]): Promise<Job> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return send<Job>(getPutJobUrl(externalId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(jobBody)
  }
);}



export const getCloseJobUrl = (externalId: string,) => {




  return `/jobs/${encodeURIComponent(String(externalId))}/close`
}

/**
 * Ends the applications for a job. It stays in the lists of the people who have applied, saved or been recommended it, and is 404 for others. A closed job is never removed. One that has this state already is 409.
 * @summary Close a job
 */
export const closeJob = async (externalId: string, options?: Parameters<typeof send>[1]): Promise<Job> => {

  return send<Job>(getCloseJobUrl(externalId),
  {
    ...options,
    method: 'POST'


  }
);}



export const getReopenJobUrl = (externalId: string,) => {




  return `/jobs/${encodeURIComponent(String(externalId))}/reopen`
}

/**
 * Opens a closed job again, at its old address. A closing date that is over stays over: write the job with another one. One that has this state already is 409.
 * @summary Reopen a job
 */
export const reopenJob = async (externalId: string, options?: Parameters<typeof send>[1]): Promise<Job> => {

  return send<Job>(getReopenJobUrl(externalId),
  {
    ...options,
    method: 'POST'


  }
);}



export const getListStoriesUrl = (params?: ListStoriesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/stories?${stringifiedParams}` : `/stories`
}

/**
 * Returns the stories with all their fields, the newest first, those of one state on demand. An answer has at most 100; exports (`GET /exports/{kind}`) return all of them.
 * @summary List the stories
 */
export const listStories = async (params?: ListStoriesParams, options?: Parameters<typeof send>[1]): Promise<StoryList> => {

  return send<StoryList>(getListStoriesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getGetStoryUrl = (externalId: string,) => {




  return `/stories/${encodeURIComponent(String(externalId))}`
}

/**
 * Returns a story in both languages by its external id, with its version, its state and its address on the site. A story that is not published is 404 on the site.
 * @summary Get a story
 */
export const getStory = async (externalId: string, options?: Parameters<typeof send>[1]): Promise<Story> => {

  return send<Story>(getGetStoryUrl(externalId),
  {
    ...options,
    method: 'GET'


  }
);}



export const getPutStoryUrl = (externalId: string,) => {




  return `/stories/${encodeURIComponent(String(externalId))}`
}

/**
 * Adds a story, or replaces all its fields. It keeps its address on the site for ever, and no other story gets it. The same content again changes nothing, neither the version nor the
 * record of changes. A change reaches the search, pages, feeds and the sitemap within two seconds, and within ten on other instances.
 * @summary Write a story
 */
export const putStory = async (externalId: string,
    storyBody: StoryBody, options?: Parameters<typeof send>[1]): Promise<Story> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return send<Story>(getPutStoryUrl(externalId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(storyBody)
  }
);}



export const getPublishStoryUrl = (externalId: string,) => {




  return `/stories/${encodeURIComponent(String(externalId))}/publish`
}

/**
 * Shows a story on the site, at its old address if it was published before. One that is published already is refused with 409, and nothing changes. The change is visible within two seconds.
 * @summary Publish a story
 */
export const publishStory = async (externalId: string, options?: Parameters<typeof send>[1]): Promise<Story> => {

  return send<Story>(getPublishStoryUrl(externalId),
  {
    ...options,
    method: 'POST'


  }
);}



export const getUnpublishStoryUrl = (externalId: string,) => {




  return `/stories/${encodeURIComponent(String(externalId))}/unpublish`
}

/**
 * Takes a story off the site. Its text stays, and its address is never used for another story. One that has this state already is 409.
 * @summary Unpublish a story
 */
export const unpublishStory = async (externalId: string, options?: Parameters<typeof send>[1]): Promise<Story> => {

  return send<Story>(getUnpublishStoryUrl(externalId),
  {
    ...options,
    method: 'POST'


  }
);}



export const getListArticlesUrl = (params?: ListArticlesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/articles?${stringifiedParams}` : `/articles`
}

/**
 * Returns the articles with all their fields, the newest first, those of one state on demand. An answer has at most 100; exports (`GET /exports/{kind}`) return all of them.
 * @summary List the articles
 */
export const listArticles = async (params?: ListArticlesParams, options?: Parameters<typeof send>[1]): Promise<ArticleList> => {

  return send<ArticleList>(getListArticlesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getGetArticleUrl = (externalId: string,) => {




  return `/articles/${encodeURIComponent(String(externalId))}`
}

/**
 * Returns an article in both languages by its external id, with its version, its state and its address on the site. An article that is not published is 404 on the site, and its text a draft.
 * @summary Get an article
 */
export const getArticle = async (externalId: string, options?: Parameters<typeof send>[1]): Promise<Article> => {

  return send<Article>(getGetArticleUrl(externalId),
  {
    ...options,
    method: 'GET'


  }
);}



export const getPutArticleUrl = (externalId: string,) => {




  return `/articles/${encodeURIComponent(String(externalId))}`
}

/**
 * Adds an article, or replaces all its fields. It keeps its address on the site for ever, and no other article gets it. The same content again changes nothing, neither the version nor the
 * record of changes. A change reaches the search, pages, feeds and the sitemap within two seconds, and within ten on other instances.
 * @summary Write an article
 */
export const putArticle = async (externalId: string,
    articleBody: ArticleBody, options?: Parameters<typeof send>[1]): Promise<Article> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return send<Article>(getPutArticleUrl(externalId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(articleBody)
  }
);}



export const getPublishArticleUrl = (externalId: string,) => {




  return `/articles/${encodeURIComponent(String(externalId))}/publish`
}

/**
 * Shows an article on the site, at its old address if it was published before. One that is published already is refused with 409, and nothing changes. The change is visible within two seconds.
 * @summary Publish an article
 */
export const publishArticle = async (externalId: string, options?: Parameters<typeof send>[1]): Promise<Article> => {

  return send<Article>(getPublishArticleUrl(externalId),
  {
    ...options,
    method: 'POST'


  }
);}



export const getUnpublishArticleUrl = (externalId: string,) => {




  return `/articles/${encodeURIComponent(String(externalId))}/unpublish`
}

/**
 * Takes an article off the site. Its text stays, and its address is never used for another article. One that has this state already is 409.
 * @summary Unpublish an article
 */
export const unpublishArticle = async (externalId: string, options?: Parameters<typeof send>[1]): Promise<Article> => {

  return send<Article>(getUnpublishArticleUrl(externalId),
  {
    ...options,
    method: 'POST'


  }
);}



export const getListCategoriesUrl = () => {




  return `/categories`
}

/**
 * Returns all categories of the blog in the order of their addition, each with its version. Articles name them by their slugs.
 * @summary List the categories of the blog
 */
export const listCategories = async ( options?: Parameters<typeof send>[1]): Promise<CategoryList> => {

  return send<CategoryList>(getListCategoriesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getPutCategoryUrl = (slug: BlogCategorySlug,) => {




  return `/categories/${encodeURIComponent(String(slug))}`
}

/**
 * Adds a category of the blog, or changes the name and language of one. The slug is its address on the site and never changes. The same content again changes nothing.
 * One that articles have keeps its language.
 * @summary Write a category
 */
export const putCategory = async (slug: BlogCategorySlug,
    categoryBody: CategoryBody, options?: Parameters<typeof send>[1]): Promise<Category> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return send<Category>(getPutCategoryUrl(slug),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(categoryBody)
  }
);}



export const getRemoveCategoryUrl = (slug: BlogCategorySlug,) => {




  return `/categories/${encodeURIComponent(String(slug))}`
}

/**
 * Removes a category that no article has, whether published or not. One that an article has is 409: write its articles with another category first.
 * @summary Remove a category
 */
export const removeCategory = async (slug: BlogCategorySlug, options?: Parameters<typeof send>[1]): Promise<Removed> => {

  return send<Removed>(getRemoveCategoryUrl(slug),
  {
    ...options,
    method: 'DELETE'


  }
);}



export const getListTagsUrl = () => {




  return `/tags`
}

/**
 * Returns all tags of the blog in the order of their addition, each with its version. Articles name them by their slugs. Tags without an article are in the list, and have no page on the site.
 * @summary List the tags of the blog
 */
export const listTags = async ( options?: Parameters<typeof send>[1]): Promise<TagList> => {

  return send<TagList>(getListTagsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getPutTagUrl = (slug: BlogTagSlug,) => {




  return `/tags/${encodeURIComponent(String(slug))}`
}

/**
 * Adds a tag of the blog, or changes the name and language of one. The slug is its address on the site and never changes. The same content again changes nothing.
 * One that articles have keeps its language.
 * @summary Write a tag
 */
export const putTag = async (slug: BlogTagSlug,
    tagBody: TagBody, options?: Parameters<typeof send>[1]): Promise<Tag> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return send<Tag>(getPutTagUrl(slug),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(tagBody)
  }
);}



export const getRemoveTagUrl = (slug: BlogTagSlug,) => {




  return `/tags/${encodeURIComponent(String(slug))}`
}

/**
 * Removes a tag that no article has, whether published or not. One that an article has is 409: write its articles with another tag first.
 * @summary Remove a tag
 */
export const removeTag = async (slug: BlogTagSlug, options?: Parameters<typeof send>[1]): Promise<Removed> => {

  return send<Removed>(getRemoveTagUrl(slug),
  {
    ...options,
    method: 'DELETE'


  }
);}



export const getListAdvisorsUrl = () => {




  return `/advisors`
}

/**
 * Returns all advisors in the order of their addition. Jobs name their advisor by the external id; stories and articles by the name, as the site shows it.
 * @summary List the advisors
 */
export const listAdvisors = async ( options?: Parameters<typeof send>[1]): Promise<AdvisorList> => {

  return send<AdvisorList>(getListAdvisorsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getGetAdvisorUrl = (externalId: string,) => {




  return `/advisors/${encodeURIComponent(String(externalId))}`
}

/**
 * Returns an advisor in both languages by the external id, with the version. The site shows the names with jobs and stories, and the advisor's own texts with stories.
 * @summary Get an advisor
 */
export const getAdvisor = async (externalId: string, options?: Parameters<typeof send>[1]): Promise<Advisor> => {

  return send<Advisor>(getGetAdvisorUrl(externalId),
  {
    ...options,
    method: 'GET'


  }
);}



export const getPutAdvisorUrl = (externalId: string,) => {




  return `/advisors/${encodeURIComponent(String(externalId))}`
}

/**
 * Adds an advisor, or replaces all fields of one. The pages of all jobs of the advisor show the new names. Advisors are never removed, because jobs refer to them.
 * @summary Write an advisor
 */
export const putAdvisor = async (externalId: string,
    advisorBody: AdvisorBody, options?: Parameters<typeof send>[1]): Promise<Advisor> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return send<Advisor>(getPutAdvisorUrl(externalId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(advisorBody)
  }
);}



export const getListTokensUrl = () => {




  return `/tokens`
}

/**
 * Returns all tokens for the port, the oldest first, also expired and revoked ones. The secrets are not stored, so no call can return them. Each token has its last use, which shows
 * tokens that can be revoked.
 * @summary List the tokens
 */
export const listTokens = async ( options?: Parameters<typeof send>[1]): Promise<TokenList> => {

  return send<TokenList>(getListTokensUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getCreateTokenUrl = () => {




  return `/tokens`
}

/**
 * Creates a token for the port with a name, scopes and a last day, and returns its text once. The server stores only a hash. A repeated call with the same `Idempotency-Key` creates no other
 * token and returns `token: null`: if the text was lost, revoke the token and create another one.
 *
 *
 * The call takes no `If-Match`: it adds a token, and no other call changes it meanwhile.
 * @summary Create a token
 */
export const createToken = async (tokenRequest: TokenRequest, options?: Parameters<typeof send>[1]): Promise<NewToken> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return send<NewToken>(getCreateTokenUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(tokenRequest)
  }
);}



export const getRevokeTokenUrl = (id: number,) => {




  return `/tokens/${encodeURIComponent(String(id))}/revoke`
}

/**
 * Ends a token at once and for good. Calls with it are answered with 401 from now on; a call that waits for events ends within its 25 seconds. The row stays for the audit. A token that
 * was revoked before is 409.
 * @summary Revoke a token
 */
export const revokeToken = async (id: number, options?: Parameters<typeof send>[1]): Promise<Token> => {

  return send<Token>(getRevokeTokenUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}



export const getListPeopleUrl = (params?: ListPeopleParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/people?${stringifiedParams}` : `/people`
}

/**
 * Returns the people with an account, the newest first: all, the one with an address, or those with a part of a name or an address. `email` finds every spelling of an address, also in other case or
 * with a domain in another script.
 * @summary Find people
 */
export const listPeople = async (params?: ListPeopleParams, options?: Parameters<typeof send>[1]): Promise<PersonList> => {

  return send<PersonList>(getListPeopleUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getGetPersonUrl = (id: number,) => {




  return `/people/${encodeURIComponent(String(id))}`
}

/**
 * Returns a person with profile, documents, applications and recommendations, notes of staff, and the mails that are still to be sent. Files have their names and sizes; their bytes are in the
 * disclosure only.
 * @summary Read a person
 */
export const getPerson = async (id: number, options?: Parameters<typeof send>[1]): Promise<Person> => {

  return send<Person>(getGetPersonUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}



export const getBlockPersonUrl = (id: number,) => {




  return `/people/${encodeURIComponent(String(id))}/block`
}

/**
 * Ends all sessions, makes every link void and refuses logins as for an unknown account. No mail is sent to a blocked person. The data stays. A person who is blocked already is 409.
 * @summary Block a person
 */
export const blockPerson = async (id: number, options?: Parameters<typeof send>[1]): Promise<Person> => {

  return send<Person>(getBlockPersonUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}



export const getUnblockPersonUrl = (id: number,) => {




  return `/people/${encodeURIComponent(String(id))}/unblock`
}

/**
 * Allows logins and mails again. The sessions that the block has ended stay ended, and links of before stay void. A person who is not blocked is 409.
 * @summary Unblock a person
 */
export const unblockPerson = async (id: number, options?: Parameters<typeof send>[1]): Promise<Person> => {

  return send<Person>(getUnblockPersonUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}



export const getAssignAdvisorUrl = (id: number,) => {




  return `/people/${encodeURIComponent(String(id))}/advisor`
}

/**
 * Sets the advisor whom the person sees in the profile, in both languages, or takes the advisor away. Processes keep their own advisor. The event is `profile-changed`.
 * @summary Assign an advisor
 */
export const assignAdvisor = async (id: number,
    personAdvisorRequest: PersonAdvisorRequest, options?: Parameters<typeof send>[1]): Promise<Person> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return send<Person>(getAssignAdvisorUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(personAdvisorRequest)
  }
);}



export const getEndSessionsUrl = (id: number,) => {




  return `/people/${encodeURIComponent(String(id))}/end-sessions`
}

/**
 * Logs the person out of every browser at once. The password stays, so the person may log in again. It is the first step after a lost device. The answer is the person.
 * @summary End the sessions of a person
 */
export const endSessions = async (id: number, options?: Parameters<typeof send>[1]): Promise<Person> => {

  return send<Person>(getEndSessionsUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}



export const getSendLinkUrl = (id: number,) => {




  return `/people/${encodeURIComponent(String(id))}/send-link`
}

/**
 * Sends the mail that fits in the language of the person: with the link of the entry to a person who has not opened it yet, otherwise with a link for a new password. Earlier links of that kind no longer work. A blocked person is 409.
 * @summary Send a link again
 */
export const sendLink = async (id: number, options?: Parameters<typeof send>[1]): Promise<SentLink> => {

  return send<SentLink>(getSendLinkUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}



export const getErasePersonUrl = (id: number,
    params?: ErasePersonParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/people/${encodeURIComponent(String(id))}/erasure?${stringifiedParams}` : `/people/${encodeURIComponent(String(id))}/erasure`
}

/**
 * Removes everything of a person in one transaction: account, profile, files, documents, applications, notes, messages from the same address, mails (also those that the server has written as files), sessions and stored answers. The audit keeps the
 * caller, the time and the operation without values. The register of job seekers keeps its minimum for two years, and the record of documents that were sent to employers its minimum for three. With `dryRun` the call returns the same numbers, changes nothing and needs no version.
 * @summary Erase a person
 */
export const erasePerson = async (id: number,
    params?: ErasePersonParams, options?: Parameters<typeof send>[1]): Promise<Erasure> => {

  return send<Erasure>(getErasePersonUrl(id,params),
  {
    ...options,
    method: 'POST'


  }
);}



export const getDisclosePersonUrl = (id: number,) => {




  return `/people/${encodeURIComponent(String(id))}/disclosure`
}

/**
 * Returns everything that the site has about a person in one zip: `data.json` under the names of the contracts, `ja.json` and `en.json` with labels in both languages, and the files in `files/`.
 * A file that waits for the virus scanner, or has a virus, is only named.
 * Hashes, tokens and keys are left out. The audit records the call.
 * @summary Disclose the data of a person
 */
export const disclosePerson = async (id: number, options?: Parameters<typeof send>[1]): Promise<Disclosure> => {

  return send<Disclosure>(getDisclosePersonUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}



export const getAddNoteUrl = (id: number,) => {




  return `/people/${encodeURIComponent(String(id))}/notes`
}

/**
 * Adds a note of staff to the person, with its author and time. Notes cannot be changed. The person gets them in a disclosure, and an erasure removes them. The record of changes has no text of the note.
 *
 *
 * The call takes no `If-Match`: it adds a note, and notes are never changed.
 * @summary Add a note about a person
 */
export const addNote = async (id: number,
    noteRequest: NoteRequest, options?: Parameters<typeof send>[1]): Promise<PersonNote> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return send<PersonNote>(getAddNoteUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(noteRequest)
  }
);}



export const getGetRegisterUrl = (params?: GetRegisterParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/registers?${stringifiedParams}` : `/registers`
}

/**
 * Returns a register that the Employment Security Act (art. 32-15) requires, with the columns of the ministry's samples in Japanese: 求人管理簿 (`jobs`), 求職管理簿 (`seekers`) or 手数料管理簿 (`fees`).
 * `provisions` is the record of the documents that were sent to employers, 第三者提供の記録 (Act on the Protection of Personal Information, art. 29).
 * Cells are empty where the site does not have the fact, such as the amount of a fee. Erased people appear with their minimum until it is removed. The command line writes it as CSV.
 * @summary Read a register
 */
export const getRegister = async (params?: GetRegisterParams, options?: Parameters<typeof send>[1]): Promise<Register> => {

  return send<Register>(getGetRegisterUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getRunRetentionUrl = (params?: RunRetentionParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/retention?${stringifiedParams}` : `/retention`
}

/**
 * Removes the rows whose time is over, by the rules that the privacy pages promise. The server does this once a day. With `dryRun` the call returns the same numbers and removes nothing.
 *
 *
 * The call takes no `If-Match`: it removes rows by their age only.
 * @summary Remove rows beyond their period of storage
 */
export const runRetention = async (params?: RunRetentionParams, options?: Parameters<typeof send>[1]): Promise<Retention> => {

  return send<Retention>(getRunRetentionUrl(params),
  {
    ...options,
    method: 'POST'


  }
);}



export const getCreateBackupUrl = () => {




  return `/backup`
}

/**
 * Writes all data of one moment to a new file on the computer of the server, which only its owner may read: content, people, files and the audit, without logins and links of mails. The same backup
 * restores to a data folder and to PostgreSQL.
 *
 *
 * The call takes no `If-Match`: it writes a file and changes nothing.
 * @summary Write a backup
 */
export const createBackup = async (backupFile: BackupFile, options?: Parameters<typeof send>[1]): Promise<Backup> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return send<Backup>(getCreateBackupUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(backupFile)
  }
);}



export const getRestoreBackupUrl = () => {




  return `/restore`
}

/**
 * Replaces all data by those of a backup, or nothing if it is not whole or of another version. Everybody is logged out. People who were erased since the backup are erased again, and tokens that were revoked
 * stay so. Numbers that were given since are not given again.
 *
 *
 * The call takes no `If-Match`: it replaces everything, whatever is there.
 * @summary Restore a backup
 */
export const restoreBackup = async (backupFile: BackupFile, options?: Parameters<typeof send>[1]): Promise<Restore> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return send<Restore>(getRestoreBackupUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(backupFile)
  }
);}



export const getAddSampleUrl = () => {




  return `/sample`
}

/**
 * Adds the fictional jobs, stories, articles and people for trying out, unless they are there. With an https origin it is 409, because the password of these people is public.
 *
 *
 * The call takes no `If-Match`: it adds what is always the same, once.
 * @summary Add the sample
 */
export const addSample = async ( options?: Parameters<typeof send>[1]): Promise<SampleCounts> => {

  return send<SampleCounts>(getAddSampleUrl(),
  {
    ...options,
    method: 'PUT'


  }
);}



export const getRemoveSampleUrl = () => {




  return `/sample`
}

/**
 * Removes the jobs, stories, articles and people of the sample with everything that these people did. Without the sample it removes nothing.
 *
 *
 * The call takes no `If-Match`: it removes the sample whatever is left of it.
 * @summary Remove the sample
 */
export const removeSample = async ( options?: Parameters<typeof send>[1]): Promise<SampleCounts> => {

  return send<SampleCounts>(getRemoveSampleUrl(),
  {
    ...options,
    method: 'DELETE'


  }
);}



export const getListProcessesUrl = (params?: ListProcessesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/processes?${stringifiedParams}` : `/processes`
}

/**
 * Returns the applications and recommendations of all people, the last changed first. Each given parameter must be that of the process, so that `waitingFor=advisor` with the initials of an advisor is the list
 * of that advisor's work.
 * @summary List applications and recommendations
 */
export const listProcesses = async (params?: ListProcessesParams, options?: Parameters<typeof send>[1]): Promise<ProcessList> => {

  return send<ProcessList>(getListProcessesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getGetStaffProcessUrl = (id: number,) => {




  return `/processes/${encodeURIComponent(String(id))}`
}

/**
 * Returns a process with its history, the answers of the applicant, the ledger of consent, and the actions that are possible now.
 * @summary Read an application or recommendation
 */
export const getStaffProcess = async (id: number, options?: Parameters<typeof send>[1]): Promise<Process> => {

  return send<Process>(getGetStaffProcessUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}



export const getMoveProcessUrl = (id: number,) => {




  return `/processes/${encodeURIComponent(String(id))}/move`
}

/**
 * Moves an application to a later stage, or ends it without a result (`MyPageAppRejected`, `MyPageAppWithdrawn`). It may skip stages. A stage after `MyPageAppReceived` and a
 * rejection need the consent of the applicant in the ledger, otherwise the call is 409 `consent-missing`; a stage also notes the documents as sent. The applicant gets a notification and a mail.
 * @summary Move an application
 */
export const moveProcess = async (id: number,
    moveRequest: MoveRequest, options?: Parameters<typeof send>[1]): Promise<Process> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return send<Process>(getMoveProcessUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(moveRequest)
  }
);}



export const getSetAppointmentUrl = (id: number,) => {




  return `/processes/${encodeURIComponent(String(id))}/appointment`
}

/**
 * Sets the next appointment of an application, or replaces it. The applicant gets a notification, and a mail with a calendar file. It needs documents that were sent. The same
 * appointment again, without a note, changes nothing, and the applicant hears nothing.
 * @summary Set an appointment
 */
export const setAppointment = async (id: number,
    appointmentRequest: AppointmentRequest, options?: Parameters<typeof send>[1]): Promise<Process> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return send<Process>(getSetAppointmentUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(appointmentRequest)
  }
);}



export const getRequestDocumentsUrl = (id: number,) => {




  return `/processes/${encodeURIComponent(String(id))}/request-documents`
}

/**
 * Asks the applicant for documents or for changes of them. The process waits for the applicant until the next step. The applicant gets a notification and a mail with the text.
 * @summary Ask for documents
 */
export const requestDocuments = async (id: number,
    texts: Texts, options?: Parameters<typeof send>[1]): Promise<Process> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return send<Process>(getRequestDocumentsUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(texts)
  }
);}



export const getReplyToQuestionUrl = (id: number,) => {




  return `/processes/${encodeURIComponent(String(id))}/reply`
}

/**
 * Replies to the last question about a recommendation. A second reply replaces the first. The applicant gets a notification and a mail with the reply.
 * @summary Reply to a question
 */
export const replyToQuestion = async (id: number,
    texts: Texts, options?: Parameters<typeof send>[1]): Promise<Process> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return send<Process>(getReplyToQuestionUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(texts)
  }
);}



export const getSettlePendingUrl = (id: number,) => {




  return `/processes/${encodeURIComponent(String(id))}/settle`
}

/**
 * Decides on a recommendation whose application is pending. `accepted` creates the application; `refused` restores the status before. The applicant gets a notification and a mail.
 * @summary Decide on a pending application
 */
export const settlePending = async (id: number,
    settleRequest: SettleRequest, options?: Parameters<typeof send>[1]): Promise<Process> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return send<Process>(getSettlePendingUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(settleRequest)
  }
);}



export const getCloseProcessUrl = (id: number,) => {




  return `/processes/${encodeURIComponent(String(id))}/close`
}

/**
 * Ends an application: the employer has chosen another candidate (`rejected`, which needs the consent of the applicant in the ledger), or the position was filled. The applicant gets a notification and a mail
 * with the text.
 * @summary Close an application
 */
export const closeProcess = async (id: number,
    closeRequest: CloseRequest, options?: Parameters<typeof send>[1]): Promise<Process> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return send<Process>(getCloseProcessUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(closeRequest)
  }
);}



export const getNameEmployerUrl = (id: number,) => {




  return `/processes/${encodeURIComponent(String(id))}/employer`
}

/**
 * Tells the applicant the employer, with a notification and a mail, and records it in the ledger of consent. Another name before the documents are sent needs another consent. The
 * same employer again changes nothing, and the applicant hears nothing.
 * @summary Name the employer
 */
export const nameEmployer = async (id: number,
    employer: Employer, options?: Parameters<typeof send>[1]): Promise<Process> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return send<Process>(getNameEmployerUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(employer)
  }
);}



export const getAskConsentUrl = (id: number,) => {




  return `/processes/${encodeURIComponent(String(id))}/consent-request`
}

/**
 * Asks the applicant for the consent to send documents to the employer, and records it in the ledger. The employer must be named before. The applicant gets a notification and a mail, and answers
 * with `POST /process/consent` of the public API. A document that the applicant does not have is 422. The request that waits for an answer again, for the same versions of the same documents, changes
 * nothing, and the applicant hears nothing.
 * @summary Ask for consent
 */
export const askConsent = async (id: number,
    consentRequest: ConsentRequest, options?: Parameters<typeof send>[1]): Promise<Process> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return send<Process>(getAskConsentUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(consentRequest)
  }
);}



export const getNoteSentUrl = (id: number,) => {




  return `/processes/${encodeURIComponent(String(id))}/sent`
}

/**
 * Records in the ledger that the documents of the consent were sent to the employer. Without consent it is 409 `consent-missing`. The applicant gets a notification and a mail.
 * @summary Note that the documents were sent
 */
export const noteSent = async (id: number, options?: Parameters<typeof send>[1]): Promise<Process> => {

  return send<Process>(getNoteSentUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}



export const getNoteSeenUrl = (id: number,) => {




  return `/processes/${encodeURIComponent(String(id))}/seen`
}

/**
 * Records in the ledger that the employer has seen the documents. It is possible once, after the documents were sent; for applications of earlier versions in any later stage. The applicant gets a notification and no mail.
 * @summary Note that the documents were seen
 */
export const noteSeen = async (id: number, options?: Parameters<typeof send>[1]): Promise<Process> => {

  return send<Process>(getNoteSeenUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}



export const getUndoStepUrl = (id: number,) => {




  return `/processes/${encodeURIComponent(String(id))}/undo`
}

/**
 * Takes back the last step of staff, if nothing has followed it: the status, the appointment, the ledger, the reply and the dates are those before it. The history keeps both. A mail that was sent stays sent;
 * a correction follows it. A step without a mail is corrected by a notification only. A decision on a pending application makes it pending again, and removes the application from it, if nothing has followed there
 * either. A recommendation without an answer is removed: the answer has `removed`, and the process is 404 from then on. Answers of the applicant cannot be undone.
 * @summary Undo the last step
 */
export const undoStep = async (id: number, options?: Parameters<typeof send>[1]): Promise<Process> => {

  return send<Process>(getUndoStepUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}



export const getRecommendJobUrl = () => {




  return `/recommendations`
}

/**
 * Recommends an open job to a person, with a letter in both languages. The person gets a notification and a mail. A person who has not opened the link of the first mail is 409 `person-not-active`, a blocked one, who gets no mails, 409 `person-blocked`; a job with
 * a running application of the person is 409 `already-applied`, one with an open recommendation 409 `already-recommended`, a closed one 409 `job-closed`. An unknown person or job is 422.
 *
 *
 * The call takes no `If-Match`: it adds a process, and an open recommendation or an application for the job refuses it.
 * @summary Recommend a job
 */
export const recommendJob = async (recommendationRequest: RecommendationRequest, options?: Parameters<typeof send>[1]): Promise<Process> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return send<Process>(getRecommendJobUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(recommendationRequest)
  }
);}



export const getListMessagesUrl = (params?: ListMessagesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/messages?${stringifiedParams}` : `/messages`
}

/**
 * Returns inquiries, invitations to career talks, messages of applicants to their advisor, and requests for talks, the newest first. Each given parameter must be that of the message.
 * @summary List messages
 */
export const listMessages = async (params?: ListMessagesParams, options?: Parameters<typeof send>[1]): Promise<MessageList> => {

  return send<MessageList>(getListMessagesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getGetMessageUrl = (id: MessageId,) => {




  return `/messages/${encodeURIComponent(String(id))}`
}

/**
 * Returns a message with the texts of its form, in the language and under the labels that the sender saw, and the replies of staff. A message of an applicant has the present name and address of the account.
 * @summary Get a message
 */
export const getMessage = async (id: MessageId, options?: Parameters<typeof send>[1]): Promise<Message> => {

  return send<Message>(getGetMessageUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}



export const getSettleMessageUrl = (id: MessageId,) => {




  return `/messages/${encodeURIComponent(String(id))}/settle`
}

/**
 * Takes a message out of the list of open ones, because it was answered or needs no answer. It stays in the list of all. The sender hears nothing of it. A message that was settled before is 409.
 * @summary Settle a message
 */
export const settleMessage = async (id: MessageId, options?: Parameters<typeof send>[1]): Promise<Message> => {

  return send<Message>(getSettleMessageUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}



export const getReplyToMessageUrl = (id: MessageId,) => {




  return `/messages/${encodeURIComponent(String(id))}/reply`
}

/**
 * Mails a reply to the sender in the language of the message, with a greeting and a signature. An answer to this mail goes to the desk that the message was sent to. The message stays open until it is settled, and takes at most 50 replies.
 * @summary Reply to a message
 */
export const replyToMessage = async (id: MessageId,
    replyRequest: ReplyRequest, options?: Parameters<typeof send>[1]): Promise<Message> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return send<Message>(getReplyToMessageUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(replyRequest)
  }
);}



export const getListMailsUrl = (params?: ListMailsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/mails?${stringifiedParams}` : `/mails`
}

/**
 * Returns the mails that wait, and the records of those that were sent or given up in the last 90 days, without their texts, the newest first.
 * @summary List mails
 */
export const listMails = async (params?: ListMailsParams, options?: Parameters<typeof send>[1]): Promise<MailList> => {

  return send<MailList>(getListMailsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getGetMailUrl = (id: string,) => {




  return `/mails/${encodeURIComponent(String(id))}`
}

/**
 * Returns a mail without its text: its kind, its person, how often it was tried, and when it was sent or given up. Records are stored for 90 days.
 * @summary Get a mail
 */
export const getMail = async (id: string, options?: Parameters<typeof send>[1]): Promise<Mail> => {

  return send<Mail>(getGetMailUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}



export const getRetryMailUrl = (id: string,) => {




  return `/mails/${encodeURIComponent(String(id))}/retry`
}

/**
 * Queues a mail that was given up, and tries it at once. `GET /mails/{id}` shows the result: sent, given up again, or queued for another try. A mail in another state is 409.
 * @summary Send a mail again
 */
export const retryMail = async (id: string, options?: Parameters<typeof send>[1]): Promise<Mail> => {

  return send<Mail>(getRetryMailUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}



export const getListEventsUrl = (params?: ListEventsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/events?${stringifiedParams}` : `/events`
}

/**
 * Returns the events after a position in their order, at most 500. Send `last` as the next `after`: no event is left out, also when several changes end at the same time, and each comes at least
 * once. Without a new event the call waits up to `wait` seconds for one. Events are stored for 30 days; a reader that stays away for longer reads the present state instead and follows from there.
 * @summary Follow the changes
 */
export const listEvents = async (params?: ListEventsParams, options?: Parameters<typeof send>[1]): Promise<EventList> => {

  return send<EventList>(getListEventsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getListAuditUrl = (params?: ListAuditParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/audit?${stringifiedParams}` : `/audit`
}

/**
 * Returns the record of changes by staff, the newest first, of one thing or of one operation on demand. Each entry was written in the transaction of its change, with the caller, the time, and
 * the values before and after, without secrets.
 * @summary List the changes by staff
 */
export const listAudit = async (params?: ListAuditParams, options?: Parameters<typeof send>[1]): Promise<AuditList> => {

  return send<AuditList>(getListAuditUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getCheckServerUrl = () => {




  return `/check`
}

/**
 * Returns a line for each thing that a company needs before its site is open to the public: the origin, the mail server, the bot check, the staff port and others. A line that is not `ok` names the
 * remedy. The call reads the configuration only and sends nothing.
 * @summary Check the configuration
 */
export const checkServer = async ( options?: Parameters<typeof send>[1]): Promise<CheckList> => {

  return send<CheckList>(getCheckServerUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getGetContractUrl = () => {




  return `/openapi.json`
}

/**
 * Returns this document, an OpenAPI 3.1 description of the staff API. It needs no token, so that tools can read it; the port is not reachable from the public site. Its schemas, examples and problems are
 * those that the server checks calls with.
 * @summary Read this contract
 */
export const getContract = async ( options?: Parameters<typeof send>[1]): Promise<Document> => {

  return send<Document>(getGetContractUrl(),
  {
    ...options,
    method: 'GET'


  }
);}
