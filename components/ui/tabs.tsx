'use client'
import { Tabs as Base } from '@base-ui/react/tabs'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Tab = { value: string; label: string; content: ReactNode }

type TabsProps = {
  label: string
  tabs: Tab[]
  /** Called with the opened tab. */
  onOpen?: (value: string) => void
  /** Keeps panels mounted while another one is shown. */
  areKept?: boolean
  /** A narrow list of tabs, for a part of a form. */
  isSmall?: boolean
}

/**
 * One panel at a time, initially the first. Arrow keys move the focus, Enter or Space opens a
 * tab.
 */
export function Tabs({ label, tabs, onOpen, areKept = false, isSmall = false }: TabsProps) {
  return (
    <Base.Root defaultValue={tabs[0]?.value} onValueChange={(value) => onOpen?.(String(value))}>
      <Base.List
        aria-label={label}
        className={clsx(
          'grid auto-cols-fr grid-flow-col gap-1 rounded-control bg-sunken p-1',
          isSmall ? 'mb-1 max-w-64' : 'mb-5',
        )}
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="min-h-11 rounded-control px-3 font-bold text-muted data-[active]:bg-surface data-[active]:text-ink data-[active]:shadow-card"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel
          key={tab.value}
          value={tab.value}
          keepMounted={areKept}
          className="rounded-control"
        >
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
