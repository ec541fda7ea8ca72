/** Quotations below it are answers, which are hidden until they are opened. */
export const RECALL_HEADING = 'Provjeri se'
