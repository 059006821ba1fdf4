import { questionKinds, type rules } from '@clubpoort/form-engine/headless';

const sorts: ReadonlyMap<string, rules.FileSort> = new Map(
  questionKinds.flatMap((kind) => ('files' in kind ? [[kind.name, kind.files] as const] : [])),
);

/** The types of question whose answers are paths of stored files. */
export const fileTypes: readonly string[] = [...sorts.keys()];

/** The files that a type of question takes; undefined for a type that takes none. */
export function fileSortOf(type: string | undefined): rules.FileSort | undefined {
  return type === undefined ? undefined : sorts.get(type);
}
