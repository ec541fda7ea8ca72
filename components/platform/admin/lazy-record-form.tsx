'use client'
import type { ComponentType } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import type { RecordForm as Form } from './record-form'

const load = () => import('./record-form').then((one) => one.RecordForm as ComponentType<object>)

/** The form of a record, whose scripts come when one is opened: a list does without them. */
export const RecordForm = lazyPart(load, { loading: ListSkeleton, isNeeded: true }) as typeof Form
