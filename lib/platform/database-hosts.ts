/**
 * Addresses with a single host each, of an address that lists several hosts as libpq allows:
 * `postgres://user@first:5432,second:5433/iskra`. An address with one host is returned as it is.
 */
export function singleHostAddresses(address: string): string[] {
  const [, start = '', hosts = '', rest = ''] =
    /^([a-z]+:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/i.exec(address) ?? []
  return hosts.includes(',') ? hosts.split(',').map((host) => start + host + rest) : [address]
}
