import { ownField } from '../../sections/wireValue.ts';
import type { Branch, Declaration, OpenLevel, When } from '../conditions/openLevel.ts';
import { both, either, opposite } from '../conditions/verdict.ts';
import { isAnswered, verdictOf } from '../conditions/verdictOf.ts';
import { isSameJson } from '../data/isSameJson.ts';
import type { SchemaVariant } from '../schemaMembers.ts';
import { pointerPart, reportUnread, type SchemaNode, takeUnread } from '../schemaReader.ts';
import { deciderOf } from './decider.ts';
import { type Appliers, declarationIn, entriesOf, joined, listOf } from './declarations.ts';
import { isPossible, possiblePart } from './possiblePart.ts';
import { variantQid } from './qids.ts';
import { type Choice, choiceKeywords, partsOf, quietly, without } from './schemasOf.ts';

/**
 * Applies the choices between schemas for an object. A property of which the values tell the branches apart is the question that
 * chooses. Otherwise there is a question of its own. The properties of each branch are asked while it is chosen. A property that
 * branches share is one question, so that it keeps its answer when another branch is chosen.
 *
 * @returns whether the properties of the object itself are applied too.
 */
export function applyChoices(level: OpenLevel, node: SchemaNode, branch: Branch, apply: Appliers): boolean {
  let own = node;
  for (const keyword of choiceKeywords) {
    const listed = ownField(node.schema, keyword);
    if (!Array.isArray(listed)) continue;
    const root = branch.root ?? keyword;
    const possible = partsOf(level.reader, node, keyword)?.flatMap((part) => possiblePart(level, own, part));
    const parts = possible?.map(({ part }) => part);
    if (!parts || parts.length === 0) {
      level.doubt(root, node.at(keyword), `"${keyword}" is only checked by validateData`);
      continue;
    }
    if (keyword === 'anyOf' && parts.every(onlyRequires)) {
      requireOne(level, parts, { ...branch, root }, apply);
      continue;
    }
    const choice = { keyword, parts, nodes: possible?.map(({ merged }) => merged) ?? parts };
    applyChoice(level, own, choice, { ...branch, root }, apply);
    own = without(own, ['properties']);
  }
  return own !== node;
}

function onlyRequires({ schema }: SchemaNode): boolean {
  const known = ['required', 'title', 'description', '$comment', 'type'];
  return (
    Array.isArray(ownField(schema, 'required')) &&
    Object.keys(schema).every((keyword) => known.includes(keyword))
  );
}

/** Requires what each branch asks for, as long as no other branch has all that it asks for. */
function requireOne(level: OpenLevel, parts: readonly SchemaNode[], branch: Branch, apply: Appliers): void {
  const scope = { ...level, root: branch.root };
  const isWhole = parts.map(
    (part): When =>
      () =>
        verdictOf(scope, { required: ownField(part.schema, 'required') }, part.at('required')),
  );
  parts.forEach((part, index) => {
    const others = isWhole.filter((_, place) => place !== index);
    apply.required(
      level,
      { names: ownField(part.schema, 'required'), at: part.at('required') },
      {
        ...branch,
        isBase: branch.isBase && parts.length === 1,
        when: () => both(branch.when(), opposite(either(...others.map((when) => when())))),
      },
    );
  });
}

