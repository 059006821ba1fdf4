import { describe, expect, it } from 'vitest';
import { figureText, loadFigures, missedFigures } from '#bench/first-paint/report/figures.ts';
import { barredPage, runWith } from '../../support/pageRuns.ts';

describe('missedFigures', () => {
  it('is empty when the medians reach the bars, whatever one run says', () => {
    const runs = [runWith(), runWith({ firstPaint: 3_000 }), runWith()];
    expect(missedFigures(barredPage, runs)).toEqual([]);
  });

  it('names each bar that a median misses, on both sides', () => {
    const scores = { performance: 98, accessibility: 50, 'best-practices': 100, seo: 100 };
    const requests = [{ url: 'http://localhost/a.js', type: 'Script', bytes: 150_001 }];
    const runs = [runWith({ scores, requests, firstPaint: 1_101 })];
    expect(missedFigures(barredPage, runs).map(({ name }) => name)).toEqual([
      'performance',
      'first paint, ms',
      'JavaScript until idle, KB',
    ]);
  });
});

describe('figureText', () => {
  it('writes a value beside its bar, and a missed one in bold', () => {
    const [firstPaint, largestPaint, , shift, javascript, everything] = loadFigures(barredPage, [
      runWith({ firstPaint: 1_200 }),
    ]).map(figureText);
    expect({ firstPaint, largestPaint, shift, javascript, everything }).toEqual({
      firstPaint: '**1200** (≤ 1100)',
      largestPaint: '1400',
      shift: '0.001 (≤ 0.02)',
      javascript: '120 (≤ 150)',
      everything: '123',
    });
  });
});
