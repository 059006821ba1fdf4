import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, indentUnit } from '@codemirror/language';
import { forEachDiagnostic, linter, lintGutter, lintKeymap } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { sectionEditorTexts } from '#src/texts/nl/sectionEditor.ts';
import { completeSections } from './completeSections.ts';
import { editorTheme } from './editorTheme.ts';
import { lintSections } from './lintSections.ts';

/**
 * Replaces a selection without the editing of the browser. Chromium keeps the style of what it replaces in a style attribute, which
 * the content security policy refuses with an error in the console.
 */
const replaceSelection = EditorView.domEventHandlers({
  beforeinput({ inputType, data, isComposing }, view) {
    const { from, to, empty } = view.state.selection.main;
    if (inputType !== 'insertText' || data === null || isComposing || empty) return false;
    const typed = () =>
      view.state.update({
        changes: { from, to, insert: data },
        selection: { anchor: from + data.length },
        scrollIntoView: true,
        userEvent: 'input.type',
      });
    // A handler may have its own answer, such as brackets around the selection.
    const handlers = view.state.facet(EditorView.inputHandler);
    if (!handlers.some((handle) => handle(view, from, to, data, typed))) view.dispatch(typed());
    return true;
  },
});

export interface EditorOptions {
  readonly text: string;
  readonly label: string;
  readonly hint: string;
  readonly onChange: (text: string) => void;
  /** Reports the number of errors, without the warnings. */
  readonly onErrors: (count: number) => void;
}

export interface OpenedEditor {
  /** Replaces the text, unless the editor has that text already. */
  setText(text: string): void;
  close(): void;
}

/** Pause after the last key before the text is checked, in milliseconds. */
const lintDelay = 300;

/**
 * Opens CodeMirror in a shadow root. There its styles are constructed style sheets, which the content security policy allows;
 * in the document itself they would be a style element, which the policy forbids.
 * Decision: docs/decisions/0121-codemirror-in-a-shadow-root.md
 */
export function openEditor(host: HTMLElement, options: EditorOptions): OpenedEditor {
  const { text, label, hint, onChange, onErrors } = options;
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        foldGutter(),
        history(),
        indentUnit.of('  '),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        json(),
        autocompletion({ override: [completeSections] }),
        linter(lintSections, { delay: lintDelay }),
        lintGutter(),
        // Tab is not bound: it leaves the editor, so that the keyboard is never trapped (WCAG 2.1.2).
        keymap.of([
          ...closeBracketsKeymap,
          ...defaultKeymap,
          ...historyKeymap,
          ...foldKeymap,
          ...completionKeymap,
          ...lintKeymap,
        ]),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-description': hint,
          // Some browsers and checkers know no other sign that the scrolled region can be reached by the keyboard.
          tabindex: '0',
          autocapitalize: 'off',
          spellcheck: 'false',
        }),
        EditorState.phrases.of(sectionEditorTexts.phrases),
        editorTheme,
        replaceSelection,
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
          if (update.transactions.some(({ effects }) => effects.length > 0))
            onErrors(countErrors(update.state));
        }),
      ],
    }),
  });
  return {
    setText(next) {
      const { doc } = view.state;
      if (doc.toString() !== next) view.dispatch({ changes: { from: 0, to: doc.length, insert: next } });
    },
    close: () => view.destroy(),
  };
}

function countErrors(state: EditorState): number {
  let count = 0;
  forEachDiagnostic(state, ({ severity }) => {
    if (severity === 'error') count += 1;
  });
  return count;
}
