import { Key } from './key'

/** Which keys leaf, flip and judge; only where there are keys. */
export const KeyHints = () => (
  <p className="hidden flex-wrap justify-center gap-x-4 gap-y-1 text-sm text-muted [@media(hover:hover)]:flex">
    <span>
      <Key>←</Key> <Key>→</Key> listaj
    </span>
    <span>
      <Key>↑</Key> <Key>↓</Key> ili <Key>razmaknica</Key> okreni
    </span>
    <span>
      <Key>1</Key> znam
    </span>
    <span>
      <Key>2</Key> ne znam
    </span>
  </p>
)
