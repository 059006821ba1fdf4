import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Icon } from '#src/components/icons/Icon.tsx';
import { messagesTexts } from '#src/texts/nl/messages.ts';
import type { Selected } from './editorCommands.ts';
import styles from './Toolbar.module.css';

const texts = messagesTexts.editor;

interface ToolbarProps {
  label: string;
  selected: Selected;
  onHeading: () => void;
  onBold: () => void;
  onBullets: () => void;
  onNumbers: () => void;
  onLink: () => void;
  onPicture: (file: File) => void;
  onUndo: () => void;
  onRedo: () => void;
}

/** The buttons above a text. One of them is a tab stop, and the arrow keys go to the others (ARIA, pattern "toolbar"). */
export function Toolbar({ label, selected, ...on }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const now = buttons.findIndex((button) => button.matches(':focus'));
    if (step === undefined || now < 0) return;
    event.preventDefault();
    const next = buttons[(now + step + buttons.length) % buttons.length];
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
    next?.focus();
  };
  const link = selected.link !== '';
  return (
    <div ref={bar} role="toolbar" aria-label={label} className={styles.bar} onKeyDown={move}>
      <Tool first label={texts.heading} pressed={selected.heading} onPress={on.onHeading}>
        <strong aria-hidden>T</strong>
      </Tool>
      <Tool label={texts.bold} pressed={selected.bold} onPress={on.onBold}>
        <strong aria-hidden>B</strong>
      </Tool>
      <Tool label={texts.bullets} pressed={selected.bullets} onPress={on.onBullets}>
        <Icon name="list" />
      </Tool>
      <Tool label={texts.numbers} pressed={selected.numbers} onPress={on.onNumbers}>
        <span className={styles.number} />
      </Tool>
      <Tool label={texts.link} pressed={link} onPress={on.onLink}>
        <span aria-hidden className={styles.word}>
          {texts.link}
        </span>
      </Tool>
      <Tool label={texts.picture} onPress={() => input.current?.click()}>
        <span aria-hidden className={styles.word}>
          {texts.picture}
        </span>
      </Tool>
      <Tool label={texts.undo} onPress={on.onUndo}>
        <span aria-hidden>↶</span>
      </Tool>
      <Tool label={texts.redo} onPress={on.onRedo}>
        <span aria-hidden>↷</span>
      </Tool>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={texts.picture}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) on.onPicture(file);
        }}
      />
    </div>
  );
}

interface ToolProps {
  label: string;
  pressed?: boolean;
  first?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Tool({ label, pressed, first = false, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      tabIndex={first ? 0 : -1}
      // Keeps the selection of the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
