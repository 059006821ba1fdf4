import type { SyntaxNode, Tree } from '@lezer/common';
import type { JsonPath } from './schemaAt.ts';

/** A range of the text. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** The text between two positions. */
export type Slice = (from: number, to: number) => string;

/** Where the cursor stands in the structure of JSON. */
export interface JsonCursor {
  /** The object or list around it, or the value itself. */
  readonly path: JsonPath;
  readonly kind: 'name' | 'value';
  /** The text that a completion replaces. */
  readonly place: Place;
  /** Names that the object has already, other than the one under the cursor. */
  readonly taken: ReadonlySet<string>;
}

const openers = ['{', '['];

/** The range of a value, or of its name where a property has one. A place that doesn't exist gives its nearest parent. */
export function placeOf(tree: Tree, slice: Slice, path: JsonPath, wants: 'name' | 'value'): Place {
  let value = valueIn(tree.topNode);
  let property: SyntaxNode | undefined;
  for (const step of path) {
    const next = value && stepInto(value, slice, step);
    if (!next) break;
    ({ value, property } = next);
  }
  const named = wants === 'name' ? property?.getChild('PropertyName') : undefined;
  const found = named ?? value ?? tree.topNode;
  // The opening bracket stands for an object or a list: underlining all of it would hide what is wrong.
  const isWhole = ['Object', 'Array'].includes(found.name);
  return { from: found.from, to: isWhole ? found.from + 1 : found.to };
}

/** The place of the first syntax error; undefined when the text is JSON. */
export function firstSyntaxError(tree: Tree): Place | undefined {
  const cursor = tree.cursor();
  do {
    if (cursor.type.isError) return { from: cursor.from, to: cursor.to };
  } while (cursor.next());
  return undefined;
}

/** @returns undefined where nothing can be completed, as in the middle of a comma. */
export function cursorAt(tree: Tree, slice: Slice, position: number): JsonCursor | undefined {
  const node = tree.resolveInner(position, -1);
  const near = { from: position, to: position };
  if (node.name === 'PropertyName') {
    const object = node.parent?.parent;
    return object ? nameIn(object, slice, { place: node, own: node.parent }) : undefined;
  }
  if (node.name === 'String')
    return { path: pathOf(node, slice), kind: 'value', place: node, taken: new Set() };
  if (node.name === 'Object' || openers.includes(node.name) || node.type.isError) {
    const object = node.name === 'Object' ? node : node.parent;
    if (object?.name === 'Property') return valueAfter(object, slice, near);
    if (object?.name === 'Object') {
      const last = object.lastChild?.prevSibling;
      const before = last?.type.isError ? last.prevSibling : last;
      if (before?.name === 'Property' && !before.getChild('PropertyName')) return undefined;
      return nameIn(object, slice, { place: near, own: null });
    }
  }
  if (node.name === 'Property') return valueAfter(node, slice, near);
  if (['True', 'False', 'Null', 'Number'].includes(node.name))
    return { path: pathOf(node, slice), kind: 'value', place: node, taken: new Set() };
  return undefined;
}

function valueAfter(property: SyntaxNode, slice: Slice, place: Place): JsonCursor | undefined {
  const name = property.getChild('PropertyName');
  if (!name || !/^\s*:/.test(slice(name.to, place.to))) return undefined;
  return {
    path: [...pathOf(property, slice), textOf(name, slice)],
    ...{ kind: 'value', place, taken: new Set<string>() },
  };
}

function nameIn(
  object: SyntaxNode,
  slice: Slice,
  { place, own }: { readonly place: Place; readonly own: SyntaxNode | null },
): JsonCursor {
  const others = object.getChildren('Property').filter(({ from }) => from !== own?.from);
  const names = others.flatMap((property) => property.getChild('PropertyName') ?? []);
  return {
    path: pathOf(object, slice),
    kind: 'name',
    place: { from: place.from, to: place.to },
    taken: new Set(names.map((name) => textOf(name, slice))),
  };
}

/** The path from the top to a value. */
function pathOf(node: SyntaxNode, slice: Slice): JsonPath {
  const { parent } = node;
  if (!parent) return [];
  if (parent.name === 'Array') {
    let index = 0;
    for (let before = node.prevSibling; before; before = before.prevSibling) if (isValue(before)) index += 1;
    return [...pathOf(parent, slice), index];
  }
  const name = parent.name === 'Property' ? parent.getChild('PropertyName') : null;
  return name && name.from !== node.from
    ? [...pathOf(parent, slice), textOf(name, slice)]
    : pathOf(parent, slice);
}

function stepInto(value: SyntaxNode, slice: Slice, step: string | number) {
  if (typeof step === 'number') {
    const items = childrenOf(value).filter(isValue);
    const item = value.name === 'Array' ? items[step] : undefined;
    return item && { value: item, property: undefined };
  }
  const properties = value.name === 'Object' ? value.getChildren('Property') : [];
  // The last of two properties with one name counts, as in `JSON.parse`.
  const property = properties.findLast((one) => {
    const name = one.getChild('PropertyName');
    return name !== null && textOf(name, slice) === step;
  });
  return property && { value: valueIn(property) ?? property, property };
}

function valueIn(node: SyntaxNode): SyntaxNode | undefined {
  return childrenOf(node).find(isValue);
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

function isValue({ name }: SyntaxNode): boolean {
  return ['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null'].includes(name);
}

function textOf({ from, to }: SyntaxNode, slice: Slice): string {
  try {
    return String(JSON.parse(slice(from, to)));
  } catch {
    return slice(from, to).replace(/^"|"$/g, '');
  }
}
