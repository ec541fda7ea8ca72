/** Block quotes below this heading are answers, which are collapsed until opened. */
export const RECALL_HEADING = 'Provjeri se'
