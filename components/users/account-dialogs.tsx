'use client'

/** The dialogs of an account, each loaded when it is first asked for. */
export function AccountDialogs() {
  return null
}
