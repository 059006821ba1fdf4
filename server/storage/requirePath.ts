/** Safe paths: letters, digits, `-` and `_`, with single dots between them. No `..`, no drives. */
const pathPattern = /^[\w-]+(\/[\w-]+)*(\.[\w-]+)*$/;

/** Refuses a path that this server did not invent. */
export function requirePath(path: string): void {
  if (!pathPattern.test(path)) throw new Error('A path that this storage did not make');
}
