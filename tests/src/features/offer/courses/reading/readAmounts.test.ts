import { describe, expect, it } from 'vitest';
import { readNames, readPlaces, readPrice } from '#src/features/offer/courses/reading/readAmounts.ts';

describe('readPrice', () => {
  it.each([
    ['95', 9500],
    ['€ 95', 9500],
    ['95,5', 9550],
    ['€ 1.234,50', 123_450],
    ['95 euro', 9500],
    ['95,-', 9500],
    ['EUR 95,00', 9500],
    ['gratis', 0],
    ['95,555', undefined],
    ['-5', undefined],
    ['1.000.001', undefined],
    ['veel', undefined],
    ['', undefined],
  ])('reads %j as %j cents', (text, cents) => {
    expect(readPrice(text)).toBe(cents);
  });
});

describe('readPlaces', () => {
  it.each([
    ['20', 20],
    ['1.000', 1000],
    ['20 plaatsen', 20],
    ['0', 0],
    ['onbeperkt', 'none'],
    ['Geen limiet', 'none'],
    ['', 'none'],
    ['20,5', undefined],
    ['9999999', undefined],
    ['-3', undefined],
  ])('reads %j as %j', (text, places) => {
    expect(readPlaces(text)).toBe(places);
  });
});

describe('readNames', () => {
  it('reads each name once', () => {
    expect(readNames('Juf An,  Tom De Smet en Juf An; ')).toEqual(['Juf An', 'Tom De Smet']);
  });
});
