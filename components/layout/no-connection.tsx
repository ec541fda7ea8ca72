/** Shown by app/styles/offline.css while there is no connection, without scripts of its own. */
export const NoConnection = () => (
  <p role="status" data-no-connection="" className="no-print">
    Nema interneta. Ono što je otvoreno i dalje radi.
  </p>
)

/** On a page that says it in its own words. */
export const SaysItself = () => <style>{'html [data-no-connection]{display:none!important}'}</style>
