'use client'
import type { ComponentType } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import type { RecordList as List } from './record-list'

const load = () => import('./record-list').then((one) => one.RecordList as ComponentType<object>)

// A visit that begins with the list asks for it at once, beside what else the page loads.
if (typeof location !== 'undefined' && !new URLSearchParams(location.search).has('record'))
  void load().catch(() => undefined)

/** The list of records, whose scripts come with it: a form that is opened alone does without them. */
export const RecordList = lazyPart(load, { loading: ListSkeleton, isNeeded: true }) as typeof List
