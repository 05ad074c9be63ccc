/**
 * `npm run image:try`: runs the steps of the Dockerfile in empty folders, without a container engine, and starts the result as another
 * user. It shows that the image has all that the server needs, and that the user needs no other rights. Must run as root.
 */

import { execFile, spawn } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod'
import { freePort } from './programs.ts'

const run = promisify(execFile)

/** The user and group `nobody` of Debian. */
const NOBODY = { uid: 65_534, gid: 65_534 }
const PATIENCE = 120_000

type Stage = { root: string; env: Record<string, string>; command: string[] }

/** Returns the folder of a path within a stage. All stages have the working folder /app. */
const within = (stage: Stage, path: string) =>
  join(stage.root, path.startsWith('/') ? path : join('/app', path))

/** The instructions, with continued lines joined and comments left out. */
const instructions = readFileSync('Dockerfile', 'utf8')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => /^(\w+) (.*)$/.exec(line) ?? [])

const stages = new Map<string, Stage>()
const folder = mkdtempSync(join(tmpdir(), 'hashi-image-'))
chmodSync(folder, 0o755)

/** Copies files of another stage or of the build context, which is the repository. */
async function copy(stage: Stage, parameters: string): Promise<void> {
  const [, from, rest = ''] = /^(?:--from=(\w+) )?(.*)$/.exec(parameters) ?? []
  const paths = rest.split(' ')
  const target = within(stage, paths.pop() ?? '')
  const source = from === undefined ? undefined : stages.get(from)
  for (const path of paths) {
    if (source) cpSync(within(source, path), target, { recursive: true, verbatimSymlinks: true })
    else await copyFiles(path, target)
  }
}

async function copyFiles(path: string, target: string): Promise<void> {
  const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard', path], { maxBuffer: 2 ** 24 })
  for (const file of stdout.trim().split('\n')) {
    const to = join(target, path === '.' ? file : basename(file))
    mkdirSync(dirname(to), { recursive: true })
    cpSync(file, to)
  }
}

/** Runs a step in the folder of its stage. The user and /data are those of an image, which are made here in another way. */
async function step(stage: Stage, command: string): Promise<void> {
  if (command.includes('/data')) return
  console.log(`  ${command}`)
  const { PATH = '', HOME = '' } = process.env
  await run('sh', ['-c', command], {
    cwd: within(stage, '.'),
    env: { PATH, HOME, ...stage.env },
    maxBuffer: 2 ** 24,
  })
}

async function build(): Promise<Stage> {
  let stage: Stage = { root: '', env: {}, command: [] }
  for (const [, name = '', rest = ''] of instructions) {
    if (name === 'FROM') {
      const [, alias = 'image'] = / AS (\w+)$/.exec(rest) ?? []
      stage = { root: join(folder, alias), env: {}, command: [] }
      mkdirSync(within(stage, '.'), { recursive: true })
      stages.set(alias, stage)
    } else if (name === 'COPY') await copy(stage, rest)
    else if (name === 'RUN') await step(stage, rest)
    else if (name === 'ENV')
      Object.assign(stage.env, Object.fromEntries(rest.split(' ').map((pair) => pair.split('='))))
    else if (name === 'CMD') stage.command = z.array(z.string()).parse(JSON.parse(rest))
  }
  return stage
}

/** Starts the image's command as another user, who may write only to the data folder, and waits until it is ready. */
async function start({ root, env, command }: Stage): Promise<void> {
  const data = join(folder, 'data')
  mkdirSync(data)
  await run('chown', [`${NOBODY.uid}:${NOBODY.gid}`, data])
  const port = await freePort()
  const [, ...parameters] = command
  const server = spawn(process.execPath, parameters, {
    ...NOBODY,
    cwd: join(root, 'app'),
    env: { ...env, PORT: String(port), HASHI_DATA: data, HASHI_SAMPLE: 'on', HASHI_LOG: 'off' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  try {
    await ready(`http://127.0.0.1:${port}/readyz`)
    const page = await fetch(`http://127.0.0.1:${port}/en/jobs`)
    if (!page.ok || !(await page.text()).includes('<main')) throw new Error('The page of jobs is not right')
  } finally {
    server.kill()
  }
}

async function ready(address: string): Promise<void> {
  const until = performance.now() + PATIENCE
  while (performance.now() < until) {
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => void setTimeout(resolve, 500))
  }
  throw new Error('The server is not ready in time')
}

try {
  const image = await build()
  await start(image)
  const archive = join(folder, 'image.tar.gz')
  await run('tar', ['czf', archive, '-C', image.root, '.'])
  const { stdout } = await run('du', ['-sm', image.root, archive])
  console.log(
    `The image starts. Its size without Node, and compressed, in MB:\n${stdout.replaceAll(folder, '')}`,
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
