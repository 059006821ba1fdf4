import { parseArgs } from 'node:util';

/** Reads `--out <folder>` or `--from <folder>`; undefined where the arguments say anything else. */
export function folderOption(args: readonly string[], name: 'out' | 'from'): string | undefined {
  try {
    const { values } = parseArgs({ args: [...args], options: { [name]: { type: 'string' } }, strict: true });
    return typeof values[name] === 'string' && values[name] !== '' ? values[name] : undefined;
  } catch {
    return undefined;
  }
}
