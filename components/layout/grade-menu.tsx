'use client'
import { ChevronDown } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { Link } from '@/components/ui/link'
import { MemberGradeLinks } from '@/components/across/accounts/member-parts'
import { FUN_QUIZZES_PATH, gradePath, PRICES_PATH } from '@/lib/platform/paths'
import { HeadMenu } from '@/components/ui/head-menu'
import { useSite } from '@/stores/site'

const ITEM =
  'min-h-11 items-center rounded-control px-3 font-bold hover:bg-area-soft hover:text-area early:gap-3'

/** A dropdown of grades in the header, with links for which the header has no space. */
export function GradeMenu() {
  const grades = useSite((site) => site.grades)
  const pathname = usePathname()
  return (
    <HeadMenu
      id="grade-menu"
      align="left"
      buttonClass="gap-1.5 px-3 font-bold"
      button={(isOpen) => (
        <>
          <span className="member:hidden">Odaberi razred</span>
          <span className="hidden member:inline">Kreni učiti</span>
          <ChevronDown aria-hidden="true" className={isOpen ? 'size-4 rotate-180' : 'size-4'} />
        </>
      )}
    >
      <div className="w-68">
        <div data-choices>
          <MemberGradeLinks />
          <ul className="grid grid-cols-2 gap-1">
            {grades.map(({ _id, name, slug }) => (
              <li key={_id}>
                <Link
                  href={gradePath(slug)}
                  aria-current={pathname === gradePath(slug) ? 'page' : undefined}
                  className={`flex ${ITEM} aria-[current]:bg-area-soft`}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <Link
          href="/profil"
          data-early-icon="home"
          className={`mt-2 hidden ${ITEM} max-xl:member:flex`}
        >
          Početna
        </Link>
        <Link href={FUN_QUIZZES_PATH} data-early-icon="game" className={`flex ${ITEM} lg:hidden`}>
          Zabavni kvizovi
        </Link>
        <Link href={PRICES_PATH} className={`flex ${ITEM} xl:hidden pupil:hidden`}>
          Cjenik
        </Link>
      </div>
    </HeadMenu>
  )
}
