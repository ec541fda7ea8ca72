/** The part of the package that the tests use; it comes without types. */
declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net'

  type Options = {
    port: number
    address: string
    silent: boolean
    directory: string
    configureBuckets: { name: string; configs: string[] }[]
  }

  export default class S3rver {
    constructor(options: Options)
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
