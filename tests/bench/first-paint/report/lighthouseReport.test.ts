import { expect, it } from 'vitest';
import { lighthouseReport } from '#bench/first-paint/report/lighthouseReport.ts';
import { barredPage, runWith } from '../../support/pageRuns.ts';

const load = { others: 0.01, steal: 0 };
const task = {
  at: 1_650.4,
  duration: 155.2,
  kinds: [
    ['script', 153],
    ['the rest', 1],
  ],
  rooms: [['rules', 131]],
  functions: [['rules/brusselsTime.ts:16', 111]],
} as const;

it('lighthouseReport names missed bars, faults, long tasks with their cause and the requests', () => {
  const text = lighthouseReport({
    version: '13.5.0',
    runs: new Map([[barredPage, [runWith({ firstPaint: 1_650, faults: ['Images have no size'] })]]]),
    visits: new Map([[barredPage, { tasks: [task], before: load, during: load }]]),
    manifest: {},
  });
  const machine = 'idle: others 1 % before, 1 % meanwhile; steal 0 %';
  for (const line of [
    `| Club | 99 (≥ 99) | 100 | 100 | 100 (≥ 100) | ${machine} |`,
    '- Club: first paint, ms **1650** (≤ 1100)',
    '- Club: Images have no size',
    `| Club | 1 | 155 | ${machine} |`,
    '| Club | 1650 | 155 | script 153 | rules 131 | rules/brusselsTime.ts:16 111 |',
    '- Fetch: 1 with 2.5 KB (get_club_by_url 2.5)',
  ])
    expect(text).toContain(`${line}\n`);
});

it('lighthouseReport says why a page misses its bars, where that is known', () => {
  const page = { ...barredPage, whyMissed: 'Its scripts come first.' };
  const text = lighthouseReport({
    version: '13.5.0',
    runs: new Map([[page, [runWith({ firstPaint: 1_650 })]]]),
    visits: new Map([[page, { tasks: [], before: load, during: load }]]),
    manifest: {},
  });
  expect(text).toContain('- Club: first paint, ms **1650** (≤ 1100). Its scripts come first.\n');
});

it('lighthouseReport names the limits that miss the same bar', () => {
  const limit = (name: string) => ({ ...barredPage, name: `Limit: ${name}`, bars: { scores: {} } });
  const text = lighthouseReport({
    version: '13.5.0',
    runs: new Map([
      [barredPage, [runWith({ firstPaint: 1_650 })]],
      [limit('an empty page'), [runWith({ firstPaint: 1_200 })]],
      [limit('plain HTML'), [runWith({ firstPaint: 700 })]],
    ]),
    visits: new Map(),
    manifest: {},
  });
  expect(text).toContain('- Club: first paint, ms **1650** (≤ 1100) [an empty page 1200]\n');
});

it('lighthouseReport says that every bar is reached', () => {
  const text = lighthouseReport({
    version: '13.5.0',
    runs: new Map([[barredPage, [runWith()]]]),
    visits: new Map([[barredPage, { tasks: [], before: load, during: load }]]),
    manifest: {},
  });
  expect(text).toContain('Every bar is reached.');
});
