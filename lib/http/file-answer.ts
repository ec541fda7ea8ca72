import { z } from 'zod'

/** A file as an answer: it is downloaded under its name. */
export class FileAnswer {
  constructor(
    readonly name: string,
    readonly type: string,
    readonly content: ReadableStream<Uint8Array>,
  ) {}
}

/** What a contract that answers with a file returns. */
export const fileSchema = z.instanceof(FileAnswer)
