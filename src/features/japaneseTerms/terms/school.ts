/**
 * Words of education. Schools: School Education Act (学校教育法), articles 1, 83, 97, 108, 115 and 124. Degrees: Degree Regulations (学位規則).
 * Events: as in the form of the resume of the Ministry of Health, Labour and Welfare (厚生労働省履歴書様式例) and the School Basic Survey (学校基本調査).
 */

import type { Term } from '../term.ts'

export const school: Term[] = [
  { ja: '入学', en: ['entered', 'enrolled', 'admitted', 'started studies'], isEvent: true },
  { ja: '卒業', en: ['graduated', 'graduation', 'graduate'], isEvent: true },
  { ja: '卒業見込み', en: ['expected graduation', 'will graduate', 'expected to graduate'], isEvent: true },
  { ja: '修了', en: ['completed', 'finished course', 'graduated master'], isEvent: true },
  { ja: '中途退学', en: ['dropped out', 'left school', 'withdrew'], isEvent: true },
  { ja: '編入学', en: ['transferred into', 'transfer admission'], isEvent: true },
  { ja: '交換留学', en: ['exchange student', 'exchange program', 'study abroad'] },
  { ja: '高等学校', en: ['high school', 'senior high school', 'secondary school'] },
  { ja: '大学', en: ['university', 'college'] },
  { ja: '大学院', en: ['graduate school', 'postgraduate'] },
  { ja: '短期大学', en: ['junior college', 'two-year college'] },
  { ja: '高等専門学校', en: ['college of technology', 'kosen'] },
  { ja: '専門学校', en: ['vocational school', 'technical school', 'professional training college'] },
  { ja: '日本語学校', en: ['japanese language school', 'language school'] },
  { ja: '修士課程', en: ["master's course", 'master’s course', 'master course', 'master program'] },
  { ja: '博士課程', en: ['doctoral course', 'phd program', 'doctoral program'] },
  { ja: '学士', en: ['bachelor', "bachelor's degree", 'bachelor’s degree', 'bsc', 'ba'] },
  { ja: '修士', en: ['master', "master's degree", 'master’s degree', 'msc', 'ma'] },
  { ja: '博士', en: ['doctor', 'doctorate', 'phd'] },
  { ja: '学部', en: ['faculty', 'school of'] },
  { ja: '学科', en: ['department', 'major'] },
  { ja: '研究科', en: ['graduate school of'] },
  { ja: '専攻', en: ['majoring in', 'specialisation', 'specialization'] },
  { ja: '工学部', en: ['faculty of engineering', 'school of engineering'] },
  { ja: '理学部', en: ['faculty of science', 'school of science'] },
  { ja: '文学部', en: ['faculty of letters', 'faculty of arts'] },
  { ja: '経済学部', en: ['faculty of economics'] },
  { ja: '経営学部', en: ['faculty of business administration', 'business school'] },
  { ja: '法学部', en: ['faculty of law'] },
  {
    ja: '情報工学科',
    en: ['department of computer science', 'department of information engineering', 'computer engineering'],
  },
  { ja: '情報科学科', en: ['department of information science', 'computer science'] },
  {
    ja: '電気電子工学科',
    en: ['department of electrical and electronic engineering', 'electrical engineering'],
  },
  { ja: '機械工学科', en: ['department of mechanical engineering', 'mechanical engineering'] },
  { ja: '数学科', en: ['department of mathematics', 'mathematics'] },
  { ja: 'デザイン学科', en: ['department of design', 'design'] },
]
