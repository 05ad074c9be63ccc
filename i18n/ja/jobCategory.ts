import type { jobCategory as en } from '../en/jobCategory.ts'

export const jobCategory: typeof en = {
  web_system_development: 'Web開発',
  ml_ai_development: '機械学習・AI',
  mobile_system_development: 'モバイル開発',
  embedded_system_development: '組み込み開発',
  data_engineering: 'データエンジニアリング',
  infrastructure_development: 'インフラ・SRE',
  qa: 'QA・テスト',
  bridge_se: 'ブリッジSE',
  project_manager: 'プロジェクトマネージャー',
  web_designer: 'Web・UIデザイナー',
  game_developer: 'ゲーム開発',
  others: 'その他の職種',
}
