/** A site that is measured. */
export type Site = {
  /** Address without a path. */
  url: string
  port: number
  pid: number
  stop(): Promise<void>
}
