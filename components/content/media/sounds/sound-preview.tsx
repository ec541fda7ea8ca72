import { SoundPlayer } from './player'

/** An uploaded recording, even before saving. */
export const SoundPreview = ({ file }: { file: string }) => (
  <SoundPlayer src={`/api/sounds/files/${file}`} label="Poslana snimka" />
)
