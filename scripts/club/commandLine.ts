import { parseArgs } from 'node:util';

export interface ImportCommand {
  readonly is: 'import';
  readonly file: string;
  readonly applies: boolean;
  readonly takesStock: boolean;
  /** The most people who may be mailed; `undefined` where that was not said. */
  readonly mailsTo: number | undefined;
  /** Urls of courses whose lessons may be replaced. */
  readonly reschedules: readonly string[];
}

/** A club without an offer. */
export interface NewCommand {
  readonly is: 'new';
  readonly url: string;
  readonly title: string;
  readonly city: string;
  /** The address of who manages the club; `undefined` invites nobody. */
  readonly manager: string | undefined;
  readonly license: License;
}

/** What a club has from who runs the installation. A manager can't change it. */
const licenses = ['free', 'standard'] as const;
type License = (typeof licenses)[number];

export type ClubCommand =
  | { readonly is: 'help' }
  | NewCommand
  | { readonly is: 'schema'; readonly out: string | undefined }
  | { readonly is: 'check'; readonly file: string }
  | ImportCommand
  | { readonly is: 'undo'; readonly url: string }
  | {
      readonly is: 'export';
      readonly url: string;
      readonly out: string | undefined;
      readonly isPortable: boolean;
      /** Year in which a season begins; `undefined` writes the club as it is. */
      readonly newSeason: number | undefined;
    }
  | {
      readonly is: 'documents';
      readonly url: string;
      readonly out: string;
      /** `undefined` writes the documents of all years. */
      readonly year: number | undefined;
    }
  | {
      readonly is: 'registrations';
      readonly url: string;
      /** The url of a form outside any course; `undefined` exports the registrations. */
      readonly form: string | undefined;
      readonly out: string | undefined;
    }
  | {
      readonly is: 'uitpas';
      readonly url: string;
      /** `YYYY-MM-DD`; both included. */
      readonly from: string;
      readonly to: string;
      readonly out: string | undefined;
    }
  | {
      readonly is: 'certificates';
      readonly url: string;
      /** Year of payment. */
      readonly year: number;
      readonly isDryRun: boolean;
      /** File for the XML of Belcotax-on-web. */
      readonly belcotax: string | undefined;
      /** Number of a certificate to issue anew. */
      readonly replaces: number | undefined;
      /** Uids of children with a severe disability. */
      readonly disabled: readonly number[];
    };

export const usage = `Usage: npm run club -- <command>

  new <url> --title <title> --city <city> [--manager <mail>] [--license <free>]
                                     makes a club without an offer, and invites its manager, who sets it up in the
                                     browser; --license: free or standard, which it is without a word
  check <file>                       says what is wrong with a club file, without a database
  import <file> [--apply] [--stock] [--mail-to <number>] [--reschedule <course,course>]
                                     shows what the file would change; --apply changes it, all or nothing;
                                     --stock sets the stock of the webshop to what the file says; --mail-to: the
                                     number of people who may be mailed, where they are more than a group;
                                     --reschedule: courses whose lessons may all be replaced
  undo <url>                         takes the last import back, until its mails have left
  export <url> [--out <file>] [--without-numbers] [--new-season <year>]
                                     writes the club as a file; without numbers it fits another installation;
                                     --new-season: with a copy of its courses for the season that begins in
                                     September of that year
  registrations <url> --csv [--form <form>] [--out <file>]
                                     writes who registered or waits for a place, with their answers, for a
                                     spreadsheet; --form: what was sent in by a form that stands by itself
  uitpas <url> --from <day> --to <day> [--out <file>]
                                     writes the UiTPAS reductions to claim for orders of these days (YYYY-MM-DD),
                                     for a spreadsheet
  certificates <url> <year> [--dry-run] [--belcotax <file>] [--until-21 <uid,uid>] [--replace <number>]
                                     issues the certificates of a year of payment that are due, and says of the
                                     others why not; --dry-run writes nothing; --belcotax: writes all tax
                                     certificates of the year for Belcotax-on-web; --until-21: children with a
                                     severe disability, whose days count until they are 21; --replace: issues
                                     one tax certificate anew, from what is known now
  documents <url> --out <folder> [--year <year>]
                                     writes the invoices and credit notes of the club as PDF, for its books
  schema [--out <file>]              writes the JSON Schema of a club file

It works on the database of DATABASE_URL, else on the data folder (DATA_DIR, .data by default) while no server runs.
It ends with 0 when all is well, 1 when something is wrong with the file or the club, 2 for a wrong command.
How a club starts with a file: docs/how-to/run-a-club-from-a-file.md
`;

