import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import { sectionEditorTexts } from '#src/texts/nl/sectionEditor.ts';
import { cursorAt, type JsonCursor } from '../view/schema/jsonPlaces.ts';
import { propertiesAt, schemasAt, valuesAt } from '../view/schema/schemaAt.ts';

const typeHints: Readonly<Record<string, string>> = sectionEditorTexts.types;

/** Offers the names and values that the schema of sections knows for the place of the cursor. */
export function completeSections(context: CompletionContext): CompletionResult | null {
  const { state, pos, explicit } = context;
  const cursor = cursorAt(syntaxTree(state), (from, to) => state.sliceDoc(from, to), pos);
  if (!cursor) return null;
  const { from, to } = cursor.place;
  const isEmpty = from === to;
  // An empty place offers nothing by itself: the list would cover what somebody reads.
  if (isEmpty && !explicit) return null;
  const options = cursor.kind === 'name' ? nameOptions(cursor) : valueOptions(cursor);
  return options.length === 0 ? null : { from, to, options, filter: true };
}

function nameOptions({ path, taken }: JsonCursor): Completion[] {
  return [...propertiesAt(path)]
    .filter(([name]) => !taken.has(name))
    .map(([name, info]) => ({
      label: JSON.stringify(name),
      displayLabel: name,
      type: 'property',
      ...(info !== '' && { info }),
      apply: (view, _completion, from, to) => {
        const follows = view.state.sliceDoc(to, to + 20).trimStart();
        const insert =
          JSON.stringify(name) + (follows.startsWith(':') ? '' : `: ${emptyValue([...path, name])}`);
        const caret =
          from +
          insert.length -
          (insert.endsWith('""') || insert.endsWith('[]') || insert.endsWith('{}') ? 1 : 0);
        view.dispatch({
          changes: { from, to, insert },
          selection: { anchor: caret },
          userEvent: 'input.complete',
        });
      },
    }));
}

function valueOptions({ path }: JsonCursor): Completion[] {
  const isType = path.at(-1) === 'type';
  return valuesAt(path).map((value) => {
    const hint = isType ? typeHints[String(value)] : undefined;
    return { label: JSON.stringify(value), displayLabel: String(value), ...(hint && { detail: hint }) };
  });
}

/** What follows a new name: an empty text, list or object where the schema wants one. */
function emptyValue(path: (string | number)[]): string {
  const types = new Set(schemasAt(path).flatMap(({ type = [] }) => type));
  if (types.has('string')) return '""';
  if (types.has('array')) return '[]';
  return types.has('object') ? '{}' : '';
}
