/** Why nothing can be recorded, said to the editor with a way on. */
export const MICROPHONE_MESSAGES = {
  unsupported:
    'Ovdje preglednik ne daje mikrofon. Otvori stranicu preko adrese koja počinje s https:// ili u novijem pregledniku.',
  refused:
    'Mikrofon nije dopušten. Dopusti ga ovoj stranici u postavkama preglednika (znak pokraj adrese), pa pokušaj ponovno.',
  absent: 'Na ovom uređaju nema mikrofona. Priključi ga, pa pokušaj ponovno.',
  busy: 'Mikrofon sada ne radi, možda ga koristi drugi program. Zatvori ga, pa pokušaj ponovno.',
  unread: 'Snimljeno se ne može pročitati. Snimi ponovno.',
} as const

/** Why a recording failed, as a sentence for the editor. */
export class RecordingError extends Error {
  constructor(reason: keyof typeof MICROPHONE_MESSAGES) {
    super(MICROPHONE_MESSAGES[reason])
  }
}

/** Names of the browser's errors (Media Capture and Streams, 10.2), by what they mean here. */
const REASONS: Readonly<Record<string, keyof typeof MICROPHONE_MESSAGES>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NotSupportedError: 'unsupported',
}

/**
 * Asks for the microphone.
 * @throws RecordingError without one
 */
export async function openMicrophone(): Promise<MediaStream> {
  // Missing on pages without TLS, whatever the types say.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices || typeof MediaRecorder !== 'function') throw new RecordingError('unsupported')
  try {
    return await devices.getUserMedia({ audio: { noiseSuppression: true, autoGainControl: true } })
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    throw new RecordingError(REASONS[name] ?? 'busy')
  }
}
