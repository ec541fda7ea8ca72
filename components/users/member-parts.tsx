'use client'
import dynamic from 'next/dynamic'
import { withoutPart } from '@/components/ui/without-part'
import type { Grade } from '@/lib/content/model'
import { useSession } from '@/stores/session'

/** Parts of a page's head that are loaded for those who are signed in. */
const Children = dynamic(
  () => import('./for-members').then((one) => one.ChildrenList).catch(withoutPart),
  {
    ssr: false,
  },
)
const Account = dynamic(
  () => import('./for-members').then((one) => one.AccountList).catch(withoutPart),
  {
    ssr: false,
  },
)

/** A parent's children in the list of grades; nothing for anyone else. */
export function ParentsChildren({ grades }: { grades: Grade[] }) {
  const isParent = useSession((state) => state.viewer?.type === 'roditelj')
  return isParent ? <Children grades={grades} /> : null
}

/** The account behind the hamburger; nothing for guests. `onChoose` closes the menu. */
export function MembersAccount({ onChoose }: { onChoose: () => void }) {
  const isMember = useSession((state) => state.viewer !== null)
  return isMember ? <Account onChoose={onChoose} /> : null
}
