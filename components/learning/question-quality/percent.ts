/** `45 %`; a dash where nothing is known. */
export const percent = (share: number | null): string =>
  share === null ? '–' : `${Math.round(100 * share)} %`
