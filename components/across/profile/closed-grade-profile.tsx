import { GradeLinks } from '@/components/content/curriculum/grade-links'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { Panel } from '@/components/ui/panel'
import type { Pupil } from '@/lib/across/accounts/model'
import type { Grade } from '@/lib/content/curriculum/model'
import { FUN_QUIZZES_PATH } from '@/lib/platform/paths'
import { PupilHead } from './pupil-head'
import type { ServerParts } from './server-parts'
import { useShownUser } from './use-current-user'

type ClosedGradeProfileProps = Pick<ServerParts, 'practice'> & { user: Pupil; grades: Grade[] }

/**
 * The profile of a pupil whose grade is closed (rule 11.3: the profile validates
 * grades first). Nothing links into the grade; the pupil's own data stays.
 */
export function ClosedGradeProfile({ user, grades, practice }: ClosedGradeProfileProps) {
  const pupil = useShownUser(user)
  return (
    <Container width="medium" className="space-y-4 py-8">
      <PupilHead pupil={pupil} />
      <Panel id="razred" title="Tvoj razred trenutačno nije otvoren">
        <p>
          Zamoli roditelja da ti na svojem profilu odabere drugi razred. Tvoji bodovi i bilježnica
          ostaju sačuvani.
        </p>
        {grades.length > 0 && (
          <>
            <p className="mt-4 mb-3">Dotad možeš zaviriti u druge razrede:</p>
            <GradeLinks grades={grades} className="[&_ul]:justify-start" />
          </>
        )}
        <ButtonLink href={FUN_QUIZZES_PATH} variant="secondary" className="mt-4">
          Zabavni kvizovi
        </ButtonLink>
      </Panel>
      <div className="grid gap-4 sm:grid-cols-2">{practice}</div>
    </Container>
  )
}
