import { describe, expect, test } from 'vitest'
import { rules as en } from '#i18n/en/rules.ts'
import { rules as ja } from '#i18n/ja/rules.ts'
import { ruleMessage } from './ruleIssues.ts'
import { otherRules, type RuleName, specRules } from './ruleNames.ts'

/** The exact texts of the specification's §5. Its "0:{max}" is a positional placeholder (product-decisions §8). */
const specification: Record<(typeof specRules)[number], string> = {
  required: 'This field is required. Please fill in.',
  nameRequired: 'Please fill in your name',
  emailRequired: 'Please fill in your email address',
  emailFormat: 'Email format does not match',
  tel: 'Phone number format does not match',
  nationRequired: 'Please fill in your nationality',
  visaRequired: 'Please fill in your Japan visa status',
  nihongoRequired: 'Please fill in your current Japanese Level',
  englishRequired: 'Please fill in your current English Level',
  confirmedEmail: 'Email address does not match',
  resumeGroupRequired: 'Please enter one',
  validateEmail: 'This email is already taken',
  max: 'Name should be less than 40.',
  min: 'Name should be at least 40 long.',
  agreeToTarget: 'Please check at least one.',
  alphaNum: 'The Name must contains both alphabet and numbers.',
  minPassword: 'Password should be at least 40 long.',
  confirmedPassword: 'Password does not match.',
  checkDateRequired: 'Please select all year, month, and day.',
  numeric: 'Please enter numbers only.',
  requiredName: 'Please enter your name.',
  requiredNationality: 'Please choose your nationality.',
  requiredCountry: 'Please choose your country of residence.',
  requiredEmploymentStatus: 'Please choose your current employment status.',
  requiredPresentOccupation: 'Please choose your current occupation.',
  requiredWorkExperience: 'Please choose your main IT language.',
  requiredYearWorkExperience: 'Please choose years of your work experience.',
  requiredProceduralExperience: 'Please choose your experienced work process.',
  requiredContactType: 'Please choose the type of inquiry.',
  requiredContactDetails: 'Please enter your inquiry details.',
}

const failed = (rule: RuleName) => ({ rule, field: 'name', limit: 40 })

test.each(specRules)('%s has its English message', (rule) => {
  expect(ruleMessage(en, failed(rule), 'Name')).toBe(specification[rule])
})

test('the default message', () => {
  expect(ruleMessage(en, failed('invalid'), 'Name')).toBe('Name is not valid')
})

describe.each([...specRules, ...otherRules])('%s', (rule) => {
  test('has a message in each language', () => {
    expect(ruleMessage(ja, failed(rule), 'お名前')).toMatch(/[ぁ-ん]/)
    expect(ruleMessage(en, failed(rule), 'Name')).toMatch(/^[\x20-\x7e]+$/)
  })

  test('mentions the field and the number in both languages or in neither', () => {
    const message = (texts: typeof en) => ruleMessage(texts, failed(rule), 'FIELD')
    for (const part of ['FIELD', '40']) {
      expect(message(ja).includes(part)).toBe(message(en).includes(part))
    }
  })
})

test('the maximum size of a file is shown in KB', () => {
  expect(ruleMessage(en, { rule: 'fileSize', field: 'resume', limit: 500 }, 'Resume')).toContain('500 KB')
})
