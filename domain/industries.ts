import { type IndustryGroup, SubIndustry } from '#openapi/generated/options.ts'

const groupByIndustry: Record<SubIndustry, IndustryGroup> = {
  web_services: 'web_internet_networking',
  saas: 'web_internet_networking',
  e_commerce_platform: 'web_internet_networking',
  advertising_technology: 'web_internet_networking',
  cyber_security: 'web_internet_networking',
  system_integration: 'web_internet_networking',
  it_outsourcing: 'web_internet_networking',
  telecommunications: 'web_internet_networking',
  cloud_data_center: 'web_internet_networking',
  banking: 'finance_insurance_fintech_consulting',
  insurance: 'finance_insurance_fintech_consulting',
  securities_asset_management: 'finance_insurance_fintech_consulting',
  payments: 'finance_insurance_fintech_consulting',
  fintech: 'finance_insurance_fintech_consulting',
  accounting_tax: 'finance_insurance_fintech_consulting',
  consulting: 'finance_insurance_fintech_consulting',
  it_consulting: 'finance_insurance_fintech_consulting',
  game: 'entertainment_game_web_media',
  animation_comics: 'entertainment_game_web_media',
  music_video: 'entertainment_game_web_media',
  web_media: 'entertainment_game_web_media',
  publishing_printing: 'entertainment_game_web_media',
  advertising_agency: 'entertainment_game_web_media',
  travel_leisure: 'entertainment_game_web_media',
  retail: 'retail_sales_distribution_manufacturer',
  e_commerce: 'retail_sales_distribution_manufacturer',
  trading_wholesale: 'retail_sales_distribution_manufacturer',
  logistics: 'retail_sales_distribution_manufacturer',
  automotive: 'retail_sales_distribution_manufacturer',
  electronics_semiconductors: 'retail_sales_distribution_manufacturer',
  machinery_robotics: 'retail_sales_distribution_manufacturer',
  medical_devices: 'retail_sales_distribution_manufacturer',
  food_beverage: 'retail_sales_distribution_manufacturer',
  apparel_cosmetics: 'retail_sales_distribution_manufacturer',
  chemicals_materials: 'retail_sales_distribution_manufacturer',
  healthcare: 'others',
  education: 'others',
  human_resources: 'others',
  real_estate_construction: 'others',
  energy_environment: 'others',
  agriculture: 'others',
  public_sector: 'others',
  aerospace: 'others',
  others_general: 'others',
}

export function industryGroupOf(industry: SubIndustry): IndustryGroup {
  return groupByIndustry[industry]
}

/** Returns the industries of a group in the order of the contract. */
export function industriesOf(group: IndustryGroup): SubIndustry[] {
  return SubIndustry.filter((industry) => groupByIndustry[industry] === group)
}
