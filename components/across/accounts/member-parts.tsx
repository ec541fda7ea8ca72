'use client'
import { useSession } from '@/stores/session'
import { lazyMemberPart, lazyPartForPupils } from './lazy-member-part'

const Children = lazyMemberPart('ChildSwitchList')
const OwnGrade = lazyPartForPupils('OwnGradeLink')
const Account = lazyMemberPart('AccountMenuSection')

/** A parent's children or a pupil's own grade in the list of grades; nothing for guests. */
export function MemberGradeLinks() {
  const type = useSession((state) => state.viewer?.type)
  if (type === 'roditelj') return <Children />
  return type === 'ucenik' ? <OwnGrade /> : null
}

/** The account in the hamburger menu; nothing for guests. `onChoose` closes the menu. */
export function LazyAccountMenuSection({ onChoose }: { onChoose: () => void }) {
  const isMember = useSession((state) => state.viewer !== null)
  return isMember ? <Account onChoose={onChoose} /> : null
}
