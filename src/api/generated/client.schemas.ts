/**
 * Generated from the contract. Do not edit.
 */
/**
 * The kind of problem; programs compare it. The section **Errors and rules** lists status, texts and place of each.
 */
export type ProblemType = typeof ProblemType[keyof typeof ProblemType];


export const ProblemType = {
  '/problems/bad-request': '/problems/bad-request',
  '/problems/unauthorized': '/problems/unauthorized',
  '/problems/login-failed': '/problems/login-failed',
  '/problems/forbidden': '/problems/forbidden',
  '/problems/password-not-set': '/problems/password-not-set',
  '/problems/not-found': '/problems/not-found',
  '/problems/method-not-allowed': '/problems/method-not-allowed',
  '/problems/conflict': '/problems/conflict',
  '/problems/idempotency-key-reused': '/problems/idempotency-key-reused',
  '/problems/email-taken': '/problems/email-taken',
  '/problems/email-taken-since': '/problems/email-taken-since',
  '/problems/already-applied': '/problems/already-applied',
  '/problems/already-declined': '/problems/already-declined',
  '/problems/still-processing': '/problems/still-processing',
  '/problems/job-closed': '/problems/job-closed',
  '/problems/consent-not-asked': '/problems/consent-not-asked',
  '/problems/consent-changed': '/problems/consent-changed',
  '/problems/too-many-answers': '/problems/too-many-answers',
  '/problems/password-already-set': '/problems/password-already-set',
  '/problems/wrong-password': '/problems/wrong-password',
  '/problems/link-spent': '/problems/link-spent',
  '/problems/payload-too-large': '/problems/payload-too-large',
  '/problems/headers-too-large': '/problems/headers-too-large',
  '/problems/request-timeout': '/problems/request-timeout',
  '/problems/unsupported-media-type': '/problems/unsupported-media-type',
  '/problems/validation': '/problems/validation',
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
 * The share of work that can be done from home.
 */
export type RemoteWork = typeof RemoteWork[keyof typeof RemoteWork];


export const RemoteWork = {
  none: 'none',
  partial: 'partial',
  full: 'full',
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
 * An industry group, which includes all its sub-industries, or a sub-industry.
 */
export type IndustryKey = typeof IndustryKey[keyof typeof IndustryKey];


export const IndustryKey = {
  web_internet_networking: 'web_internet_networking',
  finance_insurance_fintech_consulting: 'finance_insurance_fintech_consulting',
  entertainment_game_web_media: 'entertainment_game_web_media',
  retail_sales_distribution_manufacturer: 'retail_sales_distribution_manufacturer',
  others: 'others',
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
 * The id of a job.
 * @minimum 1
 * @maximum 2147483647
 */
export type JobId = number;

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
 * A job in a list. The employer is confidential; `employer` describes it without a name.
 */
export interface JobSummary {
  job_id: JobId;
  /** @maxLength 120 */
  title: string;
  /**
     * The employer in one line, without a name.
     * @maxLength 160
     */
  employer: string;
  jobCategory: JobCategory;
  employmentType: EmploymentType;
  industryName: SubIndustry;
  /**
     * The place of work in words, with the days of remote work if there are any.
     * @maxLength 80
     */
  place: string;
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
     * The skills that the job asks for, the most important first.
     * @maxItems 12
     */
  itSkills: ItSkill[];
  /** Whether people who live outside Japan can apply. */
  applyFromAbroad: boolean;
  /** Whether the employer supports a new status of residence or a change of status. Always true where people abroad can apply. Where it is false, applicants need a status that allows the work already. */
  visaSupport: boolean;
  /** The time of the first publication. */
  job_registration_date: string;
  /** The time of the last change. */
  job_update_date: string;
}

/**
 * A job that has closed, with the fields that a list of saved jobs needs.
 */
export interface ClosedJob {
  job_id: JobId;
  /** @maxLength 120 */
  title: string;
}

/**
 * A choice of a filter, with its number of jobs.
 */
export interface FacetCount {
  /**
     * A value that the query parameter of the same name takes.
     * @maxLength 60
     */
  value: string;
  /**
     * The number of jobs with this value under the filters of all other groups.
     * @minimum 1
     */
  count: number;
}

/**
 * For each filter, the number of jobs with each choice under all other filters. A choice without a job is left out. `location` counts prefectures and regions, `industryName` groups and sub-industries, `salary` and the levels count with their meaning (at least this pay; a person of this level can apply).
 */
export interface JobFacets {
  /** @maxItems 200 */
  jobCategory: FacetCount[];
  /** @maxItems 200 */
  location: FacetCount[];
  /** @maxItems 200 */
  salary: FacetCount[];
  /** @maxItems 200 */
  japaneseLevel: FacetCount[];
  /** @maxItems 200 */
  englishLevel: FacetCount[];
  /** @maxItems 200 */
  otherLanguageSkills: FacetCount[];
  /** @maxItems 200 */
  industryName: FacetCount[];
  /** @maxItems 200 */
  itSkills: FacetCount[];
  /** @maxItems 200 */
  nationwideLocation: FacetCount[];
  /** @maxItems 200 */
  applyFromAbroad: FacetCount[];
  /** @maxItems 200 */
  remote: FacetCount[];
  /** @maxItems 200 */
  employmentType: FacetCount[];
}

/**
 * The requirements that decide who can get a job (languages, residence, status of residence), and the number of jobs found with exactly these. A client compares them with the conditions of a person, which it need not send.
 */
export interface JobRequirements {
  japaneseLevel: JapaneseLevel;
  englishLevel: EnglishLevel;
  /** As in `JobSummary`. */
  applyFromAbroad: boolean;
  /** As in `JobSummary`. */
  visaSupport: boolean;
  /**
     * The number of jobs found with these four facts.
     * @minimum 1
     */
  jobs: number;
  /**
     * The middle of the annual pay of each of these jobs, in yen, ascending. A client computes the median pay of any selection of requirements from it.
     * @maxItems 100000
     * @items.minimum 0
     */
  pays: number[];
}

/**
 * The number of items on all pages.
 * @minimum 0
 * @maximum 2147483647
 */
export type Total = number;

/**
 * The page of this answer, from 1.
 * @minimum 1
 * @maximum 100000
 */
export type PageNumber = number;

/**
 * The number of items on a full page.
 * @minimum 1
 * @maximum 100
 */
export type PageSize = number;

/**
 * A page of a job search.
 */
export interface JobList {
  /** @maxItems 100 */
  jobs: JobSummary[];
  /**
     * The jobs requested by `job_id` that have closed; otherwise empty.
     * @maxItems 100
     */
  closed: ClosedJob[];
  facets?: JobFacets;
  /**
     * With `requirements=true` or `sequence=true`, the requirements of all jobs found, the most frequent first. The numbers add up to `total`.
     * @maxItems 144
     */
  requirements?: JobRequirements[];
  /**
     * With `sequence=true`, for each of the `total` jobs in the order of the result, the index of its requirements in `requirements`.
     * @items.minimum 0
     * @items.maximum 143
     */
  sequence?: number[];
  total: Total;
  page: PageNumber;
  perPage: PageSize;
}

/**
 * The jobs with their middle pay in a step of 1,000,000 yen.
 */
export interface PayStep {
  /**
     * The lower end of the step in yen a year; it belongs to the step, the upper end does not.
     * @minimum 1000000
     * @maximum 99000000
     */
  from: number;
  /**
     * The number of jobs; may be 0 between other steps.
     * @minimum 0
     */
  jobs: number;
}

/**
 * The pay of a job among the open jobs of its category, itself included. Each job counts with the middle of its range, `(salaryMin + salaryMax) / 2`. Null where the category has fewer than five open jobs.
 */
export type PayContext = {
  /**
     * The number of open jobs of the category.
     * @minimum 5
     */
  jobs: number;
  /**
     * The median of the middles in yen a year; for an even number of jobs the mean of the two in the centre, rounded.
     * @minimum 1000000
     * @maximum 99999999
     */
  median: number;
  /**
     * The place of this job from the highest pay; jobs with the same middle share the best place.
     * @minimum 1
     */
  rank: number;
  /**
     * The number of jobs in each step of 1,000,000 yen, from the lowest to the highest step with a job, without a gap.
     * @minItems 1
     * @maxItems 100
     */
  steps: PayStep[];
} | null;

/**
 * A yearly salary as text without its unit: in ten-thousand yen in Japanese ("380"), in million yen in English ("3.8"); empty without an earlier salary.
 * @maxLength 10
 * @pattern ^([0-9]{1,5}([.][0-9])?)?$
 */
export type StorySalary = string;

/**
 * The success story nearest to a job: of its role, and then of the level of Japanese closest to the one it asks for. Null without stories.
 */
export type NearestStory = {
  /**
     * The id of the story, the same in both languages.
     * @minimum 1
     * @maximum 2147483647
     */
  id: number;
  /**
     * The person's initials with an honorific: 「さん」 in Japanese, "Mr." or "Ms." in English. In English a person without a shown gender has no honorific.
     * @maxLength 20
     */
  initials: string;
  /**
     * The decade band of the person's age.
     * @maxLength 40
     */
  age: string;
  /** @maxLength 60 */
  nationality: string;
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
  annualSalaryBeforeTransfer: StorySalary;
  /** @maxLength 80 */
  jobAfterTransfer: string;
  annualSalaryAfterTransfer: StorySalary;
  /** Whether the person took up the role of the job. */
  sameRole: boolean;
} | null;

/**
 * The advisor in charge of the job.
 */
export type JobAdvisor = {
  /** @maxLength 60 */
  name: string;
  /** @maxLength 4 */
  initials: string;
  /**
     * The advisor's languages with applicants, in words.
     * @maxLength 60
     */
  languages: string;
};

/**
 * A job with everything that a job advertisement in Japan must state (Employment Security Act, article 5-3, as amended in April 2024). All text is in the language of the answer.
 */
export interface Job {
  job_id: JobId;
  /** @maxLength 120 */
  title: string;
  /**
     * The employer in one line, without a name.
     * @maxLength 160
     */
  employer: string;
  jobCategory: JobCategory;
  employmentType: EmploymentType;
  industryName: SubIndustry;
  /**
     * The place of work in words, with the days of remote work if there are any.
     * @maxLength 80
     */
  place: string;
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
  /**
     * The components of the yearly pay, in a few words.
     * @maxLength 120
     */
  salaryNote: string;
  japaneseLevel: JapaneseLevel;
  /**
     * The use of Japanese at work; may be empty.
     * @maxLength 120
     */
  japaneseNote: string;
  englishLevel: EnglishLevel;
  /**
     * The use of English at work; may be empty.
     * @maxLength 120
     */
  englishNote: string;
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
  /** The time of the first publication. */
  job_registration_date: string;
  /** The time of the last change. */
  job_update_date: string;
  /**
     * The last day for applications, until its end in Japan; null without a closing date.
     * @nullable
     */
  closing_date: string | null;
  /** The advisor in charge of the job. */
  advisor: JobAdvisor;
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
  payContext: PayContext | null;
  nearestStory: NearestStory | null;
  /**
     * Up to three open jobs, the most similar first. They ask for at most one level more of Japanese and English, and those of the same category come first; among these, those that people abroad can apply for, if the job is one.
     * @maxItems 3
     */
  similar: JobSummary[];
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
 * A story in a list. The fields of the previous job are empty for new graduates.
 */
export interface StorySummary {
  /**
     * The id of the story, the same in both languages.
     * @minimum 1
     * @maximum 2147483647
     */
  id: number;
  /**
     * The person's initials with an honorific: 「さん」 in Japanese, "Mr." or "Ms." in English. In English a person without a shown gender has no honorific.
     * @maxLength 20
     */
  initials: string;
  /**
     * The decade band of the person's age.
     * @maxLength 40
     */
  age: string;
  /** @maxLength 60 */
  nationality: string;
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
  annualSalaryBeforeTransfer: StorySalary;
  /** @maxLength 80 */
  jobAfterTransfer: string;
  annualSalaryAfterTransfer: StorySalary;
  roleBefore: PresentOccupation;
  roleAfter: JobCategory;
  origin: StoryOrigin;
  japaneseLevel: JapaneseLevel;
  /** Whether the home page shows this story. */
  isTop: boolean;
}

/**
 * A page of success stories.
 */
export interface StoryList {
  /** @maxItems 100 */
  cases: StorySummary[];
  total: Total;
  page: PageNumber;
  perPage: PageSize;
}

/**
 * An advisor of the company, in the language of the answer; null for a person who is not among its advisors.
 */
export type Advisor = {
  /** @maxLength 60 */
  name: string;
  /**
     * The name in the script of the other language.
     * @maxLength 60
     */
  otherName: string;
  /** @maxLength 4 */
  initials: string;
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
} | null;

/**
 * A neighbour in the list of stories; null at its ends.
 */
export type StoryLink = {
  /**
     * The id of the story, the same in both languages.
     * @minimum 1
     * @maximum 2147483647
     */
  id: number;
  /**
     * The person's initials with an honorific: 「さん」 in Japanese, "Mr." or "Ms." in English. In English a person without a shown gender has no honorific.
     * @maxLength 20
     */
  initials: string;
  /**
     * The decade band of the person's age.
     * @maxLength 40
     */
  age: string;
  /** @maxLength 60 */
  nationality: string;
  /**
     * The story in one line, in the voice of the person.
     * @maxLength 120
     */
  catchTitle: string;
} | null;

/**
 * A change of job, in the language of the answer.
 */
export interface Story {
  /**
     * The id of the story, the same in both languages.
     * @minimum 1
     * @maximum 2147483647
     */
  id: number;
  /**
     * The record in the external applicant-tracking system; null unless the server knows the system's address.
     * @nullable
     */
  hrbc: string | null;
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
  annualSalaryBeforeTransfer: StorySalary;
  /** @maxLength 80 */
  jobAfterTransfer: string;
  /** @maxLength 160 */
  specialityAfterTransfer: string;
  annualSalaryAfterTransfer: StorySalary;
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
  advisor: Advisor | null;
  roleBefore: PresentOccupation;
  roleAfter: JobCategory;
  origin: StoryOrigin;
  japaneseLevel: JapaneseLevel;
  /** Whether the home page shows this story. */
  isTop: boolean;
  previousStory: StoryLink | null;
  nextStory: StoryLink | null;
}

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
 * The category of an article.
 */
export interface BlogCategoryLink {
  slug: BlogCategorySlug;
  /**
     * In the category's own language.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  language: BlogLanguage;
}

/**
 * A tag of an article.
 */
export interface BlogTagLink {
  slug: BlogTagSlug;
  /**
     * In the tag's own language.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  language: BlogLanguage;
}

/**
 * An article in a list. Its texts are in its own `language`.
 */
export interface ArticleSummary {
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
  category: BlogCategoryLink;
  /** @maxItems 10 */
  tags: BlogTagLink[];
  /** The time of the first publication; for a draft that was never published, the time of its creation. */
  publishedAt: string;
  /** The time of the last change of the text; not before `publishedAt`. */
  updatedAt: string;
  /**
     * The reading time in minutes, at 500 characters of Japanese or 220 words of English a minute, rounded up.
     * @minimum 1
     * @maximum 120
     */
  readingMinutes: number;
}

/**
 * A page of articles.
 */
export interface ArticleList {
  /** @maxItems 100 */
  articles: ArticleSummary[];
  total: Total;
  page: PageNumber;
  perPage: PageSize;
}

/**
 * A complete article. Its texts are in its own `language`.
 */
export interface Article {
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
  category: BlogCategoryLink;
  /** @maxItems 10 */
  tags: BlogTagLink[];
  /** The time of the first publication; for a draft that was never published, the time of its creation. */
  publishedAt: string;
  /** The time of the last change of the text; not before `publishedAt`. */
  updatedAt: string;
  /**
     * The reading time in minutes, at 500 characters of Japanese or 220 words of English a minute, rounded up.
     * @minimum 1
     * @maximum 120
     */
  readingMinutes: number;
  /**
     * The name of the author.
     * @minLength 1
     * @maxLength 60
     */
  author: string;
  /**
     * The Latin initials of an author who is an advisor of the company, as with jobs and stories; null for another author.
     * @minLength 1
     * @maxLength 3
     * @nullable
     */
  authorInitials: string | null;
  /**
     * The author’s work and the person who checked the facts, in one line; may be empty.
     * @maxLength 160
     */
  authorNote: string;
  /** Whether this is the draft, and not the published article. */
  isDraft: boolean;
  /**
     * The text as HTML from an editor, without the title: h2 and h3 (with an `id` each, for the table of contents), p, ul, ol, li, strong, em, a, blockquote, table, img, code and pre. A client must sanitise it before showing it.
     * @maxLength 200000
     */
  body: string;
}

/**
 * An advisor, in the language of the answer.
 */
export type AdvisorListAdvisorsItem = {
  /** @maxLength 60 */
  name: string;
  /**
     * The name in the script of the other language.
     * @maxLength 60
     */
  otherName: string;
  /** @maxLength 4 */
  initials: string;
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
};

/**
 * A page of the company's advisors, in the order of their addition.
 */
export interface AdvisorList {
  /** @maxItems 100 */
  advisors: AdvisorListAdvisorsItem[];
  total: Total;
  page: PageNumber;
  perPage: PageSize;
}

/**
 * A category of the blog.
 */
export interface BlogCategory {
  slug: BlogCategorySlug;
  /**
     * In the category's own language.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  language: BlogLanguage;
  /**
     * The number of published articles.
     * @minimum 0
     * @maximum 2147483647
     */
  articles: number;
}

/**
 * A page of the categories, in the order of the menu.
 */
export interface BlogCategoryList {
  /** @maxItems 100 */
  categories: BlogCategory[];
  total: Total;
  page: PageNumber;
  perPage: PageSize;
}

/**
 * A tag of the blog.
 */
export interface BlogTag {
  slug: BlogTagSlug;
  /**
     * In the tag's own language.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  language: BlogLanguage;
  /**
     * The number of published articles.
     * @minimum 0
     * @maximum 2147483647
     */
  articles: number;
}

/**
 * A page of the tags, those with the most articles first.
 */
export interface BlogTagList {
  /** @maxItems 100 */
  tags: BlogTag[];
  total: Total;
  page: PageNumber;
  perPage: PageSize;
}

/**
 * An email address as typed. The rules `emailRequired` and `emailFormat` check it. Answers have its domain in the usual width and dots.
 * @maxLength 254
 */
export type TypedEmail = string;

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
 * A file of at most 512,000 bytes (rule `fileSize`). Its name has at most 35 characters with its ending (`fileNameLength`) and no character that is unsafe in file names (`fileName`). Its type is jpeg, png, webp, Word, Excel, PowerPoint (old and new), PDF or plain text (`fileType`). Its content must be of that type (`fileContent`): a picture of at most 67,108,864 pixels, an Office file without macros and without a password. A server may have a virus scanner (`fileVirus`).
 */
export type UploadedFile = Blob;

/**
 * The name of the file of the same field, for clients that cannot encode every script in the part's own `filename`. It takes precedence over that one. Without a file it is ignored.
 * @maxLength 255
 */
export type TypedFileName = string;

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
 * The token of the bot check; left out where the server runs without one.
 * @maxLength 4096
 */
export type CaptchaToken = string;

/**
 * The answers and files of the entry form. A required field that is missing or empty is refused by its own rule. Optional texts may be empty; an optional choice is left out. Beside the required fields, one of `agreeToHashi` and `agreeToGitTap`, and one of `resume`, `resumeJp`, `cvJp`, `linkedInURL` and `otherURL` is needed.
 */
export interface EntryRequest {
  /**
     * The jobs to apply for; empty or left out for a registration without a job. Each counts once.
     * @maxItems 50
     */
  job_ids?: JobId[];
  /**
     * The full name, in any script. Needed (rule `nameRequired`).
     * @maxLength 100
     */
  name: string;
  email: TypedEmail;
  /**
     * The address once more (rules `required` and `confirmedEmail`).
     * @maxLength 254
     */
  email_confirm: string;
  phoneNumber?: TypedPhoneNumber;
  nationality: Nationality;
  currentLocation: CountryCode;
  visaStatusinJapan: VisaStatus;
  japaneseLanguageSkill: JapaneseSkill;
  englishLanguageSkill: EnglishSkill;
  employmentStatus: EmploymentStatus;
  educationalBackground?: Education;
  /** Consent to the terms and to the consent text for registration. Needed (rule `required`). */
  agreeToTerms: boolean;
  /** Register with Hashi. This or `agreeToGitTap` is needed (rule `agreeToTarget`, reported on this field). */
  agreeToHashi?: boolean;
  /** Register with GitTap, the sister job board. */
  agreeToGitTap?: boolean;
  resume?: UploadedFile;
  resumeName?: TypedFileName;
  resumeJp?: UploadedFile;
  resumeJpName?: TypedFileName;
  cvJp?: UploadedFile;
  cvJpName?: TypedFileName;
  /**
     * The address of the applicant's LinkedIn page, with `http`, `https` or no protocol; may be empty.
     * @maxLength 500
     * @pattern ^(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s<>"]+|[^\s<>":/?#]+(?:[/?#][^\s<>"]*)?)?$
     */
  linkedInURL?: string;
  /**
     * The address of a portfolio, a code repository or the like, with `http`, `https` or no protocol; may be empty.
     * @maxLength 500
     * @pattern ^(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s<>"]+|[^\s<>":/?#]+(?:[/?#][^\s<>"]*)?)?$
     */
  otherURL?: string;
  presentOccupation: PresentOccupation;
  /**
     * The main IT skills, the strongest first. The first is needed (rule `requiredWorkExperience` on `itSkills.0.it_skills`); empty rows are left out.
     * @maxItems 3
     */
  itSkills: ItSkillRow[];
  yearWorkExperience: YearsOfExperience;
  /**
     * The steps of a development process that the person has worked in, at least one (rule `requiredProceduralExperience`); `none` excludes all others.
     * @maxItems 9
     */
  proceduralExperience: ProceduralExperience[];
  expectedStartPeriod?: ExpectedStartPeriod;
  /**
     * Other wishes and remarks, in the applicant's words; may be empty.
     * @maxLength 2000
     */
  otherRequests?: string;
  /**
     * The `from` value of the address that led to the site, of lowercase letters, digits, underscores and commas; other values are not stored.
     * @maxLength 100
     */
  fromLink?: string;
  captcha_token?: CaptchaToken;
}

/**
 * An email address.
 * @minLength 3
 * @maxLength 254
 * @pattern ^[^\s@<>()\u005b\],;:"\\\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u206f]+@[^\s@.<>()\u005b\],;:"\\\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u206f]+(\.[^\s@.<>()\u005b\],;:"\\\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u206f]+)+$
 */
export type Email = string;

/**
 * The result of an entry.
 */
export interface EntryReceipt {
  /**
     * The id of the applicant.
     * @minimum 1
     * @maximum 2147483647
     */
  id: number;
  email: Email;
  /**
     * The jobs of the created applications.
     * @maxItems 50
     */
  job_ids: JobId[];
  /**
     * The requested jobs that had closed; no application was created for them.
     * @maxItems 50
     */
  closed: ClosedJob[];
}

/**
 * The form of the inquiry: job seekers (`general`), all other people (`other`), companies that want to hire (`recruiting`).
 */
export type InquiryKind = typeof InquiryKind[keyof typeof InquiryKind];


export const InquiryKind = {
  general: 'general',
  other: 'other',
  recruiting: 'recruiting',
} as const;

/**
 * The subject of an inquiry of the kind `other`.
 */
export type InquiryType = typeof InquiryType[keyof typeof InquiryType];


export const InquiryType = {
  service: 'service',
  website: 'website',
  press: 'press',
  partnership: 'partnership',
  other: 'other',
} as const;

/**
 * An inquiry. The table of the operation lists the rules of each `kind`. Optional texts may be empty. Fields of another kind are left out or empty.
 */
export interface InquiryRequest {
  kind: InquiryKind;
  type?: InquiryType;
  /**
     * The name of the company. Required in the kind `recruiting` (rule `required`), optional in `other`.
     * @maxLength 100
     */
  companyName?: string;
  /**
     * The person's position in the company. Needed in the kind `recruiting` (rule `required`).
     * @maxLength 100
     */
  title?: string;
  /**
     * The full name, in any script. Needed (rule `requiredName`).
     * @maxLength 100
     */
  name: string;
  email: TypedEmail;
  /**
     * The address once more (rules `required` and `confirmedEmail`).
     * @maxLength 254
     */
  email_confirm: string;
  phoneNumber?: TypedPhoneNumber;
  /**
     * The positions to fill. Needed in the kind `recruiting` (rule `required`).
     * @maxLength 500
     */
  positionsNeeded?: string;
  /**
     * The number of people, in digits. Required in the kind `recruiting` (rules `required` and `numeric`).
     * @maxLength 10
     */
  noOfEmployeeNeeded?: string;
  /**
     * The inquiry itself. Required except in the kind `recruiting` (rule `requiredContactDetails`).
     * @maxLength 3000
     */
  contents?: string;
  /** Consent to the consent text for inquiries. Needed (rule `required`). */
  agree: boolean;
  captcha_token?: CaptchaToken;
}

/**
 * The receipt of an inquiry or invitation.
 */
export interface Receipt {
  /**
     * The id of the record; the confirmation mail names it too.
     * @minimum 1
     * @maximum 2147483647
     */
  id: number;
  email: Email;
}

/**
 * A request for a free talk about working in Japan. Optional texts may be empty.
 */
export interface InvitationRequest {
  /**
     * The full name, in any script. Needed (rule `requiredName`).
     * @maxLength 100
     */
  name: string;
  email: TypedEmail;
  /**
     * The address once more (rules `required` and `confirmedEmail`).
     * @maxLength 254
     */
  email_confirm: string;
  phoneNumber?: TypedPhoneNumber;
  nationality?: Nationality;
  /**
     * The subject of the talk; may be empty.
     * @maxLength 3000
     */
  contents?: string;
  /** Consent to the consent text for inquiries. Needed (rule `required`). */
  agree: boolean;
  captcha_token?: CaptchaToken;
}

/**
 * The credentials of a login.
 */
export interface LoginRequest {
  email: TypedEmail;
  /**
     * The password as typed (rule `required`).
     * @maxLength 64
     */
  password: string;
}

/**
 * A person's name, free text in any script.
 * @minLength 1
 * @maxLength 100
 */
export type PersonName = string;

/**
 * The applicant of a session.
 */
export interface Auth {
  /**
     * The id of the applicant.
     * @minimum 1
     * @maximum 2147483647
     */
  id: number;
  /** The role of applicants. There is no other. */
  role_id: 2;
  name: PersonName;
  email: Email;
  /** Whether the first password has been set. Until then only `auth`, `logout` and `initial-password-reset` are open. */
  passwordSet: boolean;
  /** Whether the welcome notification is still unread. */
  firstVisit: boolean;
  /**
     * The time of the last `POST /applicant/inquiry/interview`; null without one.
     * @nullable
     */
  interviewRequestedAt: string | null;
  /**
     * The time of the last `POST /applicant/inquiry/introduction`; null without one.
     * @nullable
     */
  introductionRequestedAt: string | null;
}

/**
 * A refresh token. It is valid for 14 days and works once; each renewal returns the next one. A client keeps it in memory only.
 * @minLength 20
 * @maxLength 200
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type RefreshToken = string;

/**
 * The applicant who has logged in, with the first refresh token of the line.
 */
export interface LoginAnswer {
  auth: Auth;
  refresh_token: RefreshToken;
}

/**
 * The refresh token to exchange.
 */
export interface RefreshRequest {
  refresh_token: RefreshToken;
}

/**
 * The next refresh token of the line.
 */
export interface RefreshAnswer {
  refresh_token: RefreshToken;
}

/**
 * The answer of a call without further data.
 */
export interface Result {
  /** `true` for success. `check-email` returns `false` for a taken address. */
  result: boolean;
}

/**
 * The email address to check.
 */
export interface CheckEmailRequest {
  email: TypedEmail;
}

/**
 * The `token` of a link in a mail. It lasts 24 hours and works once.
 * @maxLength 200
 */
export type LinkToken = string;

/**
 * The token of a mailed link.
 */
export interface TokenRequest {
  token: LinkToken;
}

/**
 * The password to set, 8 to 64 letters and digits with at least one of each (rules `required`, `alphaNum`, `minPassword`), and not one that many people choose (rule `commonPassword`).
 * @maxLength 64
 */
export type NewPassword = string;

/**
 * The new password again (rules `required` and `confirmedPassword`).
 * @maxLength 64
 */
export type RepeatedPassword = string;

/**
 * The first password, twice.
 */
export interface InitialPasswordRequest {
  password: NewPassword;
  password_confirm: RepeatedPassword;
}

/**
 * The current password (rule `required`); a wrong one breaks the rule `confirmedPassword`.
 * @maxLength 64
 */
export type CurrentPassword = string;

/**
 * The current password, and the new one twice.
 */
export interface ChangePasswordRequest {
  current_password: CurrentPassword;
  password: NewPassword;
  password_confirm: RepeatedPassword;
}

/**
 * A new email address, confirmed by the current password.
 */
export interface ChangeEmailRequest {
  email: TypedEmail;
  email_confirm: TypedEmail;
  current_password: CurrentPassword;
}

/**
 * The email address that gets the link.
 */
export interface ForgotPasswordRequest {
  email: TypedEmail;
  captcha_token?: CaptchaToken;
}

/**
 * The token of the mailed link, and the new password twice.
 */
export interface ResetPasswordRequest {
  token: LinkToken;
  password: NewPassword;
  password_confirm: RepeatedPassword;
}

/**
 * The media type of the picture.
 */
export type PhotoType = typeof PhotoType[keyof typeof PhotoType];


export const PhotoType = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/webp': 'image/webp',
} as const;

/**
 * A portrait, upright 3 to 4; null without a portrait. At most 512,000 bytes (500 KB) before encoding, and really of the type that it names (rules `fileSize`, `fileNameLength`, `fileName`, `fileType`, `fileContent`, `fileVirus`, on the field `photo`). A client scales large pictures down before it sends them.
 */
export type Photo = {
  /**
     * The name of the file, its ending included, in Unicode normal form C.
     * @minLength 1
     * @maxLength 35
     */
  name: string;
  /** The media type of the picture. */
  type: PhotoType;
  /**
     * The picture in base64 (RFC 4648, section 4), without line breaks and without a `data:` prefix.
     * @minLength 4
     * @maxLength 682668
     * @pattern ^[A-Za-z0-9+/]+={0,2}$
     */
  data: string;
} | null;

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
 * The last day of the period of stay in Japan (在留期限); null if it is unknown or does not exist.
 * @nullable
 */
export type VisaExpiry = string | null;

/**
 * The name of an uploaded file; null without a file.
 * @minLength 1
 * @maxLength 35
 * @nullable
 */
export type UploadedFileName = string | null;

/**
 * The applicant's advisor, in the language of the answer; null if the applicant has no advisor yet.
 */
export type ProfileAdvisor = {
  /** @maxLength 60 */
  name: string;
  /** @maxLength 4 */
  initials: string;
  /**
     * The advisor's languages with applicants, in words.
     * @maxLength 60
     */
  languages: string;
} | null;

/**
 * The applicant's answers of the entry with all later changes. Choices without a value are left out; all other fields are present, empty or null. Names and remarks are the applicant's own words.
 */
export interface Profile {
  email: Email;
  photo: Photo | null;
  name: PersonName;
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
  resumeName: UploadedFileName | null;
  resumeJpName: UploadedFileName | null;
  cvJpName: UploadedFileName | null;
  /** Whether the applicant is registered with Hashi. */
  agreeToHashi: boolean;
  /** Whether the applicant is registered with the sister job board GitTap. */
  agreeToGitTap: boolean;
  advisor: ProfileAdvisor | null;
}

/**
 * The bytes of an uploaded file, at most 512,000.
 */
export type FileContent = Blob;

/**
 * Personal data. It replaces all of these fields: a choice that is left out is cleared, as are empty texts, empty lists and null.
 */
export interface ProfileUpdate {
  photo: Photo | null;
  /**
     * The full name, in any script (rule `nameRequired`).
     * @maxLength 100
     */
  name: string;
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
}

/**
 * The working history. It replaces all of these fields: a choice that is left out is cleared, as is an empty list.
 */
export interface WorkingHistoryUpdate {
  employmentStatus?: EmploymentStatus;
  educationalBackground?: Education;
  presentOccupation?: PresentOccupation;
  yearWorkExperience?: YearsOfExperience;
  /**
     * The steps of a development process that the applicant has worked in; `none` excludes all others.
     * @maxItems 9
     */
  proceduralExperience: ProceduralExperience[];
}

/**
 * A file for the profile; null removes the one that is there. At most 512,000 bytes (500 KB) before encoding, of the kinds that the entry accepts (rules `fileSize`, `fileNameLength`, `fileName`, `fileType`, `fileContent`, `fileVirus`, on the field).
 */
export type ProfileFile = {
  /**
     * The name of the file, its ending included. It decides the kind.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  /**
     * The file in base64 (RFC 4648, section 4), without line breaks and without a `data:` prefix.
     * @maxLength 682668
     * @pattern ^[A-Za-z0-9+/]*={0,2}$
     */
  data: string;
} | null;

/**
 * Wishes and additional information, all of it optional. It replaces all of these fields: a choice that is left out is cleared, as are empty texts and lists. Files are the exception: one that is left out stays.
 */
export interface WorkingHistoryAdditionUpdate {
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
     * The address of the applicant's LinkedIn page, with `http`, `https` or no protocol; may be empty.
     * @maxLength 500
     * @pattern ^(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s<>"]+|[^\s<>":/?#]+(?:[/?#][^\s<>"]*)?)?$
     */
  linkedInURL: string;
  /**
     * The address of a portfolio, a code repository or the like, with `http`, `https` or no protocol; may be empty.
     * @maxLength 500
     * @pattern ^(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s<>"]+|[^\s<>":/?#]+(?:[/?#][^\s<>"]*)?)?$
     */
  otherURL: string;
  /**
     * Other wishes and remarks, in the applicant's words; may be empty.
     * @maxLength 2000
     */
  otherRequests: string;
  resume?: ProfileFile | null;
  resumeJp?: ProfileFile | null;
  cvJp?: ProfileFile | null;
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
 * A line of a resume: a year, a month and an event. A line that continues the one before has neither year nor month; otherwise both are given (rule `checkDateRequired`, on `year`).
 */
export interface HistoryRow {
  year: Year | null;
  month: Month | null;
  /**
     * The event (rule `required`).
     * @maxLength 200
     */
  description: string;
}

/**
 * The calendar of the printed years, 西暦 or 和暦. Years in the data are Western in both cases.
 */
export type ResumeEra = typeof ResumeEra[keyof typeof ResumeEra];


export const ResumeEra = {
  western: 'western',
  japanese: 'japanese',
} as const;

/**
 * A resume (履歴書) in the layout of the template of the Ministry of Health, Labour and Welfare of 2021. It is in the applicant's own words and language. Choices without a value are left out; all other fields are present, empty or null.
 */
export interface Resume {
  /**
     * The date printed on the resume (現在), at most today and at most a year back. The age does not depend on it. Null if nothing was stored.
     * @nullable
     */
  createdDate: string | null;
  /** The calendar of the printed years, 西暦 or 和暦. Years in the data are Western in both cases. */
  era: ResumeEra;
  photo: Photo | null;
  /**
     * 氏名 (rule `nameRequired`), in any script.
     * @maxLength 100
     */
  name: string;
  /**
     * ふりがな of the name; may be empty.
     * @maxLength 100
     */
  nameKana: string;
  birthday: Birthday | null;
  /**
     * 性別, free text; optional, may be empty.
     * @maxLength 20
     */
  gender: string;
  /**
     * 〒 of the address; may be empty.
     * @maxLength 10
     */
  postalCode: string;
  /**
     * 現住所; may be empty.
     * @maxLength 200
     */
  address: string;
  /**
     * ふりがな of the address; may be empty.
     * @maxLength 200
     */
  addressKana: string;
  phoneNumber: TypedPhoneNumber;
  /**
     * 〒 of 連絡先; empty if it is the same as the address.
     * @maxLength 10
     */
  contactPostalCode: string;
  /**
     * 連絡先; empty where it is not another than the address.
     * @maxLength 200
     */
  contactAddress: string;
  /**
     * ふりがな of 連絡先; may be empty.
     * @maxLength 200
     */
  contactAddressKana: string;
  contactPhoneNumber: TypedPhoneNumber;
  nationality?: Nationality;
  visaStatusinJapan?: VisaStatus;
  visaExpiry: VisaExpiry | null;
  /**
     * 学歴, in the order of the document, without its heading. At most 18 rows together with `work`.
     * @maxItems 18
     */
  education: HistoryRow[];
  /**
     * 職歴, in the order of the document, without its heading and without 「現在に至る」 and 「以上」. At most 18 rows together with `education`.
     * @maxItems 18
     */
  work: HistoryRow[];
  /** Whether the last employment continues; 「現在に至る」 is printed below it. */
  currentlyEmployed: boolean;
  /**
     * 免許・資格, the language certificates among them.
     * @maxItems 5
     */
  licences: HistoryRow[];
  /**
     * 志望の動機、特技、好きな学科、アピールポイントなど; may be empty. The client prints the rest on an appendix sheet.
     * @maxLength 2000
     */
  motivation: string;
  /**
     * 本人希望記入欄; may be empty.
     * @maxLength 1000
     */
  preferences: string;
}

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
 * The id of an application or a recommendation.
 * @minimum 1
 * @maximum 2147483647
 */
export type ProcessId = number;

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
 * A job in a list, with the application for it.
 */
export interface AppliedJob {
  job_id: JobId;
  /** @maxLength 120 */
  title: string;
  /**
     * The employer in one line, without a name.
     * @maxLength 160
     */
  employer: string;
  jobCategory: JobCategory;
  employmentType: EmploymentType;
  industryName: SubIndustry;
  /**
     * The place of work in words, with the days of remote work if there are any.
     * @maxLength 80
     */
  place: string;
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
     * The skills that the job asks for, the most important first.
     * @maxItems 12
     */
  itSkills: ItSkill[];
  /** Whether people who live outside Japan can apply. */
  applyFromAbroad: boolean;
  /** Whether the employer supports a new status of residence or a change of status. Always true where people abroad can apply. Where it is false, applicants need a status that allows the work already. */
  visaSupport: boolean;
  /** The time of the first publication. */
  job_registration_date: string;
  /** The time of the last change. */
  job_update_date: string;
  process_id: ProcessId;
  status_id: ProcessStatus;
  /** The time of the application. */
  appliedAt: string;
  /** Whether the job is open. `GET /job/{job_id}` has its terms only then. */
  isOpen: boolean;
}

/**
 * A page of the jobs that the applicant has applied for.
 */
export interface AppliedJobList {
  /** @maxItems 100 */
  jobs: AppliedJob[];
  total: Total;
  page: PageNumber;
  perPage: PageSize;
}

/**
 * The saved jobs of an applicant, the last saved first. Complete, not paged.
 */
export interface InterestedList {
  /** @maxItems 100 */
  job_ids: JobId[];
}

/**
 * The jobs to save, the last saved first. The first 100 are stored.
 */
export interface InterestedListUpdate {
  /** @maxItems 1000 */
  job_ids: JobId[];
}

/**
 * The subject. Each applicant has one `welcome`, created at activation; reading it ends `firstVisit`.
 */
export type NotificationKind = typeof NotificationKind[keyof typeof NotificationKind];


export const NotificationKind = {
  welcome: 'welcome',
  recommendation: 'recommendation',
  application: 'application',
  message: 'message',
} as const;

/**
 * A message to the applicant, in the language of the answer.
 */
export interface Notification {
  /**
     * The number of the notification.
     * @minimum 1
     * @maximum 2147483647
     */
  id: number;
  /** The subject. Each applicant has one `welcome`, created at activation; reading it ends `firstVisit`. */
  kind: NotificationKind;
  /**
     * @minLength 1
     * @maxLength 120
     */
  title: string;
  /**
     * Plain text; paragraphs are separated by an empty line.
     * @maxLength 4000
     */
  body: string;
  /** The time of sending. */
  date: string;
  /**
     * The time of the first reading; null if it is unread.
     * @nullable
     */
  readAt: string | null;
  /**
     * The recommendation or application that it is about; null for other notifications.
     * @minimum 1
     * @maximum 2147483647
     * @nullable
     */
  process_id: number | null;
}

/**
 * A page of notifications.
 */
export interface NotificationList {
  /** @maxItems 100 */
  notifications: Notification[];
  /**
     * The number of unread notifications on all pages.
     * @minimum 0
     * @maximum 2147483647
     */
  unread: number;
  total: Total;
  page: PageNumber;
  perPage: PageSize;
}

/**
 * The form of a talk with an advisor.
 */
export type InterviewMethod = typeof InterviewMethod[keyof typeof InterviewMethod];


export const InterviewMethod = {
  online: 'online',
  phone: 'phone',
  office: 'office',
} as const;

/**
 * The wishes of an applicant for a talk with an advisor.
 */
export interface InterviewRequest {
  method: InterviewMethod;
  /**
     * Times that suit you in Japan, in the applicant's words (rule `required`).
     * @maxLength 500
     */
  preferredTimes: string;
  /**
     * The subject of the talk; may be empty or left out.
     * @maxLength 3000
     */
  contents?: string;
  /** Whether the applicant has asked for a talk before. */
  reInterview?: boolean;
}

/**
 * The subject of a message to the advisor.
 */
export type ContactType = typeof ContactType[keyof typeof ContactType];


export const ContactType = {
  jobs: 'jobs',
  application: 'application',
  documents: 'documents',
  visa: 'visa',
  account: 'account',
  other: 'other',
} as const;

/**
 * The wish of the applicant about the application. It is a message to the advisor and changes no status by itself: the advisor informs the employer, and then moves the application. Until then the application has it as `wish`.
 */
export type ContactRequestIntention = typeof ContactRequestIntention[keyof typeof ContactRequestIntention];


export const ContactRequestIntention = {
  'accept-offer': 'accept-offer',
  'discuss-offer': 'discuss-offer',
  'decline-offer': 'decline-offer',
  'other-time': 'other-time',
  withdraw: 'withdraw',
} as const;

/**
 * A message to the applicant's advisor.
 */
export interface ContactRequest {
  type: ContactType;
  /**
     * The message. Needed (rule `requiredContactDetails`).
     * @maxLength 3000
     */
  contents: string;
  /**
     * The application that the message is about. With `intention` and without it the answer is 404.
     * @minimum 1
     * @maximum 2147483647
     */
  process_id?: number;
  /** The wish of the applicant about the application. It is a message to the advisor and changes no status by itself: the advisor informs the employer, and then moves the application. Until then the application has it as `wish`. */
  intention?: ContactRequestIntention;
}

/**
 * The next appointment of an application; null without an appointment.
 */
export type ProcessAppointment = {
  startsAt: string;
  /** After `startsAt`. */
  endsAt: string;
  /**
     * The place in words. Links are sent by mail only.
     * @maxLength 200
     */
  place: string;
  /**
     * The people at the appointment, without names, and the language; may be empty.
     * @maxLength 200
     */
  people: string;
} | null;

/**
 * The wish of the applicant about the application. It is a message to the advisor and changes no status by itself: the advisor informs the employer, and then moves the application. Until then the application has it as `wish`.
 */
export type ProcessWishIntention = typeof ProcessWishIntention[keyof typeof ProcessWishIntention];


export const ProcessWishIntention = {
  'accept-offer': 'accept-offer',
  'discuss-offer': 'discuss-offer',
  'decline-offer': 'decline-offer',
  'other-time': 'other-time',
  withdraw: 'withdraw',
} as const;

/**
 * A wish of the applicant about an application.
 */
export interface ProcessWish {
  /** The wish of the applicant about the application. It is a message to the advisor and changes no status by itself: the advisor informs the employer, and then moves the application. Until then the application has it as `wish`. */
  intention: ProcessWishIntention;
  /** The time of the message. */
  sentAt: string;
}

/**
 * A stage of the selection.
 */
export interface ProcessStage {
  status_id: ProcessStatus;
  /**
     * The time when the application reached the stage; null if it has not.
     * @nullable
     */
  reachedAt: string | null;
}

/**
 * An application or a recommendation in a list, in the language of the answer.
 */
export interface ProcessSummary {
  process_id: ProcessId;
  status_id: ProcessStatus;
  /** Whether this is a recommendation (status `MyPageRec…`); otherwise it is an application (`MyPageApp…`). */
  is_recommended: boolean;
  job: JobSummary;
  /** Whether the job is open. `GET /job/{job_id}` has its terms only then. */
  isOpen: boolean;
  /** The time of the application or of the recommendation. */
  startedAt: string;
  /** The time of the last change of the status or the history. */
  updatedAt: string;
  /**
     * The deadline for answering a new recommendation or an offer, as a day in Japan. The whole day counts. Nothing happens when it passes. Null if no answer is awaited.
     * @nullable
     */
  answerBy: string | null;
  /**
     * The advisor's summary in one or two sentences; may be empty.
     * @maxLength 300
     */
  comment: string;
  appointment: ProcessAppointment | null;
  /**
     * The time of the request for consent that waits for the applicant's answer; null without one. A backend without a ledger leaves it out.
     * @nullable
     */
  consentAskedAt?: string | null;
  /**
     * The documents that the advisor waits for, in the advisor's words; null if the advisor waits for none. A backend without such requests leaves it out.
     * @maxLength 3000
     * @nullable
     */
  documentsAsked?: string | null;
  /** The last wish of the applicant about the application that its advisor has not dealt with (`sendContact` with `intention`); null without one. A reply to an offer that accepts or declines it stays until the application is moved. A backend without such wishes leaves it out. */
  wish?: ProcessWish | null;
  /**
     * The stages of an application in order, from `MyPageAppReceived` to `MyPageAppJoined`. The last one with a time is the present stage, or the last one of an ended application. Empty for a recommendation.
     * @maxItems 10
     */
  stages: ProcessStage[];
  /**
     * For an applied recommendation, its application; for such an application, the recommendation; otherwise null.
     * @minimum 1
     * @maximum 2147483647
     * @nullable
     */
  related_process_id: number | null;
}

/**
 * A page of applications or of recommendations.
 */
export interface ProcessList {
  /** @maxItems 100 */
  items: ProcessSummary[];
  total: Total;
  page: PageNumber;
  perPage: PageSize;
}

/**
 * A wish of the applicant that a recommended job meets, or does not meet.
 */
export interface ProcessFit {
  /** Whether it fits. */
  fits: boolean;
  /** @maxLength 40 */
  topic: string;
  /** @maxLength 300 */
  text: string;
}

/**
 * A piece of advice for the next stage.
 */
export interface ProcessPreparation {
  /** @maxLength 60 */
  title: string;
  /** @maxLength 500 */
  text: string;
}

/**
 * An event of a process.
 */
export interface ProcessEvent {
  date: string;
  /** @maxLength 500 */
  text: string;
}

/**
 * The employer, once the advisor has named it to the applicant; null before.
 */
export type ProcessEmployer = {
  /** @maxLength 200 */
  name: string;
  /** @maxLength 300 */
  address: string;
  /**
     * The address of its site; null without one.
     * @maxLength 300
     * @nullable
     */
  website: string | null;
} | null;

/**
 * A document of the applicant: the profile, the resume (履歴書) made on the site, or else the uploaded file of this name, the uploaded files in Japanese, or the career history (職務経歴書) made on the site.
 */
export type ConsentDocumentKind = typeof ConsentDocumentKind[keyof typeof ConsentDocumentKind];


export const ConsentDocumentKind = {
  profile: 'profile',
  resume: 'resume',
  resumeJp: 'resumeJp',
  cvJp: 'cvJp',
  career: 'career',
} as const;

/**
 * A document in one version.
 */
export interface ConsentDocument {
  document: ConsentDocumentKind;
  /**
     * The name of the uploaded file; empty for a document made on the site.
     * @maxLength 255
     */
  name: string;
  /**
     * Changes whenever the document does; compared only for equality.
     * @maxLength 16
     */
  version: string;
}

/**
 * In this order: the advisor names the employer, asks for consent, the applicant gives or declines it, the documents are sent, the employer has seen them.
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
  /** In this order: the advisor names the employer, asks for consent, the applicant gives or declines it, the documents are sent, the employer has seen them. */
  event: LedgerEntryEvent;
  /** The time of the event. */
  at: string;
  /**
     * The name of the advisor or of the applicant.
     * @maxLength 200
     */
  by: string;
  /**
     * The documents that were asked for, agreed to or sent; empty for the other events.
     * @maxItems 5
     */
  documents: ConsentDocument[];
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

/**
 * An answer of the applicant to a recommendation.
 */
export interface ProcessAnswer {
  action: RecommendationAction;
  date: string;
  /**
     * `inquiry`: the question (rule `required`). `apply`: a note to the advisor. `decline`: further remarks. The latter two may be empty or left out.
     * @maxLength 2000
     */
  contents: string;
  /**
     * `decline`: any number of reasons. Empty or left out with the other actions.
     * @maxItems 9
     */
  reasons: DeclineReason[];
  /**
     * The advisor's reply to a question; empty without a reply, and for the other actions.
     * @maxLength 2000
     */
  reply: string;
}

/**
 * The advisor in charge of the job.
 */
export type ProcessAdvisor = {
  /** @maxLength 60 */
  name: string;
  /** @maxLength 4 */
  initials: string;
  /**
     * The advisor's languages with applicants, in words.
     * @maxLength 60
     */
  languages: string;
};

/**
 * A complete application or recommendation, in the language of the answer. `contents` of `answers` are the applicant's own words.
 */
export interface Process {
  process_id: ProcessId;
  status_id: ProcessStatus;
  /** Whether this is a recommendation (status `MyPageRec…`); otherwise it is an application (`MyPageApp…`). */
  is_recommended: boolean;
  job: JobSummary;
  /** Whether the job is open. `GET /job/{job_id}` has its terms only then. */
  isOpen: boolean;
  /** The time of the application or of the recommendation. */
  startedAt: string;
  /** The time of the last change of the status or the history. */
  updatedAt: string;
  /**
     * The deadline for answering a new recommendation or an offer, as a day in Japan. The whole day counts. Nothing happens when it passes. Null if no answer is awaited.
     * @nullable
     */
  answerBy: string | null;
  /**
     * The advisor's summary in one or two sentences; may be empty.
     * @maxLength 300
     */
  comment: string;
  appointment: ProcessAppointment | null;
  /**
     * The time of the request for consent that waits for the applicant's answer; null without one. A backend without a ledger leaves it out.
     * @nullable
     */
  consentAskedAt?: string | null;
  /**
     * The documents that the advisor waits for, in the advisor's words; null if the advisor waits for none. A backend without such requests leaves it out.
     * @maxLength 3000
     * @nullable
     */
  documentsAsked?: string | null;
  /** The last wish of the applicant about the application that its advisor has not dealt with (`sendContact` with `intention`); null without one. A reply to an offer that accepts or declines it stays until the application is moved. A backend without such wishes leaves it out. */
  wish?: ProcessWish | null;
  /**
     * The stages of an application in order, from `MyPageAppReceived` to `MyPageAppJoined`. The last one with a time is the present stage, or the last one of an ended application. Empty for a recommendation.
     * @maxItems 10
     */
  stages: ProcessStage[];
  /**
     * For an applied recommendation, its application; for such an application, the recommendation; otherwise null.
     * @minimum 1
     * @maximum 2147483647
     * @nullable
     */
  related_process_id: number | null;
  /** The advisor in charge of the job. */
  advisor: ProcessAdvisor;
  /**
     * The advisor's reasons for the recommendation, as a letter; an empty line separates paragraphs. Empty for an application without a recommendation.
     * @maxLength 3000
     */
  letter: string;
  /**
     * The points that fit and those that do not, in the advisor's order; empty without a letter.
     * @maxItems 10
     */
  fits: ProcessFit[];
  /**
     * Advice for the next stage of an application; may be empty.
     * @maxItems 10
     */
  preparation: ProcessPreparation[];
  /**
     * The events so far, the latest first.
     * @maxItems 100
     */
  history: ProcessEvent[];
  employer?: ProcessEmployer | null;
  /**
     * The ledger of consent, the earliest event first; empty before the advisor has named the employer. A backend without a ledger leaves `employer` and `ledger` out.
     * @maxItems 100
     */
  ledger?: LedgerEntry[];
  /**
     * The applicant's answers to a recommendation, the latest first; empty for an application.
     * @maxItems 50
     */
  answers: ProcessAnswer[];
}

/**
 * The jobs that an applicant applies for.
 */
export interface ApplyRequest {
  /**
     * The jobs, 1 to 20.
     * @minItems 1
     * @maxItems 20
     */
  job_ids: JobId[];
  /**
     * A note to the advisor. May be empty or left out.
     * @maxLength 2000
     */
  contents?: string;
}

/**
 * The result for each job that exists, in the order of the request.
 */
export interface ApplyAnswer {
  /**
     * The new applications.
     * @maxItems 20
     */
  processes: ProcessSummary[];
  /**
     * The jobs that have closed.
     * @maxItems 20
     */
  closed: ClosedJob[];
  /**
     * The application that the applicant already has for a job, or the pending recommendation of it.
     * @maxItems 20
     */
  already: ProcessSummary[];
}

/**
 * An applicant's answer to a recommendation.
 */
export interface ChangeStatusRequest {
  process_id: ProcessId;
  action: RecommendationAction;
  /**
     * `inquiry`: the question (rule `required`). `apply`: a note to the advisor. `decline`: further remarks. The latter two may be empty or left out.
     * @maxLength 2000
     */
  contents?: string;
  /**
     * `decline`: any number of reasons. Empty or left out with the other actions.
     * @maxItems 9
     */
  reasons?: DeclineReason[];
}

/**
 * Whether the employer may get the documents.
 */
export type ConsentRequestAnswer = typeof ConsentRequestAnswer[keyof typeof ConsentRequestAnswer];


export const ConsentRequestAnswer = {
  agree: 'agree',
  decline: 'decline',
} as const;

/**
 * An applicant's answer to a request for consent.
 */
export interface ConsentRequest {
  process_id: ProcessId;
  /** Whether the employer may get the documents. */
  answer: ConsentRequestAnswer;
  /**
     * `agree`: the documents of the request (rule `required`), all of them. Empty or left out with `decline`.
     * @maxItems 5
     */
  documents?: ConsentDocumentKind[];
  /**
     * A note to the advisor; the employer does not see it. It may be empty or left out.
     * @maxLength 2000
     */
  contents?: string;
}

/**
 * An option of a list, or a status of a process.
 */
export interface Option {
  /**
     * @minimum 1
     * @maximum 2147483647
     */
  option_id: number;
  /**
     * The name that programs know. Unique within its list, not across lists.
     * @maxLength 60
     */
  alias: string;
}

/**
 * The option master, complete and not paged.
 */
export interface OptionList {
  /** @maxItems 1000 */
  options: Option[];
}

/**
 * The path exists, but has no operation for the method. Every path answers so; no operation repeats it.
 */
export type MethodNotAllowedResponse = Problem;

/**
 * Nothing has changed since the answer with the `ETag` in `If-None-Match`. Every operation with an `ETag` on its success has this answer.
 */
export type NotModifiedResponse = void;

/**
 * A query value is not accepted. `errors` names each wrong parameter.
 */
export type UnprocessableQueryResponse = ValidationProblem;

/**
 * The server failed. Nothing has changed.
 */
export type InternalServerErrorResponse = Problem;

/**
 * The service is overloaded, under maintenance, or cannot reach another system that it needs.
 */
export type ServiceUnavailableResponse = Problem;

/**
 * Nothing has this id or slug, or it is not canonical.
 */
export type NotFoundResponse = Problem;

/**
 * The body cannot be read: it is cut off, does not match its type, or is not an object.
 */
export type BadRequestResponse = Problem;

/**
 * The header `X-Requested-With: hashi` is missing.
 */
export type ForbiddenResponse = Problem;

/**
 * The body is larger than the call allows. The limit of JSON follows from the lengths in its schema, with every character escaped, and is at most 2,200,000 bytes. The limit of a form is 2,000,000 bytes and as many parts as its schema has.
 */
export type PayloadTooLargeResponse = Problem;

/**
 * The `Content-Type` of the body is not the one of the operation.
 */
export type UnsupportedMediaTypeResponse = Problem;

/**
 * The limit of calls is reached.
 */
export type TooManyRequestsResponse = Problem;

/**
 * The `Idempotency-Key` was used before with different content.
 */
export type IdempotencyConflictResponse = Problem;

/**
 * There is no session, or it has ended.
 */
export type UnauthorizedResponse = Problem;

/**
 * The refresh token is unknown, expired, or was used before. In the last case its line ends and both cookies are emptied.
 */
export type RefreshRefusedResponse = Problem;

/**
 * The token is expired, spent or unknown; all three give the same answer.
 */
export type UnprocessableTokenResponse = ValidationProblem;

/**
 * The applicant has not set the first password yet, or the header `X-Requested-With: hashi` is missing.
 */
export type ForbiddenToApplicantResponse = Problem;

/**
 * The current password is wrong, or a field breaks a rule.
 */
export type UnprocessablePasswordResponse = ValidationProblem;

/**
 * The applicant has not set the first password yet.
 */
export type PasswordNotSetResponse = Problem;

/**
 * The language of the answer (RFC 9110). The preferred one of `ja` and `en` is used, otherwise Japanese.
 */
export type AcceptLanguageParameter = string;

/**
 * Words separated by blanks. A job matches if every word occurs in its title, description, place, skills or prefectures, in either language; the tag description lists the names of skills and prefectures. Upper and lower case, half and full width, hiragana and katakana are equal. The first 10 different words count; further ones are ignored without an error.
 */
export type SearchWordParameter = string;

/**
 * Jobs of any of these kinds.
 */
export type JobCategoryParameter = JobCategory[];

/**
 * Jobs in any of these prefectures or regions.
 */
export type LocationParameter = LocationKey[];

/**
 * With `true`, only jobs that are done from anywhere in Japan.
 */
export type NationwideLocationParameter = boolean;

/**
 * With `true`, only jobs that people who live outside Japan can apply for.
 */
export type ApplyFromAbroadParameter = boolean;

/**
 * Jobs with any of these shares of work from home.
 */
export type RemoteParameter = RemoteWork[];

/**
 * Jobs with any of these forms of employment.
 */
export type EmploymentTypeParameter = EmploymentType[];

export type SalaryParameter = SalaryStep;

/**
 * Jobs that a person of this level of Japanese can apply for: those that require this level or less. Of several levels the highest counts.
 */
export type JapaneseLevelParameter = JapaneseLevel[];

/**
 * Jobs that a person of this level of English can apply for: those that require this level or less. Of several levels the highest counts.
 */
export type EnglishLevelParameter = EnglishLevel[];

/**
 * Jobs that ask for any of these languages.
 */
export type OtherLanguageSkillsParameter = OtherLanguage[];

/**
 * Jobs in any of these industries.
 */
export type IndustryNameParameter = IndustryKey[];

/**
 * Jobs that ask for any of these skills.
 */
export type ItSkillsParameter = ItSkill[];

/**
 * Exactly these jobs. Closed ones are returned in `closed`, unknown ids are left out.
 */
export type JobIdsParameter = JobId[];

export type OrderByParameter = typeof OrderByParameter[keyof typeof OrderByParameter];


export const OrderByParameter = {
  job_registration_date: 'job_registration_date',
  job_update_date: 'job_update_date',
  salary: 'salary',
} as const;

/**
 * The page of the list, from 1. A page past the end is an empty list.
 */
export type PageParameter = number;

/**
 * The number of items on a page.
 */
export type PerPageParameter = number;

/**
 * Whether to add the number of jobs for each choice of each filter.
 */
export type FacetsParameter = boolean;

/**
 * Whether to add the number of jobs found for each combination of required languages, residence and status of residence.
 */
export type RequirementsParameter = boolean;

/**
 * Whether to add `requirements`, and for each job found the place of its requirements in that list.
 */
export type SequenceParameter = boolean;

/**
 * Proof that a script made the call. A form of another site cannot send this header.
 */
export type RequestedWithParameter = 'hashi';

/**
 * A UUID for this content. A second request with the same key and content gets the first answer and has no effect; with different content it is 409. Keys are stored for 24 hours.
 */
export type IdempotencyKeyParameter = string;

export type SearchJobsParams = {
/**
 * Words separated by blanks. A job matches if every word occurs in its title, description, place, skills or prefectures, in either language; the tag description lists the names of skills and prefectures. Upper and lower case, half and full width, hiragana and katakana are equal. The first 10 different words count; further ones are ignored without an error.
 * @maxLength 200
 */
searchWord?: string;
/**
 * Jobs of any of these kinds.
 * @maxItems 12
 */
jobCategory?: JobCategory[];
/**
 * Jobs in any of these prefectures or regions.
 * @maxItems 54
 */
location?: LocationKey[];
/**
 * With `true`, only jobs that are done from anywhere in Japan.
 */
nationwideLocation?: boolean;
/**
 * With `true`, only jobs that people who live outside Japan can apply for.
 */
applyFromAbroad?: boolean;
/**
 * Jobs with any of these shares of work from home.
 * @maxItems 3
 */
remote?: RemoteWork[];
/**
 * Jobs with any of these forms of employment.
 * @maxItems 3
 */
employmentType?: EmploymentType[];
/**
 * Jobs with at least this sum as the upper end of their pay.
 */
salary?: SalaryStep;
/**
 * Jobs that a person of this level of Japanese can apply for: those that require this level or less. Of several levels the highest counts.
 * @maxItems 6
 */
japaneseLevel?: JapaneseLevel[];
/**
 * Jobs that a person of this level of English can apply for: those that require this level or less. Of several levels the highest counts.
 * @maxItems 6
 */
englishLevel?: EnglishLevel[];
/**
 * Jobs that ask for any of these languages.
 * @maxItems 13
 */
otherLanguageSkills?: OtherLanguage[];
/**
 * Jobs in any of these industries.
 * @maxItems 50
 */
industryName?: IndustryKey[];
/**
 * Jobs that ask for any of these skills.
 * @maxItems 111
 */
itSkills?: ItSkill[];
/**
 * Exactly these jobs. Closed ones are returned in `closed`, unknown ids are left out.
 * @minItems 1
 * @maxItems 100
 */
job_id?: JobId[];
/**
 * The newest, the last changed or the best paid first (by the upper end of the range); jobs that tie, by descending id.
 */
orderBy?: SearchJobsOrderBy;
/**
 * The page of the list, from 1. A page past the end is an empty list.
 * @minimum 1
 * @maximum 100000
 */
page?: number;
/**
 * The number of items on a page.
 * @minimum 1
 * @maximum 100
 */
perPage?: number;
/**
 * Whether to add the number of jobs for each choice of each filter.
 */
facets?: boolean;
/**
 * Whether to add the number of jobs found for each combination of required languages, residence and status of residence.
 */
requirements?: boolean;
/**
 * Whether to add `requirements`, and for each job found the place of its requirements in that list.
 */
sequence?: boolean;
};

export type SearchJobsOrderBy = typeof SearchJobsOrderBy[keyof typeof SearchJobsOrderBy];


export const SearchJobsOrderBy = {
  job_registration_date: 'job_registration_date',
  job_update_date: 'job_update_date',
  salary: 'salary',
} as const;

export type ListStoriesParams = {
/**
 * With `true` only the stories of the home page.
 */
top?: boolean;
/**
 * The page of the list, from 1. A page past the end is an empty list.
 * @minimum 1
 * @maximum 100000
 */
page?: number;
/**
 * The number of items on a page.
 * @minimum 1
 * @maximum 100
 */
perPage?: number;
};

export type ListArticlesParams = {
/**
 * Articles of this category, or of all beneath it.
 */
category?: BlogCategorySlug;
/**
 * Articles with this tag.
 */
tag?: BlogTagSlug;
/**
 * The page of the list, from 1. A page past the end is an empty list.
 * @minimum 1
 * @maximum 100000
 */
page?: number;
/**
 * The number of articles on a page.
 * @minimum 1
 * @maximum 100
 */
perPage?: number;
};

export type GetArticleParams = {
/**
 * The key that the editor's preview link carries.
 * @minLength 1
 * @maxLength 100
 * @pattern ^[A-Za-z0-9_-]+$
 */
draftKey?: string;
};

export type ListAdvisorsParams = {
/**
 * The page of the list, from 1. A page past the end is an empty list.
 * @minimum 1
 * @maximum 100000
 */
page?: number;
/**
 * The number of advisors on a page.
 * @minimum 1
 * @maximum 100
 */
perPage?: number;
};

export type ListBlogCategoriesParams = {
/**
 * The page of the list, from 1. A page past the end is an empty list.
 * @minimum 1
 * @maximum 100000
 */
page?: number;
/**
 * The number of categories on a page.
 * @minimum 1
 * @maximum 100
 */
perPage?: number;
};

export type ListBlogTagsParams = {
/**
 * The page of the list, from 1. A page past the end is an empty list.
 * @minimum 1
 * @maximum 100000
 */
page?: number;
/**
 * The number of tags on a page.
 * @minimum 1
 * @maximum 100
 */
perPage?: number;
};

export type ListRecommendedArticlesParams = {
/**
 * The article that is being read.
 */
slug?: ArticleSlug;
};

export type CreateEntryHeaders = {
/**
 * A UUID for this content. A second request with the same key and content gets the first answer and has no effect; with different content it is 409. Keys are stored for 24 hours.
 */
'Idempotency-Key': string;
};

export type CreateInquiryHeaders = {
/**
 * A UUID for this content. A second request with the same key and content gets the first answer and has no effect; with different content it is 409. Keys are stored for 24 hours.
 */
'Idempotency-Key': string;
};

export type CreateInvitationHeaders = {
/**
 * A UUID for this content. A second request with the same key and content gets the first answer and has no effect; with different content it is 409. Keys are stored for 24 hours.
 */
'Idempotency-Key': string;
};

export type ListAppliedJobsParams = {
/**
 * The page of the list, from 1. A page past the end is an empty list.
 * @minimum 1
 * @maximum 100000
 */
page?: number;
/**
 * The number of jobs on a page.
 * @minimum 1
 * @maximum 100
 */
perPage?: number;
};

export type ListNotificationsParams = {
/**
 * The page of the list, from 1. A page past the end is an empty list.
 * @minimum 1
 * @maximum 100000
 */
page?: number;
/**
 * The number of notifications on a page.
 * @minimum 1
 * @maximum 100
 */
perPage?: number;
};

export type ListRecommendationsParams = {
/**
 * Only recommendations in this status.
 */
status_id?: ProcessStatus;
/**
 * The page of the list, from 1. A page past the end is an empty list.
 * @minimum 1
 * @maximum 100000
 */
page?: number;
/**
 * The number of recommendations on a page.
 * @minimum 1
 * @maximum 100
 */
perPage?: number;
};

export type SearchProcessesParams = {
/**
 * The page of the list, from 1. A page past the end is an empty list.
 * @minimum 1
 * @maximum 100000
 */
page?: number;
/**
 * The number of applications on a page.
 * @minimum 1
 * @maximum 100
 */
perPage?: number;
};

export type ApplyForJobsHeaders = {
/**
 * A UUID for this content. A second request with the same key and content gets the first answer and has no effect; with different content it is 409. Keys are stored for 24 hours.
 */
'Idempotency-Key': string;
};

export type ChangeProcessStatusHeaders = {
/**
 * A UUID for this content. A second request with the same key and content gets the first answer and has no effect; with different content it is 409. Keys are stored for 24 hours.
 */
'Idempotency-Key': string;
};

export type SubmitConsentHeaders = {
/**
 * A UUID for this content. A second request with the same key and content gets the first answer and has no effect; with different content it is 409. Keys are stored for 24 hours.
 */
'Idempotency-Key': string;
};

