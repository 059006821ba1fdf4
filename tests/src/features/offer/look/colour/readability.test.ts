import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportColor, writtenRatio } from '#src/features/offer/look/colour/readability.ts';
import { offerLookTexts } from '#src/texts/nl/offerLook.ts';

describe('reportColor', () => {
  it.each([
    ['#000000', '21,0', 'great', '#000000', false],
    ['#2F5BB7', '6,3', 'good', '#2f5bb7', false],
    ['#8a6f1e', '4,8', 'good', '#82681c', true],
    ['#b36b00', '4,1', 'large', '#9a5c00', true],
    ['#f2c230', '1,6', 'bad', '#83691a', true],
  ] as const)('says of %s that white letters have %s : 1 (%s), and shows %s on a light page', (...row) => {
    const [hex, ratio, reads, light, isChanged] = row;
    const report = reportColor(hex);
    expect(report && writtenRatio(report.chosen.ratio)).toBe(ratio);
    expect(report).toMatchObject({ chosen: { reads }, light: { color: light }, isChanged });
  });

  it('says nothing of what is no colour', () => {
    expect(reportColor('rood')).toBeUndefined();
  });

  it('proposes a colour that the portal then leaves as it is', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.tuple(channel, channel, channel), (channels) => {
        const hex = `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
        const report = reportColor(hex);
        expect(report?.light.ratio).toBeGreaterThanOrEqual(4.5);
        expect(report?.dark.ratio).toBeGreaterThanOrEqual(4.5);
        expect(reportColor(report?.light.color ?? '')).toMatchObject({ isChanged: false });
      }),
    );
  });

  it('leaves each of the tones to begin with as it is', () => {
    for (const tone of Object.keys(offerLookTexts.color.ofTone))
      expect(reportColor(tone), tone).toMatchObject({ isChanged: false });
  });
});

it('writtenRatio never rounds up to a limit', () => {
  expect([4.4999, 4.5, 21, 1].map(writtenRatio)).toEqual(['4,4', '4,5', '21,0', '1,0']);
});
