// Replaces the package `server-only` where no browser bundle has to be guarded.
export {}
