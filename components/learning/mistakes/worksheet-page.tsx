'use client'
import { MISTAKES_PATH } from '@/lib/platform/paths'
import { ArrowLeft, Printer } from 'lucide-react'
import { numbered } from '@/components/learning/quiz/printed/numbered'
import { WorksheetAnswers } from '@/components/learning/quiz/printed/worksheet-answers'
import { WorksheetTasks } from '@/components/learning/quiz/printed/worksheet-tasks'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { Waiting } from '@/components/ui/waiting'
import { useCall } from '@/lib/platform/browser/queries'
import { mistakesApiCalls } from '@/lib/learning/mistakes/calls'
import { counted } from '@/lib/platform/hr/plurals'
import type { WorksheetItem } from '@/lib/learning/mistakes/model'
import { useUser } from '@/stores/user'

const TASKS = ['zadatak', 'zadatka', 'zadataka'] as const

/** The worksheet as it will be printed, with the key on a separate page. */
export function WorksheetPage() {
  const { data: sheet, failureReason } = useCall(mistakesApiCalls.worksheet, {})
  const firstName = useUser((state) => state.user?.firstName ?? '')
  const groups = sheet ? numbered<WorksheetItem>(sheet.groups) : []
  return (
    <Container width="medium" className="py-6 print:max-w-none print:p-0">
      <div className="no-print mb-6 flex flex-wrap gap-3">
        <ButtonLink href={MISTAKES_PATH} variant="quiet" className="-ml-5">
          <ArrowLeft aria-hidden="true" className="size-5" />
          Moje greške
        </ButtonLink>
        <Button onClick={() => window.print()} disabled={groups.length === 0} className="ml-auto">
          <Printer aria-hidden="true" className="size-5" />
          Ispiši
        </Button>
      </div>
      <p role="alert" className="font-bold text-bad empty:hidden">
        {!sheet && failureReason?.message}
      </p>
      {!sheet && !failureReason && <Waiting label="Slažem radni list..." />}
      {sheet && groups.length === 0 && (
        <p className="text-lg">Trenutačno nema zadataka za radni list.</p>
      )}
      {groups.length > 0 && (
        <>
          <WorksheetTasks title="Radni list" groups={groups} firstName={firstName}>
            {sheet && sheet.left > 0 && (
              <p className="text-muted">
                Na ovaj list nije stalo još: {counted(sheet.left, TASKS)}. Doći će na sljedeći, kad
                ove riješiš.
              </p>
            )}
          </WorksheetTasks>
          <WorksheetAnswers groups={groups} />
        </>
      )}
    </Container>
  )
}
