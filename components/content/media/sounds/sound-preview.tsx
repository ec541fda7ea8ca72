import { Player } from './player'

/** An uploaded recording, even before saving. */
export const SoundPreview = ({ file }: { file: string }) => (
  <Player src={`/api/sounds/files/${file}`} label="Poslana snimka" />
)
