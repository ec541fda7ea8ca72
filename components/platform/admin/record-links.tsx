import { Link } from '@/components/ui/link'

type RecordLinksProps = { links: { href: string; text: string }[] }

/** Links to other pages that edit or show a record. */
export const RecordLinks = ({ links }: RecordLinksProps) => (
  <ul className="flex flex-wrap gap-x-5">
    {links.map(({ href, text }) => (
      <li key={href}>
        <Link
          href={href}
          className="inline-flex min-h-11 items-center font-bold text-link underline-offset-4 hover:underline"
        >
          {text}
        </Link>
      </li>
    ))}
  </ul>
)
