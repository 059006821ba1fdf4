import { parseArgs } from 'node:util';

export type ClubCommand =
  | { readonly is: 'help' }
  | { readonly is: 'schema'; readonly out: string | undefined }
  | { readonly is: 'check'; readonly file: string }
  | { readonly is: 'import'; readonly file: string; readonly applies: boolean; readonly takesStock: boolean }
  | {
      readonly is: 'export';
      readonly url: string;
      readonly out: string | undefined;
      readonly isPortable: boolean;
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

  check <file>                       says what is wrong with a club file, without a database
  import <file> [--apply] [--stock]  shows what the file would change; --apply changes it, all or nothing;
                                     --stock sets the stock of the webshop to what the file says
  export <url> [--out <file>] [--without-numbers]
                                     writes the club as a file; without numbers it fits another installation
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
  csv: { type: 'boolean' },
  form: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  out: { type: 'string', short: 'o' },
  year: { type: 'string' },
  'without-numbers': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  belcotax: { type: 'string' },
  'until-21': { type: 'string' },
  replace: { type: 'string' },
} as const;

type Options = { readonly [Name in keyof typeof options]?: string | boolean | undefined };

/** Options of each command, beside its one name or file. */
const allowed: Readonly<Record<string, readonly (keyof Options)[]>> = {
  schema: ['out'],
  check: [],
  import: ['apply', 'stock'],
  export: ['out', 'without-numbers'],
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
    case 'check':
      return { is: name, file: subject };
    case 'import':
      return { is: name, file: subject, applies: values.apply ?? false, takesStock: values.stock ?? false };
    case 'export':
      return { is: name, url: subject, out: values.out, isPortable: values['without-numbers'] ?? false };
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
