import { describe, expect, it } from 'vitest'
import { defaultState } from '#mocks/control/defaultState.ts'
import { help, readOptions } from '../../scripts/mock/options.ts'

describe('The options of npm run mock', () => {
  it('have defaults', () => {
    expect(readOptions([], {})).toEqual({
      port: 4010,
      persist: undefined,
      server: { start: defaultState, origins: undefined, origin: undefined },
    })
  })

  it('are taken from flags before the environment', () => {
    const environment = { PORT: '1', HASHI_SEED: 'jobs=70', HASHI_ORIGIN: 'https://a.example.com' }
    expect(readOptions([], environment)).toMatchObject({
      port: 1,
      server: { start: { seed: { jobs: 70 } }, origin: 'https://a.example.com' },
    })
    const flags = ['--port', '2', '--jobs', '80', '--origin', 'http://localhost:3000']
    expect(readOptions(flags, environment)).toMatchObject({
      port: 2,
      server: { start: { seed: { jobs: 80 } }, origin: 'http://localhost:3000' },
    })
  })

  it('set latency, seed, file and several origins', () => {
    const origins = ['--cors', 'http://a.test,https://b.test:8443', '--cors', 'http://c.test']
    expect(
      readOptions(['--latency', '300', '--seed', '7', '--persist', 'mock.json', ...origins], {}),
    ).toMatchObject({
      persist: 'mock.json',
      server: {
        start: { latency: 300, randomSeed: 7 },
        origins: ['http://a.test', 'https://b.test:8443', 'http://c.test'],
      },
    })
  })

  it.each([
    [['--port', '70000'], '--port is "70000": must be a whole number from 0 to 65535'],
    [['--jobs', '5'], '--jobs is "5": must be a whole number from 64 to 100000'],
    [['--latency', '1s'], '--latency is "1s": must be a whole number from 0 to 60000'],
    [['--seed', '-1'], '--seed'],
    [['--cors', 'localhost:3000'], '--cors is "localhost:3000": must be an origin'],
    [['--cors', 'http://a.test,*'], '--cors is "*": must be an origin'],
    [['--origin', 'http://a.test/en'], '--origin is "http://a.test/en": must be an origin'],
    [['--persist', ''], '--persist is "": must be the name of a file'],
    [['--speed', '5'], '--speed'],
    [['fast'], 'fast'],
  ])('%j are refused', (args, message) => {
    expect(() => readOptions(args, {})).toThrow(message)
  })

  it('are refused all at once, by the name of their source', () => {
    const environment = { PORT: 'x', HASHI_SEED: 'jobs=1', HASHI_ORIGIN: 'a' }
    expect(() => readOptions(['--latency', 'y'], environment)).toThrow(
      /PORT is "x"[^]*--latency is "y"[^]*HASHI_ORIGIN is "a"[^]*HASHI_SEED is "jobs=1"/,
    )
  })

  it('are all in the help', () => {
    expect(readOptions(['--help'], {})).toBeNull()
    for (const flag of ['port', 'jobs', 'latency', 'seed', 'cors', 'origin', 'persist', 'help'])
      expect(help).toContain(`--${flag}`)
  })
})
