import type { ApiError } from '@/lib/platform/http/client'

/** True if the question was removed, is not open to this player, or is part of their open test. */
export const isRefusal = ({ status }: ApiError): boolean => [403, 404, 409].includes(status)
