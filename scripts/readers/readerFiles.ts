import { type Contract, type Entity, loadContract } from './contract.ts';
import { readerFile } from './readerFile.ts';

/**
 * Generates the files of `src/api/generated/`, by path: the readers that `src/api/entities` imports, and those that these need.
 * Each reader has the fields of one schema of the contract, as tolerant as the marks of `schemas/reading.ts` say.
 */
export async function readerFiles(): Promise<Readonly<Record<string, string>>> {
  const contract = await loadContract();
  const files: Record<string, string> = {};
  const wanted = contract.imported.map((path) => entityAt(path, contract));
  for (const entity of wanted) {
    const path = `${entity.subject}/${entity.name}.ts`;
    if (path in files) continue;
    const { text, uses } = readerFile(entity, contract.entities);
    files[path] = text;
    wanted.push(...uses.filter(({ byHand }) => byHand === undefined));
  }
  return files;
}

function entityAt(path: string, { entities }: Contract): Entity {
  const found = entities.find(({ subject, name }) => `${subject}/${name}` === path);
  if (!found) throw new Error(`No schema of the contract has the reader ${path}`);
  return found;
}
