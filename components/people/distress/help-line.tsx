/** Touch-sized without increasing the line spacing. */
const CALL = '-my-2.5 inline-block py-2.5 font-bold underline underline-offset-4'

/** Where to find help, in one line: below empty results, and for uncertain cases. */
export const HelpLine = () => (
  <p className="rounded-control bg-link-soft px-3 py-1 text-left text-sm text-ink">
    Ako te nešto muči, o tome možeš razgovarati: Hrabri telefon za djecu,{' '}
    <a href="tel:116111" className={CALL}>
      116 111
    </a>
    , besplatno. U opasnosti:{' '}
    <a href="tel:112" className={CALL}>
      112
    </a>
    .
  </p>
)
