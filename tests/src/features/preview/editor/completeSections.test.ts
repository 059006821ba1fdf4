import { CompletionContext } from '@codemirror/autocomplete';
import { json } from '@codemirror/lang-json';
import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { completeSections } from '#src/features/preview/editor/completeSections.ts';

/** The completions at the mark `|` of a text. */
function completed(marked: string) {
  const position = marked.indexOf('|');
  const state = EditorState.create({ doc: marked.replace('|', ''), extensions: json() });
  ensureSyntaxTree(state, state.doc.length, 5000);
  // A state keeps the tree of its creation, which a busy machine cuts short. The next state has the whole tree.
  return completeSections(new CompletionContext(state.update({}).state, position, true));
}

test('a type is completed from the schema, with a hint', () => {
  const found = completed('[{"title":"A","fields":[{"type":"ra|"}]}]');
  expect(found?.options).toContainEqual(
    expect.objectContaining({ label: '"radio"', detail: expect.any(String) }),
  );
  expect(found).toMatchObject({ from: 32, to: 36 });
});
