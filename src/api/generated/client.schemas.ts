/**
 * Generated from the contract. Do not edit.
 */
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
 * A region, which stands for all its prefectures, or a prefecture.
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
 * An industry group, which stands for all its sub-industries, or a sub-industry.
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
 * The number of a job.
 * @minimum 1
 * @maximum 2147483647
 */
export type JobId = number;

/**
 * The form of employment of a job.
 */
export type EmploymentType = typeof EmploymentType[keyof typeof EmploymentType];


export const EmploymentType = {
  permanent: 'permanent',
  fixed_term: 'fixed_term',
  part_time: 'part_time',
  freelance: 'freelance',
} as const;

/**
 * An industry within a group; the key of "other industries" is others_general, so that no key stands for both.
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
 * How much of the work can be done from home.
 */
export type RemoteWork = typeof RemoteWork[keyof typeof RemoteWork];


export const RemoteWork = {
  none: 'none',
  partial: 'partial',
  full: 'full',
} as const;

/**
 * A job as a list shows it. Who the employer is stays confidential; `employer` describes it without a name.
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
     * Where one works, in words, with the days of remote work where there are any.
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
  /** When the job was first published. */
  job_registration_date: string;
  /** When the job was last changed. */
  job_update_date: string;
}

/**
 * A job that was open once, with as much as a list of saved jobs needs.
 */
export interface ClosedJob {
  job_id: JobId;
  /** @maxLength 120 */
  title: string;
}

export interface FacetCount {
  /**
     * A value that the query parameter of the same name takes.
     * @maxLength 60
     */
  value: string;
  /**
     * How many jobs have it under the filters of all other groups.
     * @minimum 1
     */
  count: number;
}

/**
 * For each filter, how many jobs each choice would give under all other filters. A choice without any job is left out. `location` counts prefectures and regions, `industryName` groups and sub-industries, `salary` and the levels count with their meaning (at least this pay; a person of this level can apply).
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
}

/**
 * The number of items on all pages together.
 * @minimum 0
 * @maximum 2147483647
 */
export type Total = number;

/**
 * The page answered, from 1.
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
 * One page of a job search.
 */
export interface JobList {
  /** @maxItems 100 */
  jobs: JobSummary[];
  /**
     * Of the jobs asked for by `job_id`, those that are no longer open; otherwise empty.
     * @maxItems 100
     */
  closed: ClosedJob[];
  facets?: JobFacets;
  total: Total;
  page: PageNumber;
  perPage: PageSize;
}

export type ValidationProblemErrorsItem = {
  /**
     * The name of the parameter or form field; rows are written as `itSkills.0.it_skills`.
     * @maxLength 100
     */
  field: string;
  /**
     * The name of the rule that failed.
     * @maxLength 60
     */
  rule: string;
  /**
     * The rule's text in the language of the answer.
     * @maxLength 300
     */
  message: string;
};

/**
 * A request that was understood, with values that the rules refuse; one entry for each wrong field, its first failing rule.
 */
export interface ValidationProblem {
  /**
     * A stable key of the kind of problem, as a relative reference; programs compare it.
     * @maxLength 200
     */
  type: string;
  /**
     * The kind of problem in words, localised.
     * @maxLength 200
     */
  title: string;
  /**
     * @minimum 400
     * @maximum 599
     */
  status: number;
  /**
     * What happened and what to do, localised, safe to show to the person.
     * @maxLength 1000
     */
  detail: string;
  /**
     * The path that was called.
     * @maxLength 2000
     */
  instance: string;
  /**
     * @minItems 1
     * @maxItems 100
     */
  errors: ValidationProblemErrorsItem[];
}

/**
 * A failure, after RFC 9457.
 */
export interface Problem {
  /**
     * A stable key of the kind of problem, as a relative reference; programs compare it.
     * @maxLength 200
     */
  type: string;
  /**
     * The kind of problem in words, localised.
     * @maxLength 200
     */
  title: string;
  /**
     * @minimum 400
     * @maximum 599
     */
  status: number;
  /**
     * What happened and what to do, localised, safe to show to the person.
     * @maxLength 1000
     */
  detail: string;
  /**
     * The path that was called.
     * @maxLength 2000
     */
  instance: string;
}

/**
 * The advisor who looks after this job.
 */
