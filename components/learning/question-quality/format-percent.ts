/** `45 %`; a dash where nothing is known. */
export const formatPercent = (share: number | null): string =>
  share === null ? '–' : `${Math.round(100 * share)} %`
