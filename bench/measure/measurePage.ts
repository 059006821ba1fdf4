import lighthouse, { type Result } from 'lighthouse';

/** As Lighthouse names them. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

/** What Lighthouse makes of a page that a phone opens with an empty cache; cookies and stored carts stay. */
export interface PageMeasurement {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Milliseconds, on the phone and the network that Lighthouse reckons with. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  /** Of the layout: nothing moves at 0. */
  readonly shift: number;
  /** What costs points outside of performance, in Lighthouse's words. */
  readonly faults: readonly string[];
}

/** Lighthouse loses what it recorded of a page now and then, and asks to be run again. */
const mostAttempts = 3;

/** @param port where the browser lets itself be debugged */
export async function measurePage(url: string, port: number): Promise<PageMeasurement> {
  const result = await ask(url, port);
  if (result.finalDisplayedUrl !== url) throw new Error(`${url} led to ${result.finalDisplayedUrl}`);
  return measurementOf(result);
}

async function ask(url: string, port: number, attempt = 1): Promise<Result> {
  const answer = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
  const problem = answer ? answer.lhr.runtimeError?.message : 'no answer';
  if (answer && problem === undefined) return answer.lhr;
  if (attempt === mostAttempts) throw new Error(`Lighthouse on ${url}: ${problem}`);
  return ask(url, port, attempt + 1);
}

function measurementOf(lhr: Result): PageMeasurement {
  const scoreOf = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const numberOf = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    firstPaint: numberOf('first-contentful-paint'),
    largestPaint: numberOf('largest-contentful-paint'),
    blocked: numberOf('total-blocking-time'),
    shift: numberOf('cumulative-layout-shift'),
    faults: categories
      .filter((category) => category !== 'performance')
      .flatMap((category) => lhr.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => lhr.audits[id]?.title ?? id),
  };
}
