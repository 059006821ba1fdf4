import { describe, expect, test } from 'vitest';
import { plainLine, shortLine } from '#src/app/rendering/head/plainLine.ts';

describe('plainLine', () => {
  test.each([
    ['lines and spaces become one space', 'Zeilen,\r\n\n  surfen\u00a0en\tmeer ', 'Zeilen, surfen en meer'],
    ['marks that turn the direction of text are left out', '\u202eBallet\u202c \u2067en\u2069', 'Ballet en'],
    ['a mark of direction that turns nothing stays', 'שלום\u200f!', 'שלום\u200f!'],
    ['control characters are left out', 'Bal\u0000let\u0007', 'Bal let'],
    ['half of an emoji becomes a replacement character', 'Dans \ud83d', 'Dans \ufffd'],
    ['signs of HTML stay what they are', 'a < b && c > "d"', 'a < b && c > "d"'],
  ])('%s', (_, text, line) => {
    expect(plainLine(text)).toBe(line);
  });
});

describe('shortLine', () => {
  test.each([
    ['a text that fits stays whole', 'Een korte tekst.', 16, 'Een korte tekst.'],
    ['a longer text ends in whole words', 'Een korte tekst.', 15, 'Een korte…'],
    ['no comma stands before the dots', 'Zwemmen, duiken en springen', 12, 'Zwemmen…'],
    ['a word that fits up to its end stays', 'Een korte tekst', 10, 'Een korte…'],
    ['one endless word is cut', 'aaaaaaaaaaaaaaaaaaaa', 5, 'aaaa…'],
    ['an emoji is never halved', 'aaa😀😀😀', 5, 'aaa…'],
  ])('%s', (_, text, most, line) => {
    expect(shortLine(text, most)).toBe(line);
  });

  test('a description of 50 KB becomes at most as long as wanted', () => {
    const line = shortLine('Dansen is voor iedereen. '.repeat(2_000), 200);
    expect(line.length).toBeLessThanOrEqual(200);
    expect(line).toMatch(/ \w+…$/);
  });
});
