import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect } from 'vitest';

/** Path of a program of the distribution. Fails the test where it isn't installed. */
export function requireProgram(name: string, from: { readonly package: string }): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  return found ?? expect.fail(`This test needs the program ${name}: apt install ${from.package}`);
}
