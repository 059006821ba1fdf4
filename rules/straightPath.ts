/**
 * A path as the portal writes it: in lower case, with single slashes. Every part of an address that the portal makes is in
 * lower case. A backslash counts as a slash, because browsers read `/\host` as another site.
 */
export function straightPath(path: string): string {
  return path
    .replace(/[/\\]{2,}|\\/g, '/')
    .replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
}
