import { ownField } from '../../sections/wireValue.ts';
import type { Branch, Declaration, OpenLevel } from '../conditions/openLevel.ts';
import { textIn } from '../properties/keywordValue.ts';
import { resolveSchema } from '../resolveSchema.ts';
import type { SchemaField } from '../schemaMembers.ts';
import type { SchemaNode } from '../schemaReader.ts';
import { branchLabels } from './branchLabels.ts';
import { type Appliers, declarationIn, entriesOf, listOf } from './declarations.ts';
import { selectorQid } from './qids.ts';
import { type Choice, quietly } from './schemasOf.ts';
import { selectorField } from './selector.ts';
import { type Discriminator, discriminatorOf } from './tellApart.ts';

/** The question that chooses, and its answers for each branch. */
interface Decider {
  readonly field: SchemaField;
  readonly values: readonly (readonly string[])[];
}

export function deciderOf(
  level: OpenLevel,
  node: SchemaNode,
  choice: Choice,
  branch: Branch,
  apply: Appliers,
): Decider {
  const { parts } = choice;
  const discriminator = findDiscriminator(level, node, parts, branch);
  return (
    (discriminator && declaredDecider(level, node, { discriminator, parts, branch, apply })) ??
    addSelector(level, node, choice, branch, apply)
  );
}

function findDiscriminator(
  level: OpenLevel,
  node: SchemaNode,
  parts: readonly SchemaNode[],
  branch: Branch,
): Discriminator | undefined {
  const isDemanded = (name: string) =>
    branch.present === name ||
    listOf(ownField(node.schema, 'required')).includes(name) ||
    level.sources.get(name)?.required.some(({ isBase }) => isBase) === true;
  return discriminatorOf(level.reader, parts, isDemanded);
}

interface Deciding {
  readonly discriminator: Discriminator;
  readonly parts: readonly SchemaNode[];
  readonly branch: Branch;
  readonly apply: Appliers;
}

/** The property that tells the branches apart, as the question that chooses. */
function declaredDecider(
  level: OpenLevel,
  node: SchemaNode,
  { discriminator: { name, values }, parts, branch, apply }: Deciding,
): Decider | undefined {
  const all = values.flat();
  const isPlain = all.every(
    (value) => ['string', 'number', 'boolean'].includes(typeof value) && value !== '',
  );
  if (!isPlain) return undefined;
  const base = entriesOf(node, 'properties').get(name);
  if (base !== undefined) apply.property(level, declarationIn(node, name, base), branch);
  else if (!level.members.has(name)) apply.property(level, listing(level, parts, { name, values }), branch);
  const field = level.members.get(name);
  if (field?.is !== 'field' || field.slot !== undefined) return undefined;
  const texts = values.map((list) => list.map(field.asked.toText));
  const known = texts.map((list) => list.filter((text) => text !== undefined));
  if (field.type === 'boolean' || field.type === 'choice') {
    const { options } = field.asked.question;
    const offered = Array.isArray(options) ? options.length : 2;
    if (known.flat().length < offered)
      level.doubt(branch.root, node.at(), `no branch is meant for some values of "${name.slice(0, 60)}"`);
    if (known.some((list) => list.length === 0)) return undefined;
    return { field, values: known };
  }
  return undefined;
}

/** A property with the values of all branches, called like the branches. */
function listing(
  level: OpenLevel,
  parts: readonly SchemaNode[],
  { name, values }: Discriminator,
): Declaration {
  const [first] = parts;
  const node = first ?? level.node;
  const labels = branchLabels(level.reader, parts);
  const titled = values.flatMap((list, index) =>
    list.map((value) => ({ const: value, title: list.length === 1 ? labels[index] : textIn(value) })),
  );
  const declared = quietly(level.reader, (quiet) =>
    resolveSchema(quiet, entriesOf(node, 'properties').get(name), node.at('properties', name), node.open),
  );
  const title = declared && ownField(declared.schema, 'title');
  const value = { ...(typeof title === 'string' && { title }), oneOf: titled };
  return declarationIn(node, name, value);
}

/** A question of its own that chooses. */
function addSelector(
  level: OpenLevel,
  node: SchemaNode,
  choice: Choice,
  branch: Branch,
  apply: Appliers,
): Decider {
  level.selectors += 1;
  const { reader, texts } = level;
  const title = level.selectors === 1 && texts.title !== '' ? texts.title : reader.texts.choose;
  const field = selectorField(reader, choice, {
    qid: selectorQid(level.qid, level.selectors),
    pointer: node.at(choice.keyword),
    texts: { title, help: '', placeholder: '', access: 'write' },
    isOwn: false,
  });
  const slot = field.slot ?? '';
  level.members.set(slot, field);
  const source = { when: branch.when, at: node.at(choice.keyword), isBase: branch.isBase, root: branch.root };
  apply.sources(level, slot).asked.push(source);
  apply.sources(level, slot).required.push(source);
  return { field, values: choice.parts.map((_, index) => [String(index)]) };
}
