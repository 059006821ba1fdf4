import { openForm } from '#e2e/support/person/registering.ts';
import type { DebuggedBrowser } from '../measure/debuggedBrowser.ts';
import type { Category } from '../measure/pageMeasurement.ts';

/** What a page must reach. */
interface Bars {
  /** Minimum scores, of 100. */
  readonly scores: Partial<Readonly<Record<Category, number>>>;
  /** Maximum times, in milliseconds. */
  readonly firstPaint?: number;
  readonly largestPaint?: number;
  /** Maximum cumulative layout shift. */
  readonly shift?: number;
  /** Maximum JavaScript until the page is idle, in kilobytes. */
  readonly javascript?: number;
}

export interface MeasuredPage {
  readonly name: string;
  /** Who serves it: the portal's own server, or a plain one that compresses as the portal does. */
  readonly from: 'portal' | 'limits';
  readonly bars: Bars;
  /** Why the page may miss its bars, for the report. A reason that no longer holds misleads: read it after a full run. */
  readonly whyMissed?: string;
  /** @returns the path of the page, once the browser is logged in and has all the state that the page needs */
  readonly prepare: (browser: DebuggedBrowser) => Promise<string>;
}

const wellMade = { accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** The bars of a page that a visitor came to read. */
const readable: Bars = {
  scores: { performance: 99, ...wellMade },
  firstPaint: 1_100,
  largestPaint: 1_500,
  shift: 0.02,
  javascript: 150,
};

/** The bars of a page around a form. Search engines are asked to leave it out, which costs its points for SEO. */
const ofForm: Bars = {
  scores: { performance: 95, accessibility: 100, 'best-practices': 100 },
  largestPaint: 1_600,
  shift: 0.02,
};

const noBars: Bars = { scores: {} };

const whyReadableMissed =
  'The server draws the page. Then the portal starts on it and reads the code of the screen, which blocks for as long as the processor takes.';

function publicPage(name: string, path: string): MeasuredPage {
  return { name, from: 'portal', bars: readable, whyMissed: whyReadableMissed, prepare: async () => path };
}

/** The pages of `bench/lighthouse-results.md`, and the two limits beside them. */
export const measuredPages: readonly MeasuredPage[] = [
  publicPage('Club', '/arabesk'),
  publicPage('Course list', '/arabesk/cursussen'),
  publicPage('Course', '/arabesk/ballet-6-8'),
  publicPage('Product', '/arabesk/webshop/balletschoenen'),
  publicPage('Home', '/'),
  {
    name: 'Registration form, a parent with a course in the cart',
    from: 'portal',
    bars: {
      // robots.txt keeps search engines from the steps of a registration, which costs their points for SEO.
      scores: { performance: 96, accessibility: 100, 'best-practices': 100 },
      largestPaint: 2_000,
      shift: 0.02,
      javascript: 260,
    },
    whyMissed: "The portal's scripts and the form's engine of 80 KB run for the first time, which blocks.",
    prepare: walkToForm,
  },
  {
    name: 'Preview of a form',
    from: 'portal',
    bars: ofForm,
    whyMissed:
      'The server draws the heading. The form waits for the engine, which runs for the first time and blocks.',
    prepare: async () => '/preview/course-form?club=1&tariff=1031',
  },
  {
    name: 'Login',
    from: 'portal',
    bars: { ...ofForm, scores: { ...ofForm.scores, performance: 98 }, largestPaint: 1_500 },
    whyMissed:
      "The page is of the portal's own scripts, those of its form and the checks of an address: they run for the first time, which blocks.",
    prepare: async () => '/login',
  },
  {
    name: 'Limit: an empty page of React',
    from: 'limits',
    bars: noBars,
    prepare: async () => '/reactPage.html',
  },
  {
    name: 'Limit: a page of plain HTML',
    from: 'limits',
    bars: noBars,
    prepare: async () => '/plainPage.html',
  },
];

async function walkToForm({ context }: DebuggedBrowser): Promise<string> {
  const page = await context.newPage();
  await openForm(page, 'ballet-6-8', 'Lars');
  const { pathname, search } = new URL(page.url());
  await page.close();
  return `${pathname}${search}`;
}
