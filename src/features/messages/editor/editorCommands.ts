import { baseKeymap, chainCommands, exitCode, lift, setBlockType, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Node as EditorNode, MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, EditorState } from 'prosemirror-state';
import { messageSchema, type PictureAttrs } from './messageSchema.ts';

const { nodes, marks } = messageSchema;

/** What the selection is, for the pressed buttons. */
export interface Selected {
  readonly bold: boolean;
  readonly heading: boolean;
  readonly bullets: boolean;
  readonly numbers: boolean;
  readonly picture: boolean;
  /** Address of the link under the cursor; '' for none. */
  readonly link: string;
}

export function selectedOf(state: EditorState): Selected {
  const { $from, empty, from, to } = state.selection;
  const isIn = (type: NodeType) =>
    Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some(
      (node) => node.type === type,
    );
  const has = (mark: MarkType) =>
    empty
      ? (state.storedMarks ?? $from.marks()).some(({ type }) => type === mark)
      : state.doc.rangeHasMark(from, to, mark);
  const link = linkAt(state);
  return {
    ...{ bold: has(marks.bold), heading: isIn(nodes.heading), link: link?.url ?? '' },
    ...{ bullets: isIn(nodes.bullets), numbers: isIn(nodes.numbers) },
    picture:
      'node' in state.selection && state.selection.content().content.firstChild?.type === nodes.picture,
  };
}

export const toggleBold: Command = toggleMark(marks.bold);

export const toggleHeading: Command = (state, dispatch) =>
  setBlockType(selectedOf(state).heading ? nodes.paragraph : nodes.heading)(state, dispatch);

/** Makes a list of the paragraphs, a list of the other kind, or paragraphs again. */
export function toggleList(kind: 'bullets' | 'numbers'): Command {
  return (state, dispatch, view) => {
    const now = selectedOf(state);
    if (now[kind]) return liftListItem(nodes.item)(state, dispatch, view) || lift(state, dispatch);
    if (!now.bullets && !now.numbers) return wrapInList(nodes[kind])(state, dispatch, view);
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      const { type } = $from.node(depth);
      if (type !== nodes.bullets && type !== nodes.numbers) continue;
      dispatch?.(state.tr.setNodeMarkup($from.before(depth), nodes[kind]));
      return true;
    }
    return false;
  };
}

/** The link under the cursor with its whole text; undefined for none. */
export function linkAt(state: EditorState) {
  const { $from, from, to } = state.selection;
  const parent = $from.parent;
  const start = $from.start();
  const found: { url: string; text: string; from: number; to: number }[] = [];
  parent.forEach((node, offset) => {
    const mark = node.marks.find(({ type }) => type === marks.link);
    if (!mark) return;
    const url = String(mark.attrs.url);
    const piece = { url, text: node.text ?? '', from: start + offset, to: start + offset + node.nodeSize };
    const last = found.at(-1);
    // A link with a bold word is several pieces.
    if (last && last.to === piece.from && last.url === url)
      found[found.length - 1] = { ...last, text: last.text + piece.text, to: piece.to };
    else found.push(piece);
  });
  return found.find((link) => link.from <= from && link.to >= to);
}

/** Puts a link in place of the selection, or of the link under the cursor. */
export function putLink({ url, text }: { readonly url: string; readonly text: string }): Command {
  return (state, dispatch) => {
    const { from, to } = linkAt(state) ?? state.selection;
    const node = messageSchema.text(text, [marks.link.create({ url })]);
    dispatch?.(state.tr.replaceWith(from, to, node).removeStoredMark(marks.link).scrollIntoView());
    return true;
  };
}

export const removeLink: Command = (state, dispatch) => {
  const link = linkAt(state);
  if (!link) return false;
  dispatch?.(state.tr.removeMark(link.from, link.to, marks.link));
  return true;
};

/** Puts a picture after the block of the cursor. */
export function putPicture(attrs: PictureAttrs): Command {
  return (state, dispatch) => {
    const { $to } = state.selection;
    const after = $to.depth === 0 ? $to.pos : $to.after(1);
    const tr = state.tr.insert(after, nodes.picture.create({ ...attrs }));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** A state with the keys of the editor. Tab is none of them, so that the keyboard gets out (WCAG 2.1.2). */
export function messageState(doc: EditorNode, openLink: Command): EditorState {
  return EditorState.create({
    doc,
    plugins: [
      history(),
      keymap({
        ...{ 'Mod-z': undo, 'Mod-y': redo, 'Shift-Mod-z': redo, 'Mod-b': toggleBold, 'Mod-k': openLink },
        Enter: chainCommands(splitListItem(nodes.item), liftListItem(nodes.item)),
        'Shift-Enter': exitCode,
      }),
      keymap(baseKeymap),
    ],
  });
}
