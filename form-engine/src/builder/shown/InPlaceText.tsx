import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useBuilderContext } from '../BuilderContext.tsx';
import { changePart } from '../pure/edits.ts';
import { isQuestion } from '../pure/parts.ts';
import { textIn, withFormText, withTextIn } from '../words/languages.ts';
import { withSensitivity } from '../words/sensitivity.ts';
import type { FoundText } from './shownPlaces.ts';

/** A text of the form, with its place in the form that is shown, in pixels. */
export interface TextOnScreen extends FoundText {
  readonly box: {
    readonly top: number;
    readonly left: number;
    readonly width: number;
    readonly height: number;
  };
}

interface InPlaceTextProps {
  readonly text: TextOnScreen;
  readonly onEnd: () => void;
}

/** A field over a text of the form that is shown. Enter and leaving it keep what is written, Escape doesn't. */
export function InPlaceText({ text: { text, box }, onEnd }: InPlaceTextProps) {
  const builder = useBuilderContext();
  const { sections, language, main, texts } = builder;
  const [words, setWords] = useState(() => textIn(text.text, language, main));
  const field = useRef<HTMLInputElement>(null);
  // A field that goes loses the focus once more.
  const isOver = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const end = (isKept: boolean) => {
    if (isOver.current) return;
    isOver.current = true;
    onEnd();
    const isChanged = words !== textIn(text.text, language, main);
    if (!isKept || !isChanged || (words.trim() === '' && text.property !== 'help')) return;
    const next = withFormText(sections, text, (before) => withTextIn(before, words, { language, main }));
    const proposed = changePart(next, text.place, (part) =>
      isQuestion(part) ? withSensitivity(part) : part,
    );
    builder.change('change', { ...proposed, places: [text.place] });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    end(event.key === 'Enter');
  };
  return (
    <input
      ref={field}
      className="cf-input cf-builder-in-place"
      aria-label={texts.editText}
      // Numbers, and set by script: the strict policy of the README allows them.
      style={{ top: box.top, left: box.left, width: Math.max(box.width, 160) }}
      value={words}
      onChange={({ target }) => setWords(target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => end(true)}
    />
  );
}
