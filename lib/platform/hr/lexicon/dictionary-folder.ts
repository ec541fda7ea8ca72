import path from 'node:path'

/** The dictionary package: read in place and never copied, because of its licence (LGPL). */
export const DICTIONARY_FOLDER = path.join(process.cwd(), 'node_modules/dictionary-hr')
