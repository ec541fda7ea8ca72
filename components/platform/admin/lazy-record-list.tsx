'use client'
import type { ComponentType } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import type { RecordList as List } from './record-list'

const load = () => import('./record-list').then((one) => one.RecordList as ComponentType<object>)

// When a visit starts with the list, preloads it in parallel with other scripts.
if (typeof location !== 'undefined' && !new URLSearchParams(location.search).has('record'))
  void load().catch(() => undefined)

/** The list of records. Its scripts are separate: a form opened directly doesn't need them. */
export const LazyRecordList = lazyPart(load, {
  loading: ListSkeleton,
  isNeeded: true,
}) as typeof List
