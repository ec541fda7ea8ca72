/** Shown by app/styles/offline.css while offline, without its own scripts. */
export const NoConnection = () => (
  <p role="status" data-no-connection="" className="no-print">
    Nema interneta. Ono što je otvoreno i dalje radi.
  </p>
)

/** Hides the notice on pages that announce the lost connection in their own words. */
export const HideNoConnection = () => (
  <style>{'html [data-no-connection]{display:none!important}'}</style>
)