export type JobAdvisor = {
  /** @maxLength 60 */
  name: string;
  /** @maxLength 4 */
  initials: string;
  /**
     * The languages in which the advisor speaks with applicants, in words.
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
     * Where one works, in words, with the days of remote work where there are any.
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
     * How the yearly pay is made up, in a few words.
     * @maxLength 120
     */
  salaryNote: string;
  japaneseLevel: JapaneseLevel;
  /**
     * What Japanese is used for; empty where there is nothing to add.
     * @maxLength 120
     */
  japaneseNote: string;
  englishLevel: EnglishLevel;
  /**
     * What English is used for; empty where there is nothing to add.
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
  /** When the job was first published. */
  job_registration_date: string;
  /** When the job was last changed. */
  job_update_date: string;
  /**
     * The last day for applications, to its end in Japan's time; null while there is none.
     * @nullable
     */
  closing_date: string | null;
  /** The advisor who looks after this job. */
  advisor: JobAdvisor;
  /**
     * What the work is about, in paragraphs.
     * @minItems 1
     * @maxItems 6
     * @items.maxLength 1200
     */
  description: string[];
  /**
     * What one does, point by point (業務の内容).
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
     * What an applicant must bring.
     * @minItems 1
     * @maxItems 10
     * @items.maxLength 300
     */
  requirements: string[];
  /**
     * What is welcome but not needed.
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
     * What the employer does about the status of residence, and whether people abroad can apply.
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
     * How long the selection takes, and how it is held.
     * @maxLength 300
     */
  selectionNote: string;
  /**
     * Up to three open jobs of the same kind, the most alike first.
     * @maxItems 3
     */
  similar: JobSummary[];
}

/**
 * A yearly salary as text without its unit: in ten-thousand yen in Japanese ("380"), in million yen in English ("3.8"); empty where there was none.
 * @maxLength 10
 * @pattern ^([0-9]{1,5}([.][0-9])?)?$
 */
export type StorySalary = string;

/**
 * A story as a list shows it. The fields of the time before are empty for new graduates.
 */
export interface StorySummary {
  /**
     * The number of the story, the same in both languages.
     * @minimum 1
     * @maximum 2147483647
     */
  id: number;
  /**
     * The person's initials, with an honorific in Japanese.
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
     * The story in one line, as the person would say it.
     * @maxLength 120
     */
  catchTitle: string;
  /**
     * The work before; empty for new graduates.
     * @maxLength 80
     */
  jobBeforeTransfer: string;
  annualSalaryBeforeTransfer: StorySalary;
  /** @maxLength 80 */
  jobAfterTransfer: string;
  annualSalaryAfterTransfer: StorySalary;
  /** Whether the home page shows this story. */
  isTop: boolean;
}

/**
 * One page of the success stories.
 */
export interface StoryList {
  /** @maxItems 100 */
  cases: StorySummary[];
  total: Total;
  page: PageNumber;
  perPage: PageSize;
}

/**
 * A neighbour in the list of stories; null at either end.
 * @nullable
 */
export type StoryLink = {
  /**
     * The number of the story, the same in both languages.
     * @minimum 1
     * @maximum 2147483647
     */
  id: number;
  /**
     * The story in one line, as the person would say it.
     * @maxLength 120
     */
  catchTitle: string;
} | null;

/**
 * How one person changed to a new job. All text is in the language of the answer.
 */
export interface Story {
  /**
     * The number of the story, the same in both languages.
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
     * The person's initials, with an honorific in Japanese.
     * @maxLength 20
     */
  initials: string;
  /**
     * In words; empty where the person did not want it told.
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
     * The story in one line, as the person would say it.
     * @maxLength 120
     */
  catchTitle: string;
  /**
     * The work before; empty for new graduates.
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
     * The career until then; paragraphs are separated by an empty line.
     * @maxLength 2000
     */
  previousCareer: string;
  /**
     * Why a change; paragraphs are separated by an empty line.
     * @maxLength 2000
     */
  motive: string;
  /**
     * Why this company, as HTML of p, ul, li, strong and br. A client must sanitise it before showing it.
     * @maxLength 4000
     */
  reason: string;
  /**
     * The advisor's comment.
     * @maxLength 1000
     */
  comment: string;
  /** Whether the home page shows this story. */
  isTop: boolean;
  previousStory: StoryLink | null;
  nextStory: StoryLink | null;
  /**
     * Up to three other stories.
     * @maxItems 3
     */
  related: StorySummary[];
}

/**
 * An e-mail address.
 * @minLength 3
 * @maxLength 254
 * @pattern ^[^\s@]+@[^\s@]+\.[^\s@]+$
 */
export type Email = string;

/**
 * The token of the bot check; absent where the server runs without one.
 * @maxLength 4096
 */
export type CaptchaToken = string;

export interface LoginRequest {
  email: Email;
  /**
     * The password as typed.
     * @minLength 1
     * @maxLength 64
     */
  password: string;
  captcha_token?: CaptchaToken;
}

/**
 * A person's name, free text in any script.
 * @minLength 1
 * @maxLength 100
 */
export type PersonName = string;

/**
 * Who is logged in.
 */
export interface Auth {
  /**
     * The number of the applicant.
     * @minimum 1
     * @maximum 2147483647
     */
  id: number;
  /** Applicants have the role 2; there is no other. */
  role_id: 2;
  name: PersonName;
  email: Email;
  /** Whether the first password has been set; until then only `initial-password-reset` is open. */
  passwordSet: boolean;
  /** Whether the applicant has not yet seen the welcome notification. */
  firstVisit: boolean;
}

/**
 * Renews the session for 14 days, once; each renewal gives a new one. A client keeps it in memory only.
 * @minLength 20
 * @maxLength 200
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type RefreshToken = string;

export interface LoginAnswer {
  auth: Auth;
  refresh_token: RefreshToken;
}

export interface RefreshRequest {
  refresh_token: RefreshToken;
}

export interface RefreshAnswer {
  refresh_token: RefreshToken;
}

/**
 * The answer of a call that only succeeds or fails.
 */
