import type { JobSeed } from '../types.ts'
import { bridgeSe } from './bridge_se.ts'
import { dataEngineering } from './data_engineering.ts'
import { embeddedSystemDevelopment } from './embedded_system_development.ts'
import { gameDeveloper } from './game_developer.ts'
import { infrastructureDevelopment } from './infrastructure_development.ts'
import { mlAiDevelopment } from './ml_ai_development.ts'
import { mobileSystemDevelopment } from './mobile_system_development.ts'
import { others } from './others.ts'
import { projectManager } from './project_manager.ts'
import { qa } from './qa.ts'
import { webDesigner } from './web_designer.ts'
import { webSystemDevelopment } from './web_system_development.ts'

/** The sample jobs of all categories, in the order of the category keys. */
export const jobs: JobSeed[] = [
  ...webSystemDevelopment,
  ...mlAiDevelopment,
  ...mobileSystemDevelopment,
  ...embeddedSystemDevelopment,
  ...dataEngineering,
  ...infrastructureDevelopment,
  ...qa,
  ...bridgeSe,
  ...projectManager,
  ...webDesigner,
  ...gameDeveloper,
  ...others,
]
