/** Faults in the reading of paths and methods. */

import type { Operation } from '../../../contract-kit/src/contract/operations.ts'
import { shown } from '../../../contract-kit/src/json.ts'
import { type Break, idOf } from '../breaking.ts'
import { contract } from '../target.ts'
import { calls, hasTag, refusal } from './callTools.ts'
import type { CallFault } from './mutation.ts'

export const pathFaults = (operation: Operation): CallFault[] =>
  [...segments(operation), ...wholePaths(operation), ...methods(operation)].map((made) => ({
    ...made,
    family: 'calls: paths and methods' as const,
  }))

type Made = { name: string; breaks: Break }

/** Changes the path below the base of the API. */
const onPath =
  ({ method }: Operation, change: (path: string) => string): Break =>
  (send) =>
  (request) => {
    const url = new URL(request.url)
    const path = url.pathname.slice(contract.base.length)
    const isOwn = request.method === method || (method === 'GET' && request.method === 'HEAD')
    if (!isOwn) return send(request)
    url.pathname = contract.base + change(path)
    return url.href === request.url ? send(request) : send(new Request(url, request))
  }

function segments(operation: Operation): Made[] {
  const parameter = operation.parameters.find((each) => each.in === 'path')
  if (!parameter) return []
  const [before = '', after = ''] = operation.path.split(/\{\w+\}/)
  const onSegment = (name: string, change: (value: string) => string): Made => ({
    name: `{${parameter.name}} ${name}`,
    breaks: onPath(operation, (path) => {
      if (!path.startsWith(before) || !path.endsWith(after)) return path
      const value = decoded(path.slice(before.length, path.length - after.length))
      return value === null || value.includes('/') ? path : before + encodeURIComponent(change(value)) + after
    }),
  })
  const common = [
    onSegment('with blanks around it', (value) => value.trim()),
    onSegment('cut at a null', (value) => value.split('\0')[0] ?? value),
  ]
  if (parameter.schema.type !== 'integer')
    return [
      ...common,
      onSegment('in any case', (value) => value.toLowerCase()),
      onSegment('unknown is the example', (value) =>
        value === 'no-such-value' ? shown(parameter.example) : value,
      ),
    ]
  return [
    ...common,
    onSegment('with leading zeros', (value) => value.replace(/^0+(?=\d)/, '')),
    onSegment('with letters after it', (value) => value.replace(/^(\d+)[a-z].*$/i, '$1')),
    onSegment('with a plus', (value) => value.replace(/^\+(?=\d)/, '')),
    onSegment('with a minus', (value) => value.replace(/^-(?=\d)/, '')),
    onSegment('with decimals', (value) => value.replace(/\.0+$/, '')),
    onSegment('in other digits', (value) => value.normalize('NFKC')),
    onSegment('unknown is the example', (value) =>
      value === '2147483647' ? shown(parameter.example) : value,
    ),
  ]
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

function wholePaths(operation: Operation): Made[] {
  const pattern = new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i')
  const lower = (path: string) => {
    const names = operation.path.split('/')
    return path
      .split('/')
      .map((part, index) => (names[index]?.startsWith('{') ? part : (names[index] ?? part)))
      .join('/')
  }
  const fits = (path: string) => pattern.test(path)
  return [
    {
      name: 'with a slash at the end',
      breaks: onPath(operation, (path) => (fits(path.slice(0, -1)) ? path.replace(/\/$/, '') : path)),
    },
    {
      name: 'with a slash twice',
      breaks: onPath(operation, (path) =>
        fits(path.replaceAll('//', '/')) ? path.replaceAll('//', '/') : path,
      ),
    },
    { name: 'in any case', breaks: onPath(operation, (path) => (fits(path) ? lower(path) : path)) },
  ]
}

const isOwnPath = (request: Request, { path }: Operation) =>
  ['GET', 'POST'].some(
    (method) =>
      contract.find(method, new URL(request.url).pathname.slice(contract.base.length))?.path === path,
  )

function methods(operation: Operation): Made[] {
  const { method, path } = operation
  const declared = contract.methodsOf(path)
  const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((each) => !declared.includes(each))
  const without: Made[] = others.map((other) => ({
    name: `${other} is 404`,
    breaks: (send) => (request) =>
      request.method === other && isOwnPath(request, operation)
        ? Promise.resolve(refusal(request, 404, '/problems/not-found'))
        : send(request),
  }))
  const obeyed: Made[] = others
    .filter((each) => (each === 'GET') === (method === 'GET'))
    .map((other) => ({
      name: `${other} is obeyed`,
      breaks: (send) => async (request) => {
        if (request.method !== other || !isOwnPath(request, operation)) return send(request)
        const { url, headers } = request
        return send(new Request(url, { method, headers, body: await request.clone().text() }))
      },
    }))
  if (method !== 'GET') return [...without, ...obeyed]
  const isHead = (request: Request) =>
    request.method === 'HEAD' && idOf(new Request(request.url)) === operation.id
  const withoutTag: Made = {
    name: 'HEAD without a tag',
    breaks: (send) => async (request) => {
      const response = await send(request)
      if (isHead(request)) response.headers.delete('ETag')
      return response
    },
  }
  return [
    ...without,
    {
      name: 'HEAD is 405',
      breaks: (send) => (request) =>
        isHead(request)
          ? Promise.resolve(new Response(null, { status: 405, headers: { Allow: 'GET' } }))
          : send(request),
    },
    ...(hasTag(operation) ? [withoutTag] : []),
    {
      name: 'known as unknown',
      breaks: calls(operation, (request) => Promise.resolve(refusal(request, 404, '/problems/not-found'))),
    },
  ]
}
