import { Player } from './player'

/** An uploaded recording, also before it is saved. */
export const SoundPreview = ({ file }: { file: string }) => (
  <Player src={`/api/sounds/files/${file}`} label="Poslana snimka" />
)
