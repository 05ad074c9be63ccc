import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The facts of the sample stories: id, role before, role after, origin, Japanese. */
const samples = [
  [1, 'web_system_development', 'web_system_development', 'southeast_asia', 'business_level_jp'],
  [2, 'qa', 'qa', 'americas', 'fluent_jp'],
  [3, 'student', 'embedded_system_development', 'southeast_asia', 'daily_conversational_level_jp'],
  [4, 'bridge_se', 'project_manager', 'east_asia', 'fluent_jp'],
  [5, 'data_engineering', 'ml_ai_development', 'south_asia', 'basic_conversational_level_jp'],
  [6, 'others', 'game_developer', 'europe', 'daily_conversational_level_jp'],
  [7, 'others', 'web_designer', 'east_asia', 'business_level_jp'],
  [8, 'infrastructure_development', 'infrastructure_development', 'africa_middle_east', 'none_jp'],
  [9, 'student', 'game_developer', 'east_asia', 'fluent_jp'],
  [10, 'student', 'infrastructure_development', 'south_asia', 'business_level_jp'],
  [11, 'data_engineering', 'data_engineering', 'europe', 'daily_conversational_level_jp'],
  [12, 'other_than_it', 'web_system_development', 'americas', 'business_level_jp'],
  [
    13,
    'mobile_system_development',
    'mobile_system_development',
    'southeast_asia',
    'daily_conversational_level_jp',
  ],
  [14, 'embedded_system_development', 'embedded_system_development', 'europe', 'none_jp'],
  [15, 'others', 'infrastructure_development', 'south_asia', 'business_level_jp'],
  [16, 'others', 'web_designer', 'east_asia', 'fluent_jp'],
  [17, 'other_than_it', 'others', 'southeast_asia', 'fluent_jp'],
  [18, 'student', 'ml_ai_development', 'africa_middle_east', 'daily_conversational_level_jp'],
  [19, 'web_system_development', 'web_system_development', 'southeast_asia', 'fluent_jp'],
] as const

/**
 * The facts that stories are filtered by. Stories outside of the sample content get the values that claim least, for their editors to
 * correct.
 */
export const storyFacts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [id, roleBefore, roleAfter, origin, japaneseLevel] of samples) {
      const facts = JSON.stringify({ roleBefore, roleAfter, origin, japaneseLevel })
      await sql`update story set data = data || ${facts}::jsonb where id = ${id}`.execute(db)
    }
    const least = JSON.stringify({
      roleBefore: 'none',
      roleAfter: 'others',
      origin: 'east_asia',
      japaneseLevel: 'none_jp',
    })
    await sql`update story set data = ${least}::jsonb || data`.execute(db)
  },
}
