import type { ApiError } from '@/lib/http/client'

/** This question is not judged: it is gone, no longer open to this player, or part of their test. */
export const isRefusal = ({ status }: ApiError): boolean => [403, 404, 409].includes(status)
