import { jsonLanguage } from '@codemirror/lang-json';
import { describe, expect, it } from 'vitest';
import { cursorAt, firstSyntaxError, placeOf } from '#src/features/preview/view/schema/jsonPlaces.ts';
import type { JsonPath } from '#src/features/preview/view/schema/schemaAt.ts';

function read(text: string) {
  return { tree: jsonLanguage.parser.parse(text), slice: (from: number, to: number) => text.slice(from, to) };
}

/** The cursor at the sign `|`, which is no part of the text. */
function cursorIn(marked: string) {
  const position = marked.indexOf('|');
  const { tree, slice } = read(marked.replace('|', ''));
  return cursorAt(tree, slice, position);
}

const text = '[{"title": "A", "fields": [{"qid": 1}, {"qid": 2, "nid": "x"}]}]';

describe('placeOf', () => {
  const textAt = (path: JsonPath, wants: 'name' | 'value') => {
    const { tree, slice } = read(text);
    const { from, to } = placeOf(tree, slice, path, wants);
    return slice(from, to);
  };

  it('finds a value, or the name of its property', () => {
    expect(textAt([0, 'fields', 1, 'nid'], 'value')).toBe('"x"');
    expect(textAt([0, 'fields', 1, 'nid'], 'name')).toBe('"nid"');
  });

  it('marks only the bracket of an object or a list', () => {
    expect(textAt([0, 'fields', 0], 'value')).toBe('{');
    expect(textAt([0, 'fields'], 'value')).toBe('[');
  });

  it('falls back to the nearest parent', () => {
    expect(textAt([0, 'fields', 7, 'qid'], 'value')).toBe('[');
  });
});

describe('firstSyntaxError', () => {
  it('finds the place of a missing comma, and none in valid JSON', () => {
    expect(firstSyntaxError(read(text).tree)).toBeUndefined();
    const broken = '[{"title": "A" "fields": []}]';
    expect(firstSyntaxError(read(broken).tree)?.from).toBeGreaterThanOrEqual(broken.indexOf(' "fields"'));
  });
});

describe('cursorAt', () => {
  it('stands in the name of a property, with the names that are taken', () => {
    expect(cursorIn('[{"title": "A", "fi|"}]')).toMatchObject({
      ...{ path: [0], kind: 'name', taken: new Set(['title']) },
    });
  });

  it('stands in a text', () => {
    expect(cursorIn('[{"fields": [{"qid": 1, "type": "ra|"}]}]')).toMatchObject({
      ...{ path: [0, 'fields', 0, 'type'], kind: 'value' },
    });
  });

  it('stands behind a colon, where a value is missing', () => {
    expect(cursorIn('[{"fields": [{"required": |}]}]')).toMatchObject({
      ...{ path: [0, 'fields', 0, 'required'], kind: 'value' },
    });
  });

  it('stands in an empty object', () => {
    expect(cursorIn('[{"fields": [{|}]}]')).toMatchObject({ path: [0, 'fields', 0], kind: 'name' });
  });

  it('counts the items before it', () => {
    expect(cursorIn('[{"fields": [{"qid": 1}, {"qid": 2, "type": "t|"}]}]')?.path).toEqual([
      ...[0, 'fields', 1, 'type'],
    ]);
  });
});
