import { syntaxTree } from '@codemirror/language';
import type { Diagnostic } from '@codemirror/lint';
import type { EditorView } from '@codemirror/view';
import { sectionEditorTexts } from '#src/texts/nl/sectionEditor.ts';
import { readPastedSections } from '../view/readPastedSections.ts';
import { firstSyntaxError, placeOf } from '../view/schema/jsonPlaces.ts';
import { type SchemaProblem, schemaProblems } from '../view/schema/schemaProblems.ts';

const texts = sectionEditorTexts.problems;

/** The problems of the text, each at its line: what is no JSON, else what doesn't follow the schema of sections. */
export function lintSections(view: EditorView): Diagnostic[] {
  const { state } = view;
  const text = state.doc.toString();
  const read = readPastedSections(text);
  if (!read.ok) return read.reason === 'not-json' ? [syntaxProblem(view)] : [];
  const value: unknown = JSON.parse(text);
  // Only a list of sections has the places of the schema. Anything else that can be pasted is checked by the engine.
  if (!Array.isArray(value)) return [];
  const tree = syntaxTree(state);
  return schemaProblems(value).map((problem) => {
    const wants = problem.property === undefined ? 'value' : 'name';
    const place = placeOf(tree, (from, to) => state.sliceDoc(from, to), problem.path, wants);
    return { ...place, severity: problem.severity, message: problem.message, actions: actionsOf(problem) };
  });
}

function syntaxProblem({ state }: EditorView): Diagnostic {
  const { from, to } = firstSyntaxError(syntaxTree(state)) ?? {
    from: state.doc.length,
    to: state.doc.length,
  };
  // An error without a width is hard to see: the character before it is marked too.
  return { from: Math.max(0, from === to ? from - 1 : from), to, severity: 'error', message: texts.notJson };
}

function actionsOf({ replacement }: SchemaProblem) {
  if (replacement === undefined) return [];
  return [
    {
      name: texts.replace(replacement),
      apply: (view: EditorView, from: number, to: number) =>
        view.dispatch({ changes: { from, to, insert: JSON.stringify(replacement) } }),
    },
  ];
}
