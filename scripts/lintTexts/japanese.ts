import { createRequire } from 'node:module'
import { TextlintKernel, type TextlintKernelRule, type TextlintPluginCreator } from '@textlint/kernel'
import { type Finding, type Text, sentenceAt } from './text.ts'

type Preset = {
  rules: Record<string, TextlintKernelRule['rule']>
  rulesConfig: Record<string, TextlintKernelRule['options']>
}

// Both packages are CommonJS, one without types; `require` reads them the same way in Node and in tests.
const require = createRequire(import.meta.url)
const { default: plugin }: { default: TextlintPluginCreator } = require('@textlint/textlint-plugin-text')
const preset: Preset = require('textlint-rule-preset-japanese')

const options: Preset['rulesConfig'] = {
  ...preset.rulesConfig,
  // Pairs such as 「日本語でも英語でも」 and 「資料も会議も」 list things.
  'no-doubled-joshi': { min_interval: 1, allow: ['も', 'でも', 'にも', 'ても', 'か', 'など'] },
}

const plugins = [{ pluginId: 'text', plugin }]
const rules = Object.entries(preset.rules).map(([ruleId, rule]) => ({
  ruleId,
  rule,
  options: options[ruleId],
}))

/** Reads Japanese texts with textlint and its preset for Japanese. */
export async function lintJapanese(texts: Text[]): Promise<Finding[]> {
  const kernel = new TextlintKernel()
  const findings: Finding[] = []
  for (const source of texts) {
    const { messages } = await kernel.lintText(source.text, { ext: '.txt', plugins, rules })
    for (const { ruleId, message, range } of messages)
      findings.push({ source, rule: ruleId, message, sentence: sentenceAt(source.text, range[0]) })
  }
  return findings
}
