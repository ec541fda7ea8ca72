import { ConsentButton } from '@/components/site/dynamic-content/consent-button'

const LINKS = [
  ['/politika-privatnosti', 'Privatnost'],
  ['/impressum', 'Impressum'],
] as const

const LOOK = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline'

/**
 * Cookie settings, privacy and imprint where there is no full footer. Plain links, because these
 * pages prefetch nothing.
 */
export const LegalLinks = () => (
  <ul className="flex flex-wrap justify-center gap-x-6">
    <li>
      <ConsentButton action="ask" className={LOOK}>
        Postavke kolačića
      </ConsentButton>
    </li>
    {LINKS.map(([path, name]) => (
      <li key={path}>
        <a href={path} className={LOOK}>
          {name}
        </a>
      </li>
    ))}
  </ul>
)
