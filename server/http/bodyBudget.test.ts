import { describe, expect, test } from 'vitest'
import { Unavailable } from '#backend/ports/unavailable.ts'
import { createBodyBudget } from './bodyBudget.ts'

describe('a budget of 100 bytes, 40 of them for one network', () => {
  const create = () => createBodyBudget({ all: 100, network: 40 })

  test('one network cannot take more than its share', () => {
    const budget = create()
    budget.open('a').reserve(30)
    const other = budget.open('a')
    other.reserve(10)
    expect(() => other.reserve(1)).toThrow(Unavailable)
    expect(() => budget.open('b').reserve(40)).not.toThrow()
  })

  test('all networks together cannot take more than all', () => {
    const budget = create()
    for (const network of ['a', 'b']) budget.open(network).reserve(40)
    const last = budget.open('c')
    expect(() => last.reserve(21)).toThrow(Unavailable)
    expect(() => last.reserve(20)).not.toThrow()
  })

  test('a closed account gives back all its bytes, once', () => {
    const budget = create()
    const account = budget.open('a')
    account.reserve(15)
    account.reserve(25)
    account.close()
    account.close()
    const next = budget.open('a')
    expect(() => next.reserve(41)).toThrow(Unavailable)
    expect(() => next.reserve(40)).not.toThrow()
  })

  test('expected bytes are refused like reserved ones, but not counted', () => {
    const budget = create()
    budget.open('a').reserve(30)
    const other = budget.open('a')
    expect(() => other.expect(11)).toThrow(Unavailable)
    other.expect(10)
    expect(() => other.reserve(10)).not.toThrow()
  })

  test('refused bytes are not counted', () => {
    const budget = create()
    const account = budget.open('a')
    expect(() => account.reserve(1_000)).toThrow(Unavailable)
    expect(() => account.reserve(40)).not.toThrow()
  })
})