const options = {
  help: { type: 'boolean', short: 'h' },
  apply: { type: 'boolean' },
  stock: { type: 'boolean' },
  'mail-to': { type: 'string' },
  reschedule: { type: 'string' },
  csv: { type: 'boolean' },
  form: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  out: { type: 'string', short: 'o' },
  year: { type: 'string' },
  'without-numbers': { type: 'boolean' },
  'new-season': { type: 'string' },
  'dry-run': { type: 'boolean' },
  belcotax: { type: 'string' },
  'until-21': { type: 'string' },
  replace: { type: 'string' },
  title: { type: 'string' },
  city: { type: 'string' },
  manager: { type: 'string' },
  license: { type: 'string' },
} as const;

type Options = { readonly [Name in keyof typeof options]?: string | boolean | undefined };

/** Options of each command, beside its one name or file. */
const allowed: Readonly<Record<string, readonly (keyof Options)[]>> = {
  new: ['title', 'city', 'manager', 'license'],
  schema: ['out'],
  check: [],
  import: ['apply', 'stock', 'mail-to', 'reschedule'],
  undo: [],
  export: ['out', 'without-numbers', 'new-season'],
  registrations: ['csv', 'form', 'out'],
  uitpas: ['from', 'to', 'out'],
  certificates: ['dry-run', 'belcotax', 'until-21', 'replace'],
  documents: ['out', 'year'],
};

/** @returns a sentence where the arguments make no sense */
export function readCommand(args: readonly string[]): ClubCommand | string {
  const parsed = parse(args);
  if (typeof parsed === 'string') return parsed;
  const { values, positionals } = parsed;
  const [name, subject, ...others] = positionals;
  if (values.help || (name === undefined && args.length === 0)) return { is: 'help' };
  if (name === undefined || !Object.hasOwn(allowed, name)) return `There is no command "${name ?? ''}".`;
  const strange = Object.keys(values).find((option) => !allowed[name]?.some((known) => known === option));
  if (strange !== undefined) return `"${name}" takes no --${strange}.`;
  if (name === 'certificates') return certificatesCommand(values, [subject, ...others]);
  if (others.length > 0) return `"${others[0]}" is one word too many.`;
  if (name === 'schema')
    return subject === undefined ? { is: name, out: values.out } : `"${name}" takes no name.`;
  if (subject === undefined) return `"${name}" needs ${needs(name)}.`;
  switch (name) {
    case 'new':
      return readNew(subject, values);
    case 'check':
      return { is: name, file: subject };
    case 'import':
      return readImport(subject, values);
    case 'undo':
      return { is: name, url: subject };
    case 'export':
      return readExport(subject, values);
    case 'uitpas':
      return readUitpas(subject, values);
    case 'documents':
      if (values.out === undefined) return 'Say --out: the folder for the documents.';
      if (values.year !== undefined && !/^20\d\d$/.test(values.year))
        return `"${values.year}" is no year such as 2026.`;
      return { is: name, url: subject, out: values.out, year: values.year ? Number(values.year) : undefined };
    default:
      return values.csv
        ? { is: 'registrations', url: subject, form: values.form, out: values.out }
        : 'Say --csv: it is the one form in which registrations are written.';
  }
}

