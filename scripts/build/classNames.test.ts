import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { preprocessCSS, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { shortClassNames } from './classNames.ts'

const root = join(import.meta.dirname, '../..')

test('each class of the program has a name of two characters of its own, and never "ad"', async () => {
  const name = shortClassNames()
  const config = await resolveConfig(
    { configFile: false, css: { modules: { generateScopedName: name } } },
    'build',
  )
  const names: string[] = []
  for (const file of globSync('src/**/*.module.css', { cwd: root })) {
    const path = join(root, file)
    const { modules = {} } = await preprocessCSS(readFileSync(path, 'utf8'), path, config)
    names.push(...Object.values(modules).map((composed) => composed.split(' ')[0] ?? ''))
  }
  expect(names.length).toBeGreaterThan(500)
  expect(names.filter((each) => !/^[b-z][a-z0-9_-]$/i.test(each))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

test('no class has the name of one of the whole site', () => {
  const name = shortClassNames()
  const named = globSync('src/**/*.module.css', { cwd: root }).flatMap((file) => {
    const classes = readFileSync(join(root, file), 'utf8').matchAll(/^\s*\.(\w+)/gm)
    return Array.from(classes, ([, local = '']) => name(local, join(root, file)))
  })
  expect(named).toContain('nc')
  expect(named).not.toContain('nb')
  expect(named).not.toContain('vh')
})

test('a class that no style sheet has is refused', () => {
  expect(() => shortClassNames()('none', join(root, 'src/ui/Button.module.css'))).toThrow('No name')
})
