/** Hides the frame's notice where a page announces the lost connection in its own words. */
export const HideNoConnection = () => (
  <style>{'html [data-no-connection]{display:none!important}'}</style>
)
