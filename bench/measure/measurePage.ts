import lighthouse, { type Result } from 'lighthouse';
import { type Category, categories, type PageMeasurement, type PageRequest } from './pageMeasurement.ts';

/** Maximum number of attempts: Lighthouse sometimes loses its recording and asks for another run. */
const maxAttempts = 3;

/** @param port The debugging port of the browser. */
export async function measurePage(url: string, port: number): Promise<PageMeasurement> {
  const result = await ask(url, port);
  if (result.finalDisplayedUrl !== url) throw new Error(`${url} led to ${result.finalDisplayedUrl}`);
  return measurementOf(result);
}

async function ask(url: string, port: number, attempt = 1): Promise<Result> {
  const answer = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
  const problem = answer ? answer.lhr.runtimeError?.message : 'no answer';
  if (answer && problem === undefined) return answer.lhr;
  if (attempt === maxAttempts) throw new Error(`Lighthouse on ${url}: ${problem}`);
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
    requests: requestsOf(lhr),
    processorSpeed: lhr.environment.benchmarkIndex,
    faults: categories
      .filter((category) => category !== 'performance')
      .flatMap((category) => lhr.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => lhr.audits[id]?.title ?? id),
  };
}

function requestsOf(lhr: Result): readonly PageRequest[] {
  const details = lhr.audits['network-requests']?.details;
  if (details?.type !== 'table') throw new Error('Lighthouse listed no requests');
  return details.items
    .filter(({ url }) => !String(url).startsWith('data:'))
    .map(({ url, resourceType, transferSize }) => ({
      url: String(url),
      type: String(resourceType),
      bytes: Number(transferSize),
    }));
}
