/** Set by the worker of this process. Global: Next bundles this module a second time. */
const globals = globalThis as { iskraMailWake?: (() => void) | undefined }

/** Tells the worker of this process, if it has one, that there is a letter. */
export const wakeDelivery = (): void => globals.iskraMailWake?.()

export const onLetter = (wake: (() => void) | undefined): void => {
  globals.iskraMailWake = wake
}
