import { redo, undo } from 'prosemirror-history';
import type { Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { operationUrl } from '#src/api/operationUrl.ts';
import { messagesTexts } from '#src/texts/nl/messages.ts';
import type { MessageBlocks } from '../messageContent.ts';
import {
  linkAt,
  messageState,
  putLink,
  putPicture,
  removeLink,
  type Selected,
  selectedOf,
  toggleBold,
  toggleHeading,
  toggleList,
} from './editorCommands.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { blocksOf, documentOf } from './messageBlocks.ts';
import { PictureDialog } from './PictureDialog.tsx';
import styles from './RichText.module.css';
import { Toolbar } from './Toolbar.tsx';

const texts = messagesTexts.editor;

interface RichTextProps {
  label: string;
  /** The club's nid. */
  club: number;
  /** The text at the start; later changes come from the editor alone. */
  start: MessageBlocks;
  onChange: (blocks: MessageBlocks) => void;
}

type Open =
  | { readonly is: 'nothing' }
  | { readonly is: 'link'; readonly text: string; readonly url: string }
  | { readonly is: 'picture'; readonly file: File };

const nothing: Selected = {
  ...{ bold: false, heading: false, bullets: false, numbers: false, picture: false, link: '' },
};

/** A text with titles, bold words, lists, links and pictures. It is kept as blocks, never as HTML. */
export function RichText({ label, club, start, onChange }: RichTextProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const [selected, setSelected] = useState(nothing);
  const [open, setOpen] = useState<Open>({ is: 'nothing' });
  const srcOf = (fid: number) =>
    operationUrl('render_preview', { club, fid, format: 'medium', encoding: 'webp' });

  const openLink = () => {
    const state = view.current?.state;
    if (!state) return;
    const { from, to } = state.selection;
    const link = linkAt(state);
    setOpen({ is: 'link', text: link?.text ?? state.doc.textBetween(from, to, ' '), url: link?.url ?? '' });
  };
  const changed = useEffectEvent(onChange);
  const opened = useEffectEvent(openLink);
  const document = useEffectEvent(() => documentOf(start, srcOf));
  useEffect(() => {
    if (!place.current) return undefined;
    const editor = new EditorView(place.current, {
      state: messageState(document(), () => {
        opened();
        return true;
      }),
      attributes: {
        ...{ role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': `${id}-label` },
        ...{ 'aria-describedby': `${id}-keys`, class: styles.text ?? '', dir: 'auto', spellcheck: 'true' },
      },
      dispatchTransaction(transaction) {
        const state = editor.state.apply(transaction);
        editor.updateState(state);
        setSelected(selectedOf(state));
        if (transaction.docChanged) changed(blocksOf(state.doc));
      },
    });
    view.current = editor;
    return () => {
      view.current = undefined;
      editor.destroy();
    };
  }, [id]);

  const run = (command: Command) => {
    const editor = view.current;
    if (!editor) return;
    command(editor.state, editor.dispatch, editor);
    editor.focus();
  };
  const close = () => {
    setOpen({ is: 'nothing' });
    view.current?.focus();
  };
  return (
    <div className={styles.field}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the label of a native field puts the cursor in it too */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard the text itself is a tab stop */}
      <span id={`${id}-label`} className={styles.label} onClick={() => view.current?.focus()}>
        {label}
      </span>
      <div className={styles.box}>
        <Toolbar
          label={texts.tools}
          selected={selected}
          onHeading={() => run(toggleHeading)}
          onBold={() => run(toggleBold)}
          onBullets={() => run(toggleList('bullets'))}
          onNumbers={() => run(toggleList('numbers'))}
          onLink={openLink}
          onPicture={(file) => setOpen({ is: 'picture', file })}
          onUndo={() => run(undo)}
          onRedo={() => run(redo)}
        />
        <div ref={place} className={styles.place} />
      </div>
      <p id={`${id}-keys`} className={styles.hint}>
        {texts.keys}
      </p>
      {open.is === 'link' && (
        <LinkDialog
          link={open}
          onClose={close}
          onUse={(link) => {
            run(putLink(link));
            close();
          }}
          onRemove={() => {
            run(removeLink);
            close();
          }}
        />
      )}
      {open.is === 'picture' && (
        <PictureDialog
          club={club}
          file={open.file}
          onClose={close}
          onPlace={(picture) => {
            run(putPicture({ ...picture, src: srcOf(picture.fid) }));
            close();
          }}
        />
      )}
    </div>
  );
}
