'use client'
import { clsx } from 'clsx'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import { Loaded, type LoadedProps } from '@/components/ui/loaded'
import { BackToList } from './back-to-list'

type OpenedProps<Data> = Omit<LoadedProps<Data>, 'skeleton'> & { className?: string }

/** The record opened from a list, below a link back. */
export const OpenedRecord = <Data,>({ className, ...loaded }: OpenedProps<Data>) => (
  <div className={clsx('space-y-5', className)}>
    <BackToList />
    <Loaded<Data> {...loaded} skeleton={<ListSkeleton />} />
  </div>
)
