import type { RanTest } from './reports/ranTests.ts';

/** A row of `docs/specification.md`: the requirement, the files that implement it, and the tests that prove it. */
export interface SpecificationRow {
  readonly line: number;
  readonly asked: string;
  readonly doneBy: readonly string[];
  readonly provenBy: readonly ProvingTest[];
}

/** A test file, or its tests with these words in their titles. */
interface ProvingTest {
  readonly file: string;
  readonly title: string;
}

/** The facts against which the rows are checked. */
interface Evidence {
  readonly exists: (path: string) => boolean;
  readonly contentOf: (path: string) => string;
  readonly ran: readonly RanTest[];
  /** Whether every test should have run. The loop runs a part, so it only looks for the titles of the others. */
  readonly isWhole: boolean;
}

/** Reads the rows of every table with three columns, without the header rows. */
export function readSpecificationRows(markdown: string): readonly SpecificationRow[] {
  return markdown.split('\n').flatMap((text, index) => {
    const cells = text
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [asked, doneBy, provenBy] = cells;
    if (cells.length !== 3 || asked === undefined || doneBy === undefined || provenBy === undefined)
      return [];
    if (/^-+$/.test(asked) || asked === 'What it asks') return [];
    return [{ line: index + 1, asked, doneBy: quotedIn(doneBy), provenBy: quotedIn(provenBy).map(readTest) }];
  });
}

/** Finds the faults of a row, one sentence each: a missing file or test, or a test that failed or did not run. */
export function faultsOfRow(row: SpecificationRow, evidence: Evidence): readonly string[] {
  const gone = [...row.doneBy, ...row.provenBy.map(({ file }) => file)]
    .filter((path) => !evidence.exists(path))
    .map((path) => `${path} is not there`);
  const open = [
    ...(row.doneBy.length === 0 ? ['nothing does it'] : []),
    ...(row.provenBy.length === 0 ? ['no test proves it'] : []),
  ];
  const faults = [...open, ...gone, ...(gone.length === 0 ? unnamedFields(row, evidence) : [])];
  return [...faults, ...row.provenBy.flatMap((test) => faultOfTest(test, evidence) ?? [])];
}

/** Finds fields of the specification that occur in none of the files that implement the row. */
function unnamedFields({ asked, doneBy }: SpecificationRow, { contentOf }: Evidence): readonly string[] {
  const text = doneBy.map(contentOf).join('\n');
  return quotedIn(asked)
    .filter((name) => !text.includes(name))
    .map((name) => `${name} is written in none of its files`);
}

function faultOfTest({ file, title }: ProvingTest, evidence: Evidence): string | undefined {
  const name = title === '' ? file : `“${title}” of ${file}`;
  const those = evidence.ran.filter((test) => test.file === file && test.title.includes(title));
  if (those.length === 0) {
    const isThere = !evidence.isWhole && evidence.exists(file) && evidence.contentOf(file).includes(title);
    return isThere ? undefined : `${name} did not run`;
  }
  return those.every(({ hasPassed }) => hasPassed) ? undefined : `${name} failed`;
}

function quotedIn(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name ?? []);
}

/** Reads the name of a test: `e2e/paying/cart.spec.ts: a voucher counts` selects tests of that file by title. */
function readTest(name: string): ProvingTest {
  const [file = '', ...title] = name.split(': ');
  return { file, title: title.join(': ') };
}