type NewOptions = { readonly [Name in 'title' | 'city' | 'manager' | 'license']?: string | undefined };

function readNew(url: string, { title, city, manager, license: word }: NewOptions): ClubCommand | string {
  if (title === undefined || city === undefined) return '"new" needs --title and --city.';
  const license = licenses.find((one) => one === (word ?? 'standard'));
  if (!license) return `"${word}" is no license: free or standard.`;
  return { is: 'new', url, title, city, manager, license };
}

interface ExportOptions {
  readonly out?: string | undefined;
  readonly 'without-numbers'?: boolean | undefined;
  readonly 'new-season'?: string | undefined;
}

function readExport(
  url: string,
  { out, 'without-numbers': isPortable = false, 'new-season': season }: ExportOptions,
): ClubCommand | string {
  const [, year, next] = /^(20\d\d)(?:-(20\d\d))?$/.exec(season ?? '') ?? [];
  const isSeason = next === undefined || Number(next) === Number(year) + 1;
  if (season !== undefined && (year === undefined || !isSeason))
    return `"${season}" is no season such as 2027 or 2027-2028.`;
  if (season !== undefined && isPortable) return '--new-season needs the numbers of the club.';
  return { is: 'export', url, out, isPortable, newSeason: year === undefined ? undefined : Number(year) };
}

interface ImportOptions {
  readonly apply?: boolean | undefined;
  readonly stock?: boolean | undefined;
  readonly 'mail-to'?: string | undefined;
  readonly reschedule?: string | undefined;
}

function readImport(
  file: string,
  { apply = false, stock = false, 'mail-to': people, reschedule = '' }: ImportOptions,
): ClubCommand | string {
  if (people !== undefined && !/^[1-9]\d{0,6}$/.test(people)) return '--mail-to needs a number of people.';
  return {
    ...{ is: 'import', file, applies: apply, takesStock: stock },
    mailsTo: people === undefined ? undefined : Number(people),
    reschedules: reschedule.split(',').filter((url) => url !== ''),
  };
}

interface UitpasOptions {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly out?: string | undefined;
}

function readUitpas(url: string, { from, to, out }: UitpasOptions): ClubCommand | string {
  if (from === undefined || to === undefined) return '"uitpas" needs --from and --to.';
  const wrong = [from, to].find((day) => !isIsoDay(day));
  if (wrong !== undefined) return `"${wrong}" is no day such as 2026-09-01.`;
  return from > to ? '--from is after --to.' : { is: 'uitpas', url, from, to, out };
}

function isIsoDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T12:00:00Z`));
}

function certificatesCommand(
  values: Exclude<ReturnType<typeof parse>, string>['values'],
  [url, year, ...others]: readonly (string | undefined)[],
): ClubCommand | string {
  if (url === undefined || year === undefined || others.length > 0)
    return '"certificates" needs the url of a club and a year of payment.';
  if (!/^20\d\d$/.test(year)) return `"${year}" is no year.`;
  const uids = values['until-21']?.split(',') ?? [];
  if (!uids.every((uid) => /^[1-9]\d{0,8}$/.test(uid))) return '--until-21 needs uids, such as 12,34.';
  const [, ofYear, serial] = /^ATT-(\d{4})-(\d{6})$/.exec(values.replace ?? '') ?? [];
  if (values.replace !== undefined && ofYear !== year)
    return `--replace needs the number of a certificate of ${year}, such as ATT-${year}-000012.`;
  return {
    ...{ is: 'certificates', url, year: Number(year), isDryRun: values['dry-run'] ?? false },
    belcotax: values.belcotax,
    replaces: serial === undefined ? undefined : Number(serial),
    disabled: uids.map(Number),
  };
}

function needs(name: string): string {
  return name === 'check' || name === 'import' ? 'a file' : 'the url of a club';
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
