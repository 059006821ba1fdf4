import { useRef, useState } from 'react';
import { fillIn } from '../../texts/fillIn.ts';
import { clipboardText, partsOfClipboard, partsToCopy } from '../pasting/clipboard.ts';
import { targetBehind } from '../pure/dropTarget.ts';
import { insertParts, moveParts } from '../pure/edits.ts';
import { allQuestions, type FormPart, isQuestion, type Place } from '../pure/parts.ts';
import { type Builder, titleOf } from '../useBuilder.ts';

/** The clipboard of a builder. */
export interface BuilderClipboard {
  /** The parts that move where something is pasted next. */
  readonly cut: readonly FormPart[];
  /** Takes the selected parts. @returns the text for the clipboard of the device; `undefined` where nothing is selected. */
  take(isCut: boolean): string | undefined;
  /** Puts the parts of a text behind the selected part. @returns whether the text was of a form. */
  put(text: string): boolean;
  /** Does the same for a button, which has no event of the clipboard. */
  press(action: 'cut' | 'copy' | 'paste'): void;
}

/**
 * Cuts, copies and pastes parts, also between tabs. What is cut stays where it is until it is pasted: nothing is lost when nobody
 * pastes it, and a reference to it never breaks.
 */
export function useClipboard(builder: Builder): BuilderClipboard {
  const { sections, places, texts, isReadOnly } = builder;
  const [cut, setCut] = useState<readonly FormPart[]>([]);
  // A browser may keep its clipboard from a button.
  const last = useRef('');

  const take = (isCut: boolean) => {
    const parts = partsToCopy(sections, places);
    if (parts.length === 0) return undefined;
    setCut(isCut && !isReadOnly ? parts : []);
    last.current = clipboardText(sections, places);
    const labels = parts.map((part) => titleOf(part, texts)).join(', ');
    builder.say(fillIn(isCut && !isReadOnly ? texts.wasCut : texts.wasCopied, { labels }));
    return last.current;
  };
  const put = (text: string) => {
    const parts = partsOfClipboard(text);
    if (!parts || isReadOnly) return false;
    const isOfSections = !parts.some(isQuestion);
    const from = text === last.current ? placesOf(sections, cut) : undefined;
    const start =
      sections.length > 0 || isOfSections ? sections : [{ title: texts.firstSection, fields: [] }];
    const at = places.at(-1);
    const target = isOfSections
      ? { parent: [], index: (at?.[0] ?? sections.length - 1) + 1 }
      : targetBehind(start, at);
    builder.change('paste', from ? moveParts(sections, from, target) : insertParts(start, target, parts));
    setCut([]);
    return true;
  };
  return {
    cut,
    take,
    put,
    press(action) {
      if (action !== 'paste') {
        const text = take(action === 'cut');
        if (text !== undefined) navigator.clipboard?.writeText(text).catch(() => undefined);
        return;
      }
      const read = navigator.clipboard?.readText?.() ?? Promise.resolve('');
      read
        .catch(() => '')
        .then((text) => {
          if (!put(text) && !put(last.current)) builder.say(texts.nothingToPaste);
        });
    },
  };
}

/** The places at which the parts are now; `undefined` where one of them has changed or gone. */
function placesOf(sections: Builder['sections'], parts: readonly FormPart[]): readonly Place[] | undefined {
  if (parts.length === 0) return undefined;
  const all = [
    ...sections.map((part, index): { part: FormPart; place: Place } => ({ part, place: [index] })),
    ...allQuestions(sections).map(({ question, place }) => ({ part: question as FormPart, place })),
  ];
  const places = parts.map((part) => all.find((one) => one.part === part)?.place);
  return places.every((place) => place !== undefined) ? places : undefined;
}
