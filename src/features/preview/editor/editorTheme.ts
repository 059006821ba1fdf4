import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The look of the editor in the tokens of the portal, which follow the light and the dark theme. */
const look = EditorView.theme({
  '&': {
    color: 'var(--text)',
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius-small)',
    fontSize: '1rem',
    minHeight: '50dvh',
    maxHeight: '80dvh',
  },
  '&.cm-focused': { outline: 'var(--focus-ring)' },
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace', lineHeight: '1.5', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--text)' },
  '.cm-cursor': { borderInlineStartColor: 'var(--text)' },
  '.cm-gutters': {
    color: 'var(--text-muted)',
    backgroundColor: 'var(--surface)',
    borderInlineEnd: '1px solid var(--border)',
  },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--accent-soft)',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '.cm-foldPlaceholder': {
    color: 'var(--text-muted)',
    backgroundColor: 'var(--page)',
    border: '1px solid var(--border)',
  },
  '.cm-tooltip': {
    color: 'var(--text)',
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius-small)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '6px 12px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    color: 'var(--accent)',
    backgroundColor: 'var(--accent-soft)',
  },
  '.cm-completionDetail': { color: 'var(--text-muted)', fontStyle: 'normal' },
  '.cm-completionInfo': { maxWidth: '320px' },
  '.cm-diagnostic': { padding: '8px 12px' },
  '.cm-diagnostic-error': { borderInlineStartColor: 'var(--danger)' },
  '.cm-diagnostic-warning': { borderInlineStartColor: 'var(--warning)' },
  '.cm-diagnosticAction': {
    color: 'var(--accent)',
    backgroundColor: 'transparent',
    textDecoration: 'underline',
  },
  // The underline of CodeMirror is a picture in a fixed colour.
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--danger)',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--warning)',
  },
});

const colors = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--info)' },
  { tag: tags.string, color: 'var(--success)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--warning)' },
  { tag: [tags.separator, tags.brace, tags.squareBracket], color: 'var(--text-muted)' },
]);

export const editorTheme = [look, syntaxHighlighting(colors)];
