import type { ReactNode } from 'react'
import type { ApiError } from '@/lib/platform/http/client'
import { Button } from './button'
import { Container } from './container'

export type LoadedProps<Data> = {
  /** The result of `useCall`. */
  query: {
    data: Data | undefined
    failureReason: ApiError | null
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
  /** The heading when loading fails. */
  title: string
  skeleton: ReactNode
  /** Shown after a 404 in place of the retry button: a link to something that exists. */
  elsewhere?: ReactNode
  children: (data: Data) => ReactNode
}

/** The data of a request; before that a skeleton, or the error with a retry button. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, title, skeleton, elsewhere, children } = props
  const { data, failureReason, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (!failureReason) return skeleton
  return (
    <Container className="flex min-h-dvh flex-col items-center gap-4 py-16 text-center">
      <h1 className="font-display text-4xl font-extrabold">{title}</h1>
      <p role="alert" className="text-lg">
        {failureReason.message}
      </p>
      {failureReason.status === 404 && elsewhere ? (
        elsewhere
      ) : (
        <Button onClick={() => void refetch()}>Pokušaj ponovno</Button>
      )}
      <p role="status" className="text-muted">
        {isFetching && 'Učitavam...'}
      </p>
    </Container>
  )
}
