/** Shown by app/styles/offline.css while offline, without its own scripts. */
export const NoConnection = () => (
  <p role="status" data-no-connection="" className="no-print">
    Nema interneta. Ono što je otvoreno i dalje radi.
  </p>
)
