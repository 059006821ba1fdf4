import { plainText } from '#rules/forgivingSearch.ts';
import { centsOf, writeEuros } from '#rules/money.ts';
import { formatIsoDay } from '#rules/writtenTime.ts';
import { offerCoursesTexts } from '#src/texts/nl/offerCourses.ts';
import type { OfferCourse } from '../../state/offerFile.ts';
import { readPlaces, readPrice } from '../reading/readAmounts.ts';
import { type LocalMoment, readDay, readMoment, readWeekdays } from '../reading/readDays.ts';
import { readHours } from '../reading/readHours.ts';
import { readYears, writeYears } from '../reading/readYears.ts';
import { courseCell, dayOf, momentText } from '../view/courseCells.ts';
import { courseLessons } from '../view/lessonsSaid.ts';
import { hasPrice, saleSaid, soldTariffs } from '../view/tariffsSaid.ts';

/** The columns of a sheet of courses, in the order in which they are written. */
export const sheetColumns = [
  ...['title', 'day', 'hours', 'start', 'end', 'place', 'teachers'],
  ...['ages', 'birthYears', 'capacity', 'price', 'sale', 'url'],
] as const;
export type SheetColumn =
  | 'title'
  | 'day'
  | 'hours'
  | 'start'
  | 'end'
  | 'place'
  | 'teachers'
  | 'ages'
  | 'birthYears'
  | 'capacity'
  | 'price'
  | 'sale'
  | 'url';

/** Other headings that clubs give these columns, in plain letters. */
const headings: Readonly<Record<SheetColumn, readonly string[]>> = {
  title: ['titel', 'naam', 'cursus', 'activiteit', 'evenement', 'groep', 'les', 'kamp', 'omschrijving'],
  day: ['dag', 'dagen', 'weekdag', 'lesdag', 'datum', 'wanneer'],
  hours: ['uren', 'uur', 'tijd', 'tijdstip', 'lesuur', 'lesuren', 'van - tot', 'van-tot'],
  start: ['van', 'vanaf', 'begin', 'start', 'startdatum', 'begindatum', 'eerste les', 'eerste dag'],
  end: ['tot en met', 'tot', 't/m', 't.e.m.', 'tem', 'einde', 'einddatum', 'laatste les', 'laatste dag'],
  place: ['plaats', 'zaal', 'locatie', 'waar', 'lesplaats', 'sporthal'],
  teachers: ['lesgevers', 'lesgever', 'trainer', 'trainers', 'leraar', 'juf', 'begeleider', 'begeleiders'],
  ages: ['leeftijd', 'leeftijden', 'leeftijdsgroep', 'voor wie'],
  birthYears: ['geboortejaar', 'geboortejaren', 'jaargang'],
  capacity: [
    'aantal plaatsen',
    'plaatsen',
    'capaciteit',
    'max',
    'maximum',
    'aantal',
    'max. aantal',
    'max aantal',
  ],
  price: ['prijs', 'bedrag', 'lidgeld', 'kostprijs', 'prijs (€)', 'prijs in euro', '€', 'tarief'],
  sale: ['inschrijven', 'inschrijvingen', 'inschrijven vanaf', 'open', 'opent', 'verkoop'],
  url: ['adres', 'url', 'link'],
};

/** The column that a heading names. */
function columnOf(heading: string): SheetColumn | undefined {
  const plain = plainText(heading)
    .replace(/[:*]+$/, '')
    .trim();
  return sheetColumns.find(
    (column) =>
      headings[column].includes(plain) || plainText(offerCoursesTexts.sheet.columns[column]) === plain,
  );
}

/** The column of each cell of a row with headings. Each column counts once. `undefined` for a row that has no headings. */
export function headingColumns(row: readonly string[]): readonly (SheetColumn | undefined)[] | undefined {
  const columns = onceEach(row.map(columnOf));
  const named = columns.filter((column) => column !== undefined);
  const filled = row.filter((cell) => cell.trim() !== '');
  return named.includes('title') && named.length * 2 >= filled.length ? columns : undefined;
}

/** The end of the text may have a year of birth, as `2018` and `2018-2020` have. */
const birthYear = /(?:19|20)\d\d$/;

function onceEach(columns: readonly (SheetColumn | undefined)[]): readonly (SheetColumn | undefined)[] {
  return columns.map((column, index) => (columns.indexOf(column) === index ? column : undefined));
}

/** The columns of rows without headings, by what their cells look like. Text is the title first, then the place, then the teachers. */
export function guessColumns(rows: readonly (readonly string[])[]): readonly (SheetColumn | undefined)[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const left = new Set<SheetColumn>(sheetColumns);
  const take = (...wanted: readonly SheetColumn[]) => {
    const found = wanted.find((column) => left.has(column));
    if (found !== undefined) left.delete(found);
    return found;
  };
  return Array.from({ length: width }, (_, index) => {
    const cells = rows.map((row) => (row[index] ?? '').trim()).filter((cell) => cell !== '');
    const all = (test: (cell: string) => boolean) => cells.length > 0 && cells.every(test);
    if (cells.length === 0) return undefined;
    if (all((cell) => readHours(cell) !== undefined)) return take('hours');
    if (all((cell) => readWeekdays(cell) !== undefined)) return take('day');
    if (all((cell) => birthYear.test(cell) && readYears(cell) !== undefined)) return take('birthYears');
    if (all((cell) => /jaar|\+$/i.test(cell) && readYears(cell) !== undefined)) return take('ages');
    if (all((cell) => readDay(cell) !== undefined)) return take('start', 'end');
    if (all((cell) => readMoment(cell) !== undefined)) return take('sale');
    if (all((cell) => /^\d{1,4}$/.test(cell))) return take('capacity', 'price');
    if (all((cell) => readPrice(cell) !== undefined)) return take('price');
    if (all((cell) => typeof readPlaces(cell) === 'number')) return take('capacity');
    return take('title', 'place', 'teachers');
  });
}

/** A cell of a course as a sheet has it: plain text, in which a person can change a part and paste it back. */
export function sheetCell(course: OfferCourse, column: SheetColumn, now: LocalMoment): string {
  const { said } = courseLessons(course, dayOf(now));
  const [sold, ...others] = soldTariffs(course);
  switch (column) {
    case 'url':
      return course.url;
    case 'title':
    case 'place':
    case 'teachers':
      return courseCell(course, column, now).text;
    case 'ages':
    case 'birthYears':
      return writeYears(course[column]);
    case 'day':
      return said.is === 'none' ? '' : courseCell(course, 'day', now).text;
    case 'hours':
      return said.is === 'none' || said.hours === undefined ? '' : courseCell(course, 'hours', now).text;
    case 'start':
      return said.is === 'weekly'
        ? formatIsoDay(said.plan.start)
        : said.is === 'several'
          ? formatIsoDay(said.first)
          : '';
    case 'end':
      return said.is === 'weekly'
        ? formatIsoDay(said.plan.end)
        : said.is === 'several'
          ? formatIsoDay(said.last)
          : '';
    case 'capacity':
      if (!sold || others.length > 0) return '';
      return sold.capacity === undefined ? offerCoursesTexts.cells.noLimit : String(sold.capacity);
    case 'price':
      if (!sold || !hasPrice(sold)) return '';
      return others.length > 0 ? courseCell(course, 'price', now).text : writeEuros(centsOf(sold.price));
    case 'sale': {
      const sale = saleSaid(course, now);
      if (sale.is === 'from') return momentText(sale.at);
      return sale.is === 'open' || sale.is === 'closed' ? offerCoursesTexts.sheet.sale[sale.is] : '';
    }
  }
}
