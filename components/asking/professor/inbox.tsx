'use client'
import { BackToProfile } from '@/components/ui/back-to-profile'
import { Container } from '@/components/ui/container'
import { EmptyState } from '@/components/ui/empty-state'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import { LoadMore } from '@/components/ui/load-more'
import { Loaded } from '@/components/ui/loaded'
import type { Pupil } from '@/lib/across/accounts/model'
import { editCachedResponses } from '@/lib/platform/browser/mutations'
import { call } from '@/lib/platform/http/client'
import { gradePath } from '@/lib/platform/paths'
import { professorApiCalls } from '@/lib/asking/professor/calls'
import type { OwnQuestion } from '@/lib/asking/professor/model'
import { useUnseenAnswers } from '@/stores/inbox'
import { useOwnGrade } from '@/stores/own-grade'
import { useLoadedUser } from '@/stores/load-user'
import { ThreadQuestion } from './asked-question'
import { useProfessorQuestions } from './use-professor-questions'

const TITLE = 'Poruke'

/** A pupil's questions to the professor, with the answers (rule 34.6). */
export function Inbox() {
  return (
    <Loaded query={useLoadedUser()} title={TITLE} skeleton={<ListSkeleton />}>
      {(user) => user.type === 'ucenik' && <PupilsInbox pupil={user} />}
    </Loaded>
  )
}

/**
 * Marks an answer as seen at once. A failure is ignored (rule 34.8): the next visit
 * shows it as new.
 */
function see({ _id, answeredAt, isSeen }: OwnQuestion): void {
  if (!answeredAt || isSeen) return
  editCachedResponses(professorApiCalls.listChildQuestions, (list) => ({
    ...list,
    questions: list.questions.map((one) => (one._id === _id ? { ...one, isSeen: true } : one)),
  }))
  useUnseenAnswers.getState().lower()
  void call(professorApiCalls.markSeen, { params: { id: _id } }).catch(() => undefined)
}

function PupilsInbox({ pupil }: { pupil: Pupil }) {
  const { query, questions, isLoaded } = useProfessorQuestions(pupil._id)
  return (
    <Loaded
      query={{ ...query, data: isLoaded ? questions : undefined }}
      title={TITLE}
      skeleton={<ListSkeleton />}
    >
      {(known) => (
        <Container width="medium" className="space-y-6 py-8">
          <div className="space-y-3">
            <BackToProfile />
            <h1 className="font-display text-4xl font-extrabold">{TITLE}</h1>
            <p className="text-lg text-muted">Tvoja pitanja profesoru i odgovori na njih.</p>
          </div>
          {known.length === 0 && <StillEmpty canAsk={pupil.hasProfessor} />}
          <ul className="space-y-3">
            {known.map((question) => (
              <ThreadQuestion key={question._id} question={question} onOpen={() => see(question)} />
            ))}
          </ul>
          <LoadMore query={query} />
        </Container>
      )}
    </Loaded>
  )
}

function StillEmpty({ canAsk }: { canAsk: boolean }) {
  const grade = useOwnGrade()
  return (
    <EmptyState
      title="Još nema poruka"
      text={
        canAsk
          ? 'Kad ti nešto nije jasno, u lekciji ili uz objašnjenje u kvizu odaberi „Pitaj profesora”. Odgovor stiže ovamo.'
          : 'Ovdje se čitaju odgovori na pitanja profesoru.'
      }
      action={{ label: 'Nastavi učiti', href: grade ? gradePath(grade.slug) : '/profil' }}
    />
  )
}
