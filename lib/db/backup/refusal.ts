/** A backup or restore that can't be done; the message is the whole story for the person. */
export class BackupRefusal extends Error {}
