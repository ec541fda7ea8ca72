export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Path below /api, with `{name}` placeholders. */
export type Path = `/${string}`

/** Method and path of a call. */
export type CallAddress<M extends Method = Method, P extends Path = Path> = `${M} ${P}`

/** Splits an address into method and path. */
export const splitMethodAndPath = <M extends Method, P extends Path>(
  address: CallAddress<M, P>,
) => {
  const [method, path] = address.split(' ') as [M, P]
  return { method, path }
}
