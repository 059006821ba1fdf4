import type { UiNode } from '../memberTexts.ts';
import type { MemberTexts, SchemaMember, SchemaVariant } from '../schemaMembers.ts';
import type { SchemaNode, SchemaReader } from '../schemaReader.ts';
import { branchLabels } from './branchLabels.ts';
import { selectorQid, variantQid } from './qids.ts';
import type { Choice } from './schemasOf.ts';
import { selectorField } from './selector.ts';

interface VariantsPlace {
  readonly name: string;
  readonly qid: string;
  readonly ui: UiNode;
  readonly node: SchemaNode;
  readonly texts: MemberTexts;
  readonly isNullable: boolean;
}

/**
 * Reads a property of which one of several schemas is chosen. Each is a question, or an object, of its own.
 *
 * @param readBranch reads a branch as if it were the property.
 * @returns `undefined` where a branch can't be asked.
 */
export function readVariants(
  reader: SchemaReader,
  choice: Choice,
  { name, qid, node, texts, isNullable }: VariantsPlace,
  readBranch: (node: SchemaNode, qid: string) => SchemaMember | undefined,
): SchemaMember | undefined {
  const labels = branchLabels(reader, choice.parts);
  const variants = choice.nodes.flatMap((branch, index) => {
    const member = readBranch(branch, index === 0 ? qid : variantQid(qid, index));
    if (!member || member.is === 'variants') return [];
    const isNamed = Object.hasOwn(choice.parts[index]?.schema ?? {}, 'title');
    const title = [texts.title, labels[index] ?? ''].filter((part) => part !== '').join(' – ');
    return [{ values: [String(index)], member: isNamed ? member : called(member, title), isRequired: false }];
  });
  if (variants.length < choice.nodes.length) return undefined;
  const selector = selectorField(reader, choice, {
    qid: selectorQid(qid, 0),
    pointer: node.at(),
    texts,
    isOwn: true,
  });
  return { is: 'variants', name, pointer: node.at(), selector, isOwn: true, variants, isNullable };
}

/** A member with a title; that of the property alone would be twice on the screen. */
function called(member: SchemaVariant['member'], title: string): SchemaVariant['member'] {
  return member.is === 'fixed' ? member : { ...member, texts: { ...member.texts, title } };
}