function applyChoice(
  level: OpenLevel,
  node: SchemaNode,
  choice: Choice,
  branch: Branch,
  apply: Appliers,
): void {
  const { parts } = choice;
  const decider = parts.length > 1 ? deciderOf(level, node, choice, branch, apply) : undefined;
  const valuesOf = (indices: readonly number[]) => indices.flatMap((index) => decider?.values[index] ?? []);
  const whenIn = (indices: readonly number[]): When => {
    if (!decider || indices.length === parts.length) return branch.when;
    return () => both(branch.when(), isAnswered(decider.field, valuesOf(indices)));
  };
  const skipped = decider?.field.slot ? undefined : decider?.field.name;
  const required = parts.map(({ schema }) => listOf(ownField(schema, 'required')));
  const common = required.reduce((all, names) => all.filter((name) => names.includes(name)));
  const own = entriesOf(node, 'properties');
  const names = new Set(
    [own, ...parts.map((part) => entriesOf(part, 'properties'))].flatMap((map) => [...map.keys()]),
  );
  for (const name of names) {
    if (name === skipped) continue;
    declare(name);
  }
  apply.required(level, { names: common, at: node.at(choice.keyword) }, branch);
  parts.forEach((part, index) => {
    const inner: Branch = {
      when: whenIn([index]),
      isBase: branch.isBase && !decider,
      depth: branch.depth + 1,
      root: branch.root,
    };
    doubtRest(level, part, inner, apply.ruleKeywords);
    const rest = required[index]?.filter((name) => !common.includes(name));
    if (rest && rest.length > 0) apply.required(level, { names: rest, at: part.at('required') }, inner);
    apply.rest(level, without(part, ['properties', 'required']), inner);
  });
  if (parts.every(isClosed)) level.isClosed = true;
  parts.forEach((part, index) => {
    const closed = {
      names: new Set(entriesOf(part, 'properties').keys()),
      when: whenIn([index]),
      root: branch.root,
    };
    if (isClosed(part)) level.closed.push({ ...closed, at: part.at('additionalProperties') });
  });

  function declare(name: string): void {
    const base = own.get(name);
    const groups: {
      readonly value: unknown;
      readonly indices: number[];
      readonly declaration: Declaration;
    }[] = [];
    const refused: number[] = [];
    parts.forEach((part, index) => {
      const given = entriesOf(part, 'properties').get(name);
      if (given === false) {
        refused.push(index);
        return;
      }
      if (given === undefined && isClosed(part)) return;
      const declaration = joined(node, part, { name, base, given });
      if (!declaration) return;
      if (
        declaration.isMerged &&
        !quietly(level.reader, (quiet) => isPossible(quiet, declaration.resolve(quiet)))
      ) {
        refused.push(index);
        return;
      }
      const group = groups.find(({ value }) => isSameJson(value, declaration.value));
      if (group) group.indices.push(index);
      else groups.push({ value: declaration.value, indices: [index], declaration });
    });
    const [only] = groups;
    if (!only) {
      // Only what is refused in each branch.
      if (base !== undefined) apply.property(level, { ...declarationIn(node, name, false) }, branch);
      return;
    }
    if (groups.length === 1 && only.indices.length === parts.length) {
      apply.property(level, only.declaration, branch);
      return;
    }
    if (level.declared.has(name)) {
      for (const { declaration, indices } of groups)
        apply.property(level, declaration, { ...branch, isBase: false, when: whenIn(indices) });
      return;
    }
    const variants = groups.flatMap(({ declaration, indices }, place): readonly SchemaVariant[] => {
      const resolved = declaration.resolve(level.reader);
      const qid = level.qid + pointerPart(name);
      const member = resolved && level.readMember(name, resolved, place === 0 ? qid : variantQid(qid, place));
      if (!member || member.is === 'variants') {
        if (member)
          level.doubt(
            branch.root,
            declaration.at,
            'a choice that only one branch of another choice has is not asked',
          );
        return [];
      }
      const isRequired =
        indices.every((index) => required[index]?.includes(name)) ||
        listOf(ownField(node.schema, 'required')).includes(name);
      return [{ values: valuesOf(indices), member, isRequired }];
    });
    level.declared.set(
      name,
      groups.map(({ value }) => value),
    );
    const [first] = variants;
    const all = groups.flatMap(({ indices }) => indices);
    const sources = apply.sources(level, name);
    for (const index of refused)
      sources.refused.push({
        when: whenIn([index]),
        at: only.declaration.at,
        isBase: false,
        root: branch.root,
      });
    sources.asked.push({ when: whenIn(all), at: only.declaration.at, isBase: false, root: branch.root });
    const isPlain = variants.length === 1 && (first?.member.is === 'field' || first?.member.is === 'level');
    if (isPlain && first) level.members.set(name, first.member);
    else if (first && decider)
      level.members.set(name, {
        is: 'variants',
        name,
        pointer: first.member.pointer,
        selector: decider.field,
        isOwn: false,
        isNullable: false,
        variants,
      });
  }
}

function isClosed({ schema }: SchemaNode): boolean {
  return ownField(schema, 'additionalProperties') === false;
}

function doubtRest(
  level: OpenLevel,
  part: SchemaNode,
  branch: Branch,
  ruleKeywords: readonly string[],
): void {
  const isClosing = typeof ownField(part.schema, 'additionalProperties') === 'boolean';
  const closing = isClosing ? ['additionalProperties'] : [];
  reportUnread(level.reader, part, ['type', ...closing, ...ruleKeywords]);
  for (const keyword of Object.keys(takeUnread(level.reader, part) ?? {}))
    level.doubt(branch.root, part.at(keyword), `"${keyword}" is only checked by validateData`);
}
