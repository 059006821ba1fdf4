import { describe, expect, it } from 'vitest';
import { caretAfter, endOfChange, withDigitDeleted } from '#form-engine/src/questions/controls/maskedEdit.ts';

/** In these texts `|` is the caret. */
const shownAs = (edited: string, shown: string, inputType = 'insertText') => {
  const caret = edited.indexOf('|');
  const place = caretAfter({ text: edited.replace('|', ''), caret, inputType }, shown);
  return `${shown.slice(0, place)}|${shown.slice(place)}`;
};

describe('caretAfter', () => {
  it.each([
    ['keeps the caret at the end', '4701|', '470 1', '470 1|'],
    ['keeps the caret behind a digit typed in the middle', '4702| 12 34', '470 21 23 4', '470 2|1 23 4'],
    ['keeps the caret at the start', '|470', '470', '|470'],
    ['keeps the caret at the start of a longer text', '|70 12', '701 2', '|701 2'],
    ['keeps the caret in an unchanged text', '47|0 12', '470 12', '47|0 12'],
  ])('%s', (_what, edited, shown, expected) => {
    expect(shownAs(edited, shown)).toBe(expected);
  });
});

describe('withDigitDeleted', () => {
  it.each([
    ['470|12', 'deleteContentBackward', '47|12'],
    ['93.05|18', 'deleteContentBackward', '93.0|18'],
    ['470|12', 'deleteContentForward', '470|2'],
    ['|470', 'deleteContentBackward', '|470'],
    ['470|', 'deleteContentForward', '470|'],
    ['470|12', 'insertText', '470|12'],
  ])('turns %s by %s into %s', (edited, inputType, expected) => {
    const { text, caret } = withDigitDeleted({
      text: edited.replace('|', ''),
      caret: edited.indexOf('|'),
      inputType,
    });
    expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(expected);
  });
});

describe('endOfChange', () => {
  it.each([
    ['470 1', '470 12', 6],
    ['470 12', '470 1', 5],
    ['470 91 23', '470 12 3', 7],
    ['', '470', 3],
    ['470', '', 0],
    ['4', '44', 1],
  ])('finds between %j and %j the place %i', (before, after, place) =>
    expect(endOfChange(before, after)).toBe(place),
  );
});
