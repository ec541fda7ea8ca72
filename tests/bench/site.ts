/** A measured site. */
export type Site = {
  /** Origin of the site, without a path. */
  url: string
  port: number
  pid: number
  stop(): Promise<void>
}
