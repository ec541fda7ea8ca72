/** Children whose pictures a device keeps for its sign-in: how many, and how long after the last use. */
export const PICTURE_CHILDREN_LIMITS = { most: 4, keptDays: 180 } as const
