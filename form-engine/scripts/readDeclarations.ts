import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ESTree, parseSync } from 'vite';

/** A declaration that can have a TSDoc comment of its own. */
interface Documented {
  readonly name: string;
  readonly isDocumented: boolean;
}

/** An exported symbol with its members. Interfaces, classes and object types inside a type have members. */
export interface Declaration extends Documented {
  readonly members: readonly Documented[];
}

type Statement = ESTree.Program['body'][number];

interface Module {
  readonly file: string;
  readonly statements: readonly Statement[];
  /** Whether a TSDoc comment ends right before the node. */
  isDocumented(node: { readonly start: number }): boolean;
}

/**
 * Reads all exports of a declaration file, wherever they are declared. An export of a namespace has its prefix:
 * `rules.isValidPhone`.
 */
export function readDeclarations(file: string): readonly Declaration[] {
  const module = readModule(file);
  return module.statements.flatMap((statement) => exportsOf(module, statement));
}

function readModule(file: string): Module {
  const text = readFileSync(file, 'utf8');
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  const isDocumented = ({ start }: { readonly start: number }) =>
    docs.some((doc) => doc.end <= start && text.slice(doc.end, start).trim() === '');
  return { file, statements: program.body, isDocumented };
}

function exportsOf(module: Module, statement: Statement): readonly Declaration[] {
  if (statement.type === 'ExportAllDeclaration') {
    const all = readDeclarations(pathOf(module, statement.source.value));
    const prefix = statement.exported ? `${nameOf(statement.exported)}.` : '';
    return all.map((declaration) => ({ ...declaration, name: prefix + declaration.name }));
  }
  if (statement.type !== 'ExportNamedDeclaration') return [];
  if (statement.declaration) return [describeStatement(module, statement)];
  const source = statement.source ? readModule(pathOf(module, statement.source.value)) : module;
  return statement.specifiers.map(({ local, exported }) => {
    const found = find(source, nameOf(local));
    if (!found) throw new Error(`${source.file} declares no ${nameOf(local)}`);
    return { ...found, name: nameOf(exported) };
  });
}

/** Finds the declaration of a name in a module, or behind one of the module's own exports. */
function find(module: Module, name: string): Declaration | undefined {
  const here = module.statements.find((statement) => declaredName(statement) === name);
  if (here) return describeStatement(module, here);
  const exported = module.statements.flatMap((statement) => exportsOf(module, statement));
  return exported.find((declaration) => declaration.name === name);
}

function describeStatement(module: Module, statement: Statement): Declaration {
  const declaration = inner(statement);
  return {
    name: declaredName(statement) ?? '',
    isDocumented: module.isDocumented(statement),
    members: membersOf(module, declaration),
  };
}

/** The declaration behind the word `export`, or the statement itself without `export`. */
function inner(statement: Statement): ESTree.Node {
  return statement.type === 'ExportNamedDeclaration' && statement.declaration
    ? statement.declaration
    : statement;
}

function declaredName(statement: Statement): string | undefined {
  const node = inner(statement);
  if (node.type === 'VariableDeclaration') {
    const id = node.declarations[0]?.id;
    return id?.type === 'Identifier' ? id.name : undefined;
  }
  return 'id' in node && node.id?.type === 'Identifier' ? node.id.name : undefined;
}

/** Members of a declaration or a type, including those inherited from types of the same file. */
function membersOf(module: Module, node: ESTree.Node): readonly Documented[] {
  switch (node.type) {
    case 'TSInterfaceDeclaration':
      return [
        ...node.extends.flatMap(({ expression }) => membersOfLocalType(module, expression)),
        ...node.body.body.flatMap((member) => describeMember(module, member)),
      ];
    case 'ClassDeclaration':
      return node.body.body.flatMap((member) => describeMember(module, member));
    case 'TSTypeAliasDeclaration':
    case 'TSParenthesizedType':
      return membersOf(module, node.typeAnnotation);
    case 'TSTypeLiteral':
      return node.members.flatMap((member) => describeMember(module, member));
    case 'TSUnionType':
    case 'TSIntersectionType':
      return node.types.flatMap((part) => membersOf(module, part));
    case 'TSTypeReference':
      return membersOfLocalType(module, node.typeName);
    default:
      return [];
  }
}

/** Members of a type that isn't exported. They count as members of the exported type that uses it. */
function membersOfLocalType(module: Module, name: ESTree.Node): readonly Documented[] {
  if (name.type !== 'Identifier') return [];
  const isLocal = (statement: Statement) =>
    statement.type !== 'ExportNamedDeclaration' && declaredName(statement) === name.name;
  const local = module.statements.find(isLocal);
  return local ? membersOf(module, inner(local)) : [];
}

function describeMember(module: Module, member: ESTree.Node): readonly Documented[] {
  const isPrivate = 'accessibility' in member && member.accessibility === 'private';
  const isConstructor = 'kind' in member && member.kind === 'constructor';
  if (!('key' in member) || isPrivate || isConstructor) return [];
  const { key } = member;
  if (key.type !== 'Identifier' && key.type !== 'Literal') return [];
  return [{ name: nameOf(key), isDocumented: module.isDocumented(member) }];
}

type Named =
  | { readonly type: 'Identifier'; readonly name: string }
  | { readonly type: 'Literal'; readonly value: unknown };

function nameOf(node: Named): string {
  return node.type === 'Literal' ? String(node.value) : node.name;
}

/** `./x.ts` in a declaration is the file `x.d.ts`. */
function pathOf(module: Module, specifier: string): string {
  return resolve(module.file, '..', specifier.replace(/\.(ts|tsx|js)$/, '.d.ts'));
}
