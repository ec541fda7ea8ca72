import { Panel } from '@/components/ui/panel'
import { formatDate } from '@/lib/platform/hr/dates'
import { formatNumber } from '@/lib/platform/hr/numbers'
import { Facts } from './facts'
import { blockedFact, type Family } from './family'
import { PersonActions } from './person-actions'
import { SessionList } from './session-list'

const SIGNS_IN_BY = {
  password: 'lozinkom',
  pictures: 'slikama',
  parent: 'samo preko roditelja',
}

/** A child of a family: sign-in, leaderboards and key learning figures. */
export function ChildPanel({ child }: { child: Family['children'][number] }) {
  const { xp, dailyVisits, answers, rightAnswers, lastAnswerAt } = child.learning
  const rightShare = answers ? `, ${Math.round((100 * rightAnswers) / answers)} % točno` : ''
  return (
    <Panel id={`dijete-${child._id}`} title={child.firstName}>
      <Facts
        facts={[
          ['Nadimak', child.nickName],
          ['Razred', child.gradeName],
          ['Prijavljuje se', SIGNS_IN_BY[child.signsInBy]],
          ['Ljestvice', leaderboardWords(child)],
          ['XP i vatrice', `${formatNumber(xp)}, ${formatNumber(dailyVisits)}`],
          ['Odgovori u 30 dana', `${formatNumber(answers)}${rightShare}`],
          ['Zadnji odgovor', lastAnswerAt ? formatDate(new Date(lastAnswerAt)) : 'nema'],
          ['Račun otvoren', formatDate(new Date(child.createdAt))],
          ...blockedFact(child.blockedAt),
        ]}
      />
      <SessionList sessions={child.sessions} />
      <PersonActions person={child} name={child.firstName} />
    </Panel>
  )
}

function leaderboardWords(child: Family['children'][number]): string {
  if (!child.isOnLeaderboards) return 'roditelj ne dopušta'
  return child.showsNickname ? 'pod nadimkom' : 'pod izmišljenim imenom'
}
