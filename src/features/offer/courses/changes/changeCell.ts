import { centsOf, eurosOf, formatEuros } from '#rules/money.ts';
import { offerCoursesTexts } from '#src/texts/nl/offerCourses.ts';
import type { OfferCourse } from '../../state/offerFile.ts';
import { readNames, readPlaces, readPrice } from '../reading/readAmounts.ts';
import { type LocalMoment, readDay, readMoment, readWeekday } from '../reading/readDays.ts';
import { readHours } from '../reading/readHours.ts';
import { type CellName, dayOf } from '../view/courseCells.ts';
import { courseLessons, listedLessons } from '../view/lessonsSaid.ts';
import { soldTariffs } from '../view/tariffsSaid.ts';
import { type LessonMove, moveLessons } from './moveLessons.ts';
import { newTariff } from './newCourse.ts';
import { setSale } from './setSale.ts';

const texts = offerCoursesTexts.faults;
const longest = { title: 200, place: 200, name: 200 };

export type CellChange =
  | { readonly ok: true; readonly course: OfferCourse }
  | { readonly ok: false; readonly fault: string };

const refuse = (fault: string): CellChange => ({ ok: false, fault });
const accept = (course: OfferCourse): CellChange => ({ ok: true, course });

interface Typed {
  readonly cell: CellName;
  /** As a person typed it, or as a spreadsheet has it. */
  readonly text: string;
  /** The day and time in Brussels. */
  readonly now: LocalMoment;
}

/** A course in which one cell was typed. What is the same stays the same object. */
export function changeCell(course: OfferCourse, { cell, text, now }: Typed): CellChange {
  const plain = text.trim().replace(/\s+/g, ' ');
  switch (cell) {
    case 'title':
      if (plain === '') return refuse(texts.noTitle);
      if (plain.length > longest.title) return refuse(texts.tooLong(longest.title));
      return accept(plain === course.title ? course : { ...course, title: plain });
    case 'place':
      if (plain.length > longest.place) return refuse(texts.tooLong(longest.place));
      return accept(plain === course.place ? course : { ...course, place: plain });
    case 'teachers':
      return changeTeachers(course, plain);
    case 'day':
      return changeDay(course, plain, now);
    case 'hours':
      return changeHours(course, plain, now);
    case 'capacity':
      return changeCapacity(course, plain);
    case 'price':
      return changePrice(course, plain);
    case 'sale':
      return changeSale(course, plain, now);
  }
}

function changeTeachers(course: OfferCourse, text: string): CellChange {
  if (text === course.teachers.join(', ')) return accept(course);
  const teachers = readNames(text);
  if (teachers.some((name) => name.length > longest.name)) return refuse(texts.tooLong(longest.name));
  return accept({ ...course, teachers: [...teachers] });
}

function changeDay(course: OfferCourse, text: string, now: LocalMoment): CellChange {
  const today = dayOf(now);
  const { said, isOver } = courseLessons(course, today);
  if (isOver) return refuse(texts.over);
  if (said.is === 'single') {
    const day = readDay(text);
    if (day === undefined) return refuse(texts.noDay);
    if (day < today) return refuse(texts.past);
    return accept(
      day === said.day
        ? course
        : withLessons(
            course,
            listedLessons(course).map((lesson) => (lesson.day === said.day ? { ...lesson, day } : lesson)),
          ),
    );
  }
  if (said.is !== 'weekly') return refuse(texts.inCourse);
  const day = readWeekday(text);
  if (day === undefined) return refuse(texts.noWeekday);
  return accept(day === said.plan.day ? course : changePlan(course, { day }, now));
}

function changeHours(course: OfferCourse, text: string, now: LocalMoment): CellChange {
  const { said, isOver } = courseLessons(course, dayOf(now));
  if (isOver) return refuse(texts.over);
  if (said.is === 'none' || said.hours === undefined) return refuse(texts.inCourse);
  const hours = readHours(text);
  if (hours === undefined) return refuse(texts.noHours);
  if (hours === 'order') return refuse(texts.order);
  const isSame = hours.from === said.hours.from && hours.to === said.hours.to;
  return accept(
    isSame ? course : changePlan(course, { hours: () => hours, withLoose: said.is !== 'weekly' }, now),
  );
}

/** A course whose one weekly plan moves. Single lessons beside it stay, unless the move says so. */
export function changePlan(course: OfferCourse, move: LessonMove, now: LocalMoment): OfferCourse {
  return withLessons(course, moveLessons(listedLessons(course), { withLoose: false, ...move }, dayOf(now)));
}

export function withLessons(
  course: OfferCourse,
  lessons: readonly OfferCourse['sessions'][number][],
): OfferCourse {
  return { ...course, sessions: [...lessons], weekly: [] };
}

function changeCapacity(course: OfferCourse, text: string): CellChange {
  const places = readPlaces(text);
  if (places === undefined) return refuse(texts.noNumber);
  return changeTariff(course, (tariff) => {
    if (places === (tariff.capacity ?? 'none')) return tariff;
    const { capacity: _capacity, ...rest } = tariff;
    return places === 'none' ? rest : { ...rest, capacity: places };
  });
}

function changePrice(course: OfferCourse, text: string): CellChange {
  const cents = readPrice(text);
  if (cents === undefined) return refuse(texts.noPrice);
  if (course.tariffs.length === 0)
    return accept({ ...course, tariffs: [newTariff({ kind: course.type, price: eurosOf(cents) })] });
  const [sold] = soldTariffs(course);
  const reduced = [sold?.discountedPrice ?? 0, sold?.earlyPrice?.price ?? 0].map(centsOf);
  // The reduced prices are in the form, where they can become lower first.
  if (Math.max(...reduced) > cents) return refuse(texts.belowReduced(formatEuros(Math.max(...reduced))));
  return changeTariff(course, (tariff) => {
    if (centsOf(tariff.price) === cents) return tariff;
    const price = eurosOf(cents);
    const { deposit } = tariff;
    const most = tariff.earlyPrice?.price ?? tariff.discountedPrice ?? price;
    return { ...tariff, price, ...(deposit !== undefined && deposit > most && { deposit: most }) };
  });
}

function changeTariff(
  course: OfferCourse,
  change: (tariff: OfferCourse['tariffs'][number]) => OfferCourse['tariffs'][number],
): CellChange {
  const [sold, ...others] = soldTariffs(course);
  if (!sold) return refuse(texts.priceFirst);
  if (others.length > 0) return refuse(texts.inCourse);
  const changed = change(sold);
  if (changed === sold) return accept(course);
  return accept({ ...course, tariffs: course.tariffs.map((one) => (one === sold ? changed : one)) });
}

function changeSale(course: OfferCourse, text: string, now: LocalMoment): CellChange {
  if (course.tariffs.length === 0) return refuse(texts.priceFirst);
  const word = text.toLowerCase();
  if (['open', 'ja', 'nu', 'meteen'].includes(word)) return accept(setSale(course, { is: 'open' }, now));
  if (['closed', 'gesloten', 'dicht', 'nee'].includes(word))
    return accept(setSale(course, { is: 'closed' }, now));
  const at = readMoment(word);
  return at === undefined ? refuse(texts.noSale) : accept(setSale(course, { is: 'from', at }, now));
}
