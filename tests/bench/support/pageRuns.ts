import type { MeasuredPage } from '#bench/first-paint/measuredPages.ts';
import type { PageRun } from '#bench/first-paint/pageRun.ts';
import type { Load } from '#bench/measure/machine.ts';
import type { PageMeasurement } from '#bench/measure/pageMeasurement.ts';

/** A page of the portal with bars of every kind. */
export const barredPage: MeasuredPage = {
  name: 'Club',
  from: 'portal',
  bars: { scores: { performance: 99, seo: 100 }, firstPaint: 1_100, shift: 0.02, javascript: 150 },
  prepare: async () => '/arabesk',
};

/** A run on an idle machine, of a page that reaches all bars. */
export function runWith(changed: Partial<PageMeasurement> = {}, during: Load = idle): PageRun {
  return {
    measured: {
      scores: { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 },
      firstPaint: 1_000,
      largestPaint: 1_400,
      blocked: 20,
      shift: 0.001,
      requests: [
        { url: 'http://localhost/assets/entry-1.js', type: 'Script', bytes: 120_000 },
        { url: 'http://localhost/api?q=get_club_by_url&url=arabesk', type: 'Fetch', bytes: 2_500 },
      ],
      processorSpeed: 1_500,
      faults: [],
      ...changed,
    },
    before: idle,
    during,
    attempts: 1,
  };
}

const idle: Load = { others: 0.01, steal: 0 };
