/**
 * Used when a pupil has chosen no avatar (rule 14.6). In a file of its own, so that pages that show
 * an avatar don't load the list of all.
 */
export const DEFAULT_AVATAR_PATH = '/avatars/iskra.svg'
