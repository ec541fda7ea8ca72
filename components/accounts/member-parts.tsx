'use client'
import { useSession } from '@/stores/session'
import { lazyMemberPart } from './lazy-member-part'

const Children = lazyMemberPart('ChildrenList')
const Account = lazyMemberPart('AccountList')

/** A parent's children in the list of grades; nothing for anyone else. */
export function ParentsChildren() {
  const isParent = useSession((state) => state.viewer?.type === 'roditelj')
  return isParent ? <Children /> : null
}

/** The account behind the hamburger; nothing for guests. `onChoose` closes the menu. */
export function MembersAccount({ onChoose }: { onChoose: () => void }) {
  const isMember = useSession((state) => state.viewer !== null)
  return isMember ? <Account onChoose={onChoose} /> : null
}
