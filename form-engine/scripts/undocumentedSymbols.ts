import { type Declaration, readDeclarations } from './readDeclarations.ts';

/**
 * Lists what these declaration files export without a TSDoc comment: exported symbols (`ajv.d.ts: addEngineFormats`)
 * and members of exported interfaces, classes and types (`index.d.ts: ControlProps.value`).
 */
export function undocumentedSymbols(entries: readonly string[]): readonly string[] {
  return entries.flatMap((entry) => {
    const declarations = readDeclarations(entry);
    if (declarations.length === 0) throw new Error(`${entry} exports nothing`);
    return declarations.flatMap(undocumentedNames).map((name) => `${entry.replace(/^.*[\\/]/, '')}: ${name}`);
  });
}

/** Names without a comment. A member of several variants of a type needs a comment in one variant only. */
function undocumentedNames({ name, isDocumented, members }: Declaration): readonly string[] {
  const said = new Set(members.filter((member) => member.isDocumented).map((member) => member.name));
  const bare = new Set(members.map((member) => member.name).filter((member) => !said.has(member)));
  return [...(isDocumented ? [] : [name]), ...[...bare].map((member) => `${name}.${member}`)];
}
