// Generated from openapi/components/options. Do not edit.

/** What a message from the applicant's own pages is about. */
export const ContactType = ["jobs","application","documents","visa","account","other"] as const
export type ContactType = (typeof ContactType)[number]

/** Why an applicant declines a recommendation; for the advisor only. */
export const DeclineReason = ["place","salary","duties","working_hours","language","employment_terms","decided_on_another_job","not_changing_now","other"] as const
export type DeclineReason = (typeof DeclineReason)[number]

/** The highest education of a person. */
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
} as const
export type Education = (typeof Education)[keyof typeof Education]

/** What a person does at present. */
export const EmploymentStatus = {
  employed: 60,
  unemployed: 61,
  no_work_experience: 62,
  student: 10989,
} as const
export type EmploymentStatus = (typeof EmploymentStatus)[keyof typeof EmploymentStatus]

/** A level of English, from the highest to none. */
export const EnglishLevel = ["native_en","fluent_en","business_level_en","daily_conversational_level_en","basic_conversational_level_en","none_en"] as const
export type EnglishLevel = (typeof EnglishLevel)[number]

/** A person’s level of English, in the same steps as Japanese. */
export const EnglishSkill = {
  native: 10281,
  fluent: 10280,
  business: 10279,
  daily_conversational: 10278,
  basic: 11189,
  none: 10548,
} as const
export type EnglishSkill = (typeof EnglishSkill)[keyof typeof EnglishSkill]

/** When a person can join. */
export const ExpectedStartPeriod = {
  immediately: 11448,
  within_a_month_after_offer: 11453,
  about_one_month_after_offer: 11449,
  one_to_two_months: 11450,
  three_to_four_months: 11451,
  four_to_six_months: 11452,
} as const
export type ExpectedStartPeriod = (typeof ExpectedStartPeriod)[keyof typeof ExpectedStartPeriod]

/** A person’s gender; giving it is optional. */
export const Gender = {
  male: 1,
  female: 2,
} as const
export type Gender = (typeof Gender)[keyof typeof Gender]

/** A group of industries. In a search it stands for all its sub-industries. */
export const IndustryGroup = ["web_internet_networking","finance_insurance_fintech_consulting","entertainment_game_web_media","retail_sales_distribution_manufacturer","others"] as const
export type IndustryGroup = (typeof IndustryGroup)[number]

/** What an inquiry that is neither about work nor about hiring is about. */
export const InquiryType = ["service","website","press","partnership","other"] as const
export type InquiryType = (typeof InquiryType)[number]

/** How an applicant would like to talk with an advisor. */
export const InterviewMethod = ["online","phone","office"] as const
export type InterviewMethod = (typeof InterviewMethod)[number]

/** A programming language, framework, platform or tool; "none" means that no particular skill is asked for. */
export const ItSkill = ["python","java","javascript","typescript","go","rust","c","cpp","csharp","php","ruby","kotlin","swift","objective_c","scala","perl","r","dart","elixir","haskell","lua","cobol","vba","sql","shell_script","html","css","sass","react","nextjs","vuejs","nuxtjs","angular","svelte","nodejs","express","nestjs","django","flask","fastapi","ruby_on_rails","laravel","spring","spring_boot","dotnet","graphql","rest_api","websocket","android","ios","flutter","react_native","swiftui","mysql","postgresql","oracle_database","sql_server","mongodb","redis","elasticsearch","dynamodb","snowflake","bigquery","aws","azure","gcp","docker","kubernetes","terraform","ansible","jenkins","github_actions","linux","windows_server","nginx","prometheus","grafana","datadog","git","vmware","tensorflow","pytorch","scikit_learn","pandas","opencv","spark","hadoop","kafka","airflow","dbt","tableau","power_bi","unity","unreal_engine","opengl","maya","figma","photoshop","illustrator","selenium","playwright","cypress","jira","salesforce","sap","arduino","ros","fpga","autosar","rtos","none"] as const
export type ItSkill = (typeof ItSkill)[number]

/** A level of Japanese, from the highest to none. */
export const JapaneseLevel = ["native_jp","fluent_jp","business_level_jp","daily_conversational_level_jp","basic_conversational_level_jp","none_jp"] as const
export type JapaneseLevel = (typeof JapaneseLevel)[number]

/** A person’s level of Japanese. */
export const JapaneseSkill = {
  native: 10281,
  fluent: 10280,
  business: 10279,
  daily_conversational: 10278,
  basic: 11189,
  none: 10548,
} as const
export type JapaneseSkill = (typeof JapaneseSkill)[keyof typeof JapaneseSkill]

