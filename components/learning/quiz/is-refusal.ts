/** True if the question was removed, is not open to this player, or is part of their open test. */
export const isRefusal = ({ status = 0 }: { status?: number }): boolean =>
  [403, 404, 409].includes(status)
