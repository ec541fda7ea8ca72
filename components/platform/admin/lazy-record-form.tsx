'use client'
import type { ComponentType } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import type { RecordForm as Form } from './record-form'

const load = () => import('./record-form').then((one) => one.RecordForm as ComponentType<object>)

/** A record's form. Its scripts are loaded when a record is opened; lists don't need them. */
export const LazyRecordForm = lazyPart(load, {
  loading: ListSkeleton,
  isNeeded: true,
}) as typeof Form
