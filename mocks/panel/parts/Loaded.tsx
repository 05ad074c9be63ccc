import { Alert, Button, Skeleton, Stack } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

interface LoadedProps<Data> {
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}

/** Shows the data of a query; while it loads, rows in its place; after a failure, a retry. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query
  if (data !== undefined) return children(data)
  if (error) {
    return (
      <Alert color="red" role="alert" title="The mock gave no answer">
        <p>{error.message}</p>
        <Button variant="default" mt="xs" onClick={() => void refetch()}>
          Try again
        </Button>
      </Alert>
    )
  }
  return (
    <Stack gap="sm" aria-busy>
      <Skeleton height={44} />
      <Skeleton height={44} />
      <Skeleton height={44} />
    </Stack>
  )
}
