const held = new Map<string, string>()

/** Stands for `next/headers`, which works only inside Next's server. */
export const cookies = async () => ({
  get: (name: string) => {
    const value = held.get(name)
    return value === undefined ? undefined : { name, value }
  },
})

/** The cookies of whoever asks for the page. */
export function holdCookies(cookies: Record<string, string>): void {
  held.clear()
  for (const [name, value] of Object.entries(cookies)) held.set(name, value)
}
