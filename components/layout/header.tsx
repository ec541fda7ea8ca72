import { Link } from '@/components/ui/link'
import { BrandLink, type Brand } from '@/components/site/dynamic-content/brand-logo'
import { LessonSearch } from '@/components/asking/search/lesson-search'
import { ViewerHeaderArea } from '@/components/across/accounts/viewer-header-area'
import { Container } from '@/components/ui/container'
import { RenderBlockingContent } from '@/components/ui/render-blocking-content'
import { configuredContactEmail } from '@/lib/platform/env'
import { FUN_QUIZZES_PATH, PRICES_PATH } from '@/lib/platform/paths'
import { SignInLinks } from './sign-in-links'
import { GradeMenu } from './grade-menu'
import { HomeLink } from './home-link'
import { MobileMenu } from './mobile-menu'
import { HiddenUntilContentLoaded } from './hidden-until-content-loaded'
import { ThemeToggle } from '@/components/ui/theme-toggle'

/** The header of public pages. CSS shows the variant for guests or for signed-in users. */
export function Header({ brand }: { brand: Brand | null }) {
  return (
    <RenderBlockingContent id="zaglavlje--kraj">
      <header className="sticky top-0 z-40 border-b border-line bg-page/95 backdrop-blur-sm">
        <HiddenUntilContentLoaded>
          {/* At double text size it wraps into a second row. */}
          <Container className="flex min-h-16 flex-wrap items-center gap-x-2 lg:gap-x-4">
            {/* On narrow phones only the logo mark: the name would leave no space for the search
              hint. */}
            <BrandLink brand={brand} className="max-[22.5rem]:w-10 pupil:max-[27rem]:w-10" />
            <div className="hidden md:block">
              <GradeMenu />
            </div>
            <Link
              href="/profil"
              data-early-icon="home"
              className="hidden min-h-11 shrink-0 items-center rounded-control px-3 font-bold hover:bg-sunken xl:member:inline-flex early:gap-2"
            >
              Početna
            </Link>
            <Link
              href={FUN_QUIZZES_PATH}
              data-early-icon="game"
              className="hidden min-h-11 shrink-0 items-center rounded-control px-3 font-bold hover:bg-sunken lg:inline-flex early:gap-2"
            >
              Zabavni kvizovi
            </Link>
            {/* Pupils don't buy anything. */}
            <Link
              href={PRICES_PATH}
              className="hidden min-h-11 shrink-0 items-center rounded-control px-3 font-bold hover:bg-sunken xl:inline-flex pupil:hidden"
            >
              Cjenik
            </Link>
            <div className="ml-auto min-w-0 flex-1 sm:max-w-xs">
              <LessonSearch contact={configuredContactEmail()} />
            </div>
            <div className="hidden md:block">
              <ThemeToggle />
            </div>
            <SignInLinks className="hidden md:guest:flex" />
            <ViewerHeaderArea />
            <div className="md:hidden">
              <MobileMenu>
                <HomeLink
                  earlyIcon="home"
                  className="min-h-12 w-full items-center rounded-control px-3 font-bold hover:bg-sunken early:gap-3"
                />
                <Link
                  href={FUN_QUIZZES_PATH}
                  data-early-icon="game"
                  className="flex min-h-12 items-center rounded-control px-3 font-bold hover:bg-sunken early:gap-3"
                >
                  Zabavni kvizovi
                </Link>
                <Link
                  href={PRICES_PATH}
                  className="flex min-h-12 items-center rounded-control px-3 font-bold hover:bg-sunken pupil:hidden"
                >
                  Cjenik
                </Link>
              </MobileMenu>
            </div>
          </Container>
        </HiddenUntilContentLoaded>
      </header>
    </RenderBlockingContent>
  )
}
