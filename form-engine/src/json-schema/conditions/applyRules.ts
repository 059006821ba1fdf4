import { isRecord, ownField } from '../../sections/wireValue.ts';
import { applyChoices } from '../choices/applyChoices.ts';
import { isAnything } from '../choices/mergeSchemas.ts';
import { isSameJson } from '../data/isSameJson.ts';
import { resolveSchema } from '../resolveSchema.ts';
import { reportUnread, type SchemaNode, type SchemaReader, takeUnread } from '../schemaReader.ts';
import type { Branch, Declaration, OpenLevel, RuleSources, When } from './openLevel.ts';
import { both, opposite } from './verdict.ts';
import { verdictOf } from './verdictOf.ts';

/** The keywords of an object that its questions say. */
export const ruleKeywords = [
  'properties',
  'required',
  'if',
  'then',
  'else',
  'allOf',
  'anyOf',
  'oneOf',
  'dependentRequired',
  'dependencies',
  'dependentSchemas',
];

/** Maximum number of conditions inside each other. */
const deepestRule = 8;

/** Applies the keywords of an object, or of one branch of its conditions. */
export function applyRules(level: OpenLevel, node: SchemaNode, branch: Branch): void {
  const { reader } = level;
  if (branch.depth > deepestRule) {
    reader.report('schema-refused', node.at(), `conditions are more than ${deepestRule} levels deep`);
    return;
  }
  if (!applyChoices(level, node, branch, appliers))
    for (const [name, value] of entriesOf(reader, node, 'properties'))
      applyProperty(level, declarationOf(node, name, value), branch);
  applyRequired(level, { names: ownField(node.schema, 'required'), at: node.at('required') }, branch);
  applyBody(level, node, branch);
}

const appliers = {
  ruleKeywords,
  property: applyProperty,
  required: applyRequired,
  /** Applies all but the properties. */
  rest: (level: OpenLevel, node: SchemaNode, branch: Branch): void => applyRules(level, node, branch),
  sources: sourcesOf,
};

function declarationOf(node: SchemaNode, name: string, value: unknown): Declaration {
  const at = node.at('properties', name);
  return { name, value, at, resolve: (reader) => resolveSchema(reader, value, at, node.open) };
}

/** Applies what stands beside the properties of an object and what it requires. */
function applyBody(level: OpenLevel, node: SchemaNode, branch: Branch): void {
  const { reader } = level;
  const { schema } = node;
  for (const keyword of ['dependentRequired', 'dependencies', 'dependentSchemas'])
    for (const [name, value] of entriesOf(reader, node, keyword))
      applyDependency(
        level,
        { name, value, at: node.at(keyword, name), node },
        { ...branch, root: branch.root ?? keyword },
      );
  const parts = ownField(schema, 'allOf');
  if (Array.isArray(parts))
    parts.forEach((part: unknown, index) => {
      const at = `${node.at('allOf')}/${index}`;
      applyBranch(level, { value: part, at, node }, { ...branch, root: branch.root ?? 'allOf' });
    });
  applyCondition(level, node, { ...branch, root: branch.root ?? 'if' });
}

interface Located {
  readonly value: unknown;
  readonly at: string;
  /** The subschema that it stands in. */
  readonly node: SchemaNode;
}

/** Applies a subschema for the same object, in which only the keywords of conditions are known. */
function applyBranch(level: OpenLevel, { value, at, node }: Located, branch: Branch): void {
  if (value === undefined || value === true) return;
  const inner = resolveSchema(level.reader, value, at, node.open);
  if (!inner) return;
  doubtUnread(level, inner, branch);
  applyRules(level, inner, { ...branch, depth: branch.depth + 1 });
}

/** Leaves the keywords of a branch that no question says to the check of the whole object. */
function doubtUnread(level: OpenLevel, inner: SchemaNode, branch: Branch): void {
  const { reader } = level;
  reportUnread(reader, inner, ['type', ...ruleKeywords]);
  const unread = takeUnread(reader, inner) ?? {};
  for (const keyword of Object.keys(unread))
    level.doubt(branch.root, inner.at(keyword), `"${keyword}" is only checked by validateData`);
}

function applyCondition(level: OpenLevel, node: SchemaNode, branch: Branch): void {
  const { schema } = node;
  if (!Object.hasOwn(schema, 'if')) return;
  const { when, depth, root } = branch;
  let verdict: ReturnType<When> | undefined;
  const holds: When = () => {
    verdict ??= verdictOf({ ...level, root }, ownField(schema, 'if'), node.at('if'));
    return verdict;
  };
  const branchOf = (keyword: string, isMet: When) =>
    applyBranch(
      level,
      { value: ownField(schema, keyword), at: node.at(keyword), node },
      { when: () => both(when(), isMet()), isBase: false, depth, root },
    );
  branchOf('then', holds);
  branchOf('else', () => opposite(holds()));
}

function applyRequired(
  level: OpenLevel,
  { names, at }: { readonly names: unknown; readonly at: string },
  { when, isBase, root }: Pick<Branch, 'when' | 'isBase' | 'root'>,
): void {
  if (names === undefined) return;
  if (!Array.isArray(names)) level.reader.report('malformed', at, 'required must be a list of names');
  else
    for (const name of names)
      if (typeof name === 'string') sourcesOf(level, name).required.push({ when, at, isBase, root });
}

/** A property that asks for others as soon as it is there: a list of names, or a subschema. */
function applyDependency(
  level: OpenLevel,
  place: Located & { readonly name: string },
  { when: around, depth, root }: Branch,
): void {
  const when: When = () =>
    both(around(), verdictOf({ ...level, root }, { required: [place.name] }, place.at));
  const dependent: Branch = { when, isBase: false, depth, root, present: place.name };
  if (Array.isArray(place.value)) applyRequired(level, { names: place.value, at: place.at }, dependent);
  else applyBranch(level, place, dependent);
}

function applyProperty(level: OpenLevel, declaration: Declaration, branch: Branch): void {
  const { reader, members, declared } = level;
  const { name, value, at } = declaration;
  const { when, isBase, root } = branch;
  const sources = sourcesOf(level, name);
  if (value === false) {
    if (isBase) reader.late(at, 'this property is never valid: its value stays as it is');
    else sources.refused.push({ when, at, isBase: false, root });
    return;
  }
  const isKnown = declared.has(name);
  if (isKnown && !isSameJson(declared.get(name), value)) {
    if (!isAnything(value))
      level.doubt(root, at, 'another schema for the same property is only checked by validateData');
    return;
  }
  if (!isBase && !isKnown && level.isStrict) {
    reader.late(at, 'additionalProperties: false refuses a property that only stands here: it is not asked');
    return;
  }
  sources.asked.push({ when, at, isBase, root });
  if (isKnown) return;
  declared.set(name, value);
  const node = declaration.resolve(reader);
  const member = node && level.readMember(name, node);
  if (member?.is === 'fixed' && !isBase) level.doubt(root, at, 'a const of a condition is not sent');
  else if (member) members.set(name, member);
}

function entriesOf(reader: SchemaReader, node: SchemaNode, keyword: string): readonly [string, unknown][] {
  const value = ownField(node.schema, keyword);
  if (value === undefined) return [];
  if (isRecord(value)) return Object.entries(value);
  reader.report('malformed', node.at(keyword), `${keyword} must be an object`);
  return [];
}

function sourcesOf({ sources }: OpenLevel, name: string | symbol): RuleSources {
  const known = sources.get(name) ?? { asked: [], required: [], refused: [] };
  sources.set(name, known);
  return known;
}