/** The kind of work of a job. */
export const JobCategory = ["web_system_development","ml_ai_development","mobile_system_development","embedded_system_development","data_engineering","infrastructure_development","qa","bridge_se","project_manager","web_designer","game_developer","others"] as const
export type JobCategory = (typeof JobCategory)[number]

/** A country or region of nationality. */
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
} as const
export type Nationality = (typeof Nationality)[keyof typeof Nationality]

/** A language other than Japanese and English. */
export const OtherLanguage = ["chinese","cantonese","korean","thai","vietnamese","indonesian","hindi","german","french","spanish","russian","portuguese","other"] as const
export type OtherLanguage = (typeof OtherLanguage)[number]

/** One of the 47 prefectures of Japan, by its romanised key, from north to south. */
export const Prefecture = ["hokkaido","aomori","iwate","miyagi","akita","yamagata","fukushima","ibaraki","tochigi","gunma","saitama","chiba","tokyo","kanagawa","niigata","toyama","ishikawa","fukui","yamanashi","nagano","gifu","shizuoka","aichi","mie","shiga","kyoto","osaka","hyogo","nara","wakayama","tottori","shimane","okayama","hiroshima","yamaguchi","tokushima","kagawa","ehime","kochi","fukuoka","saga","nagasaki","kumamoto","oita","miyazaki","kagoshima","okinawa"] as const
export type Prefecture = (typeof Prefecture)[number]

/** A person’s present occupation: a kind of work as jobs have it, a student, work outside IT, or none. */
export const PresentOccupation = ["web_system_development","ml_ai_development","mobile_system_development","embedded_system_development","data_engineering","infrastructure_development","qa","bridge_se","project_manager","web_designer","game_developer","others","student","other_than_it","none"] as const
export type PresentOccupation = (typeof PresentOccupation)[number]

/** A step of a development process in which a person has worked; "none" serves students and people without experience. */
export const ProceduralExperience = ["requirement_definition","high_level_design","low_level_design","development","unit_test","integration_testing","system_testing","operation_and_maintenance","none"] as const
export type ProceduralExperience = (typeof ProceduralExperience)[number]

/** The status of a process as an id of the option master: first those of a recommendation (`MyPageRec…`), then those of an application (`MyPageApp…`). Programs compare the alias; only 13497, pending, is a fixed number. */
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
} as const
export type ProcessStatus = (typeof ProcessStatus)[keyof typeof ProcessStatus]

/** What an applicant can do with a recommendation. */
export const RecommendationAction = ["apply","inquiry","decline"] as const
export type RecommendationAction = (typeof RecommendationAction)[number]

/** One of the seven regions of Japan. In a search it stands for all its prefectures. */
export const Region = ["hokkaido_tohoku","kanto","joshinetsu_hokuriku","tokai","kansai","chugoku_shikoku","kyusyu_okinawa"] as const
export type Region = (typeof Region)[number]

/** A minimum yearly pay in yen, in steps of a million. */
export const SalaryStep = [3000000,4000000,5000000,6000000,7000000,8000000,9000000,10000000,11000000,12000000,13000000,14000000] as const
export type SalaryStep = (typeof SalaryStep)[number]

/** An industry within a group; the key of "other industries" is others_general, so that no key stands for both. */
export const SubIndustry = ["web_services","saas","e_commerce_platform","advertising_technology","cyber_security","system_integration","it_outsourcing","telecommunications","cloud_data_center","banking","insurance","securities_asset_management","payments","fintech","accounting_tax","consulting","it_consulting","game","animation_comics","music_video","web_media","publishing_printing","advertising_agency","travel_leisure","retail","e_commerce","trading_wholesale","logistics","automotive","electronics_semiconductors","machinery_robotics","medical_devices","food_beverage","apparel_cosmetics","chemicals_materials","healthcare","education","human_resources","real_estate_construction","energy_environment","agriculture","public_sector","aerospace","others_general"] as const
export type SubIndustry = (typeof SubIndustry)[number]

/** The status of residence in Japan. */
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
} as const
export type VisaStatus = (typeof VisaStatus)[keyof typeof VisaStatus]

/** Years of work experience. */
export const YearsOfExperience = ["5_years_more","3_years_more","1_year_more","1_year_less","none"] as const
export type YearsOfExperience = (typeof YearsOfExperience)[number]
