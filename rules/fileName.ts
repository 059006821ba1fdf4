/** Characters that a file system refuses in a name, and those that turn the direction of a text. */
const refused = /[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu;

/** Maximum length of a name without its ending. A file system counts 255 bytes, and a letter has up to four. */
const longest = 60;

/** Writes what a file is and whose, as a family keeps it: `Fiscaal attest 2025 – Lars Peeters.pdf`. */
export function fileName(what: string, whose: string, ending: 'pdf' | 'pkpass'): string {
  const name = `${what} – ${whose}`.replace(refused, ' ').replace(/\s+/g, ' ').trim();
  const short = [...name].slice(0, longest).join('');
  return `${short.replace(/[ .–]+$/u, '')}.${ending}`;
}
