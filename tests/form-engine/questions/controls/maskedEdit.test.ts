import { describe, expect, it } from 'vitest';
import { caretAfter } from '../../../../form-engine/src/questions/controls/maskedEdit.ts';

/** The caret is written `|`. */
const shownAs = (edited: string, shown: string, inputType = 'insertText') => {
  const caret = edited.indexOf('|');
  const place = caretAfter({ text: edited.replace('|', ''), caret, inputType }, shown);
  return `${shown.slice(0, place)}|${shown.slice(place)}`;
};

describe('caretAfter', () => {
  it.each([
    ['at the end stays there', '4701|', '470 1', '470 1|'],
    ['typing in the middle', '4702| 12 34', '470 21 23 4', '470 2|1 23 4'],
    ['before everything', '|470', '470', '|470'],
    ['at the head of a longer text', '|70 12', '701 2', '|701 2'],
    ['a text that stays', '47|0 12', '470 12', '47|0 12'],
  ])('%s', (_what, edited, shown, expected) => {
    expect(shownAs(edited, shown)).toBe(expected);
  });

  it('goes back over a blank that was deleted, so that the next Backspace takes a digit', () => {
    expect(shownAs('470|12', '470 12', 'deleteContentBackward')).toBe('470| 12');
  });

  it('goes past a blank that was deleted forward, so that the next Delete takes a digit', () => {
    expect(shownAs('470|12', '470 12', 'deleteContentForward')).toBe('470 |12');
  });
});