export interface Result {
  /** Whether it is so. */
  result: boolean;
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
     * The name that programs compare, for example `MyPageRecApply`.
     * @maxLength 60
     */
  alias: string;
}

/**
 * The option master.
 */
export interface OptionList {
  /** @maxItems 1000 */
  options: Option[];
}

/**
 * A query value is not one that the call takes; `errors` names each.
 */
export type UnprocessableQueryResponse = ValidationProblem;

/**
 * Something failed that the caller cannot mend. Nothing was changed.
 */
export type InternalServerErrorResponse = Problem;

/**
 * The service is under maintenance or overloaded.
 */
export type ServiceUnavailableResponse = Problem;

/**
 * There is nothing of this id, or the id is not written as a plain number.
 */
export type NotFoundResponse = Problem;

/**
 * The request could not be read: its body is not what its type says, or is cut off.
 */
export type BadRequestResponse = Problem;

/**
 * The call lacks `X-Requested-With: hashi`, or is not allowed for this applicant.
 */
export type ForbiddenResponse = Problem;

/**
 * The body is larger than the call allows.
 */
export type PayloadTooLargeResponse = Problem;

/**
 * The body’s content type is not the one that the call takes.
 */
export type UnsupportedMediaTypeResponse = Problem;

/**
 * A field breaks a rule; `errors` names each wrong field with its first failing rule.
 */
export type UnprocessableBodyResponse = ValidationProblem;

/**
 * Too many calls in a short time.
 */
export type TooManyRequestsResponse = Problem;

/**
 * There is no session, or it has ended.
 */
export type UnauthorizedResponse = Problem;

/**
 * The language of the answer, as RFC 9110 says; of what is asked for, the first of `ja` and `en` counts, otherwise Japanese.
 */
export type AcceptLanguageParameter = string;

/**
 * Words, separated by blanks, that must all stand in a job's title, description, skills or places of work in either language. Upper and lower case, half and full width, hiragana and katakana are the same.
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

export type SalaryParameter = SalaryStep;

/**
 * Jobs for which a person of this level of Japanese can apply, that is, jobs that ask for this level or less. Of several levels the highest counts.
 */
export type JapaneseLevelParameter = JapaneseLevel[];

/**
 * Jobs for which a person of this level of English can apply, that is, jobs that ask for this level or less. Of several levels the highest counts.
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
 * Only these jobs. Those that are no longer open come in `closed`, those that never were are left out.
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
 * With `true` the answer carries the number of jobs beside each choice of each filter.
 */
export type FacetsParameter = boolean;

/**
 * Proof that the call comes from a script of the site; a form of another site cannot send it.
 */
export type RequestedWithParameter = 'hashi';

export type SearchJobsParams = {
/**
 * Words, separated by blanks, that must all stand in a job's title, description, skills or places of work in either language. Upper and lower case, half and full width, hiragana and katakana are the same.
 * @maxLength 200
 */
searchWord?: SearchWordParameter;
/**
 * Jobs of any of these kinds.
 * @maxItems 12
 */
jobCategory?: JobCategoryParameter;
/**
 * Jobs in any of these prefectures or regions.
 * @maxItems 54
 */
location?: LocationParameter;
/**
 * With `true`, only jobs that are done from anywhere in Japan.
 */
nationwideLocation?: NationwideLocationParameter;
/**
 * A minimum yearly pay in yen, in steps of a million.
 */
salary?: SalaryParameter;
/**
 * Jobs for which a person of this level of Japanese can apply, that is, jobs that ask for this level or less. Of several levels the highest counts.
 * @maxItems 6
 */
japaneseLevel?: JapaneseLevelParameter;
/**
 * Jobs for which a person of this level of English can apply, that is, jobs that ask for this level or less. Of several levels the highest counts.
 * @maxItems 6
 */
englishLevel?: EnglishLevelParameter;
/**
 * Jobs that ask for any of these languages.
 * @maxItems 13
 */
otherLanguageSkills?: OtherLanguageSkillsParameter;
/**
 * Jobs in any of these industries.
 * @maxItems 50
 */
industryName?: IndustryNameParameter;
/**
 * Jobs that ask for any of these skills.
 * @maxItems 111
 */
itSkills?: ItSkillsParameter;
/**
 * Only these jobs. Those that are no longer open come in `closed`, those that never were are left out.
 * @minItems 1
 * @maxItems 100
 */
job_id?: JobIdsParameter;
/**
 * The newest, the last changed or the best paid (by the upper end) first; jobs that tie, by descending number.
 */
orderBy?: OrderByParameter;
/**
 * The page of the list, from 1. A page past the end is an empty list.
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
/**
 * With `true` the answer carries the number of jobs beside each choice of each filter.
 */
facets?: FacetsParameter;
};

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
page?: PageParameter;
/**
 * The number of items on a page.
 * @minimum 1
 * @maximum 100
 */
perPage?: PerPageParameter;
};

