import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Node as EditorNode } from 'prosemirror-model';
import { liftListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState } from 'prosemirror-state';
import { toggleBold } from './editorCommands.ts';
import { messageSchema } from './messageSchema.ts';

const { item } = messageSchema.nodes;

/** A state with the keys of the editor. Tab is none of them, so that the keyboard gets out (WCAG 2.1.2). */
export function messageState(doc: EditorNode, openLink: Command): EditorState {
  return EditorState.create({
    doc,
    plugins: [
      history(),
      keymap({
        ...{ 'Mod-z': undo, 'Mod-y': redo, 'Shift-Mod-z': redo, 'Mod-b': toggleBold, 'Mod-k': openLink },
        Enter: chainCommands(splitListItem(item), liftListItem(item)),
        'Shift-Enter': exitCode,
      }),
      keymap(baseKeymap),
    ],
  });
}
