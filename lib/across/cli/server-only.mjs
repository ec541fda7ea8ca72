// Stands for the package of this name where there is no browser bundle to guard.
export {}
