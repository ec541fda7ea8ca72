import { z } from 'zod'

/** A file as an answer: it is downloaded under its name. */
export class FileAnswer {
  constructor(
    readonly name: string,
    readonly type: string,
    readonly bytes: Uint8Array<ArrayBuffer>,
  ) {}
}

/** What a contract that answers with a file returns. */
export const fileSchema = z.instanceof(FileAnswer)
