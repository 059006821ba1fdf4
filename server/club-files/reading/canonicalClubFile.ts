import type { ClubFile } from '#schemas/clubFile.ts';
import { inOneOrder } from '../parts/inOneOrder.ts';
import { momentOf, momentText, sessionEnd, sessionStart, timesOf } from '../parts/times.ts';

/**
 * Puts a file in canonical form where it could be written in several ways. Lists without an order are sorted. A session
 * has a place only where it differs from the course's. An option is an object only where its label differs from its value,
 * or where it has a condition or a picture.
 */
export function canonicalClubFile({ $schema: _editor, countsFrom: _day, ...file }: ClubFile): ClubFile {
  return {
    ...file,
    courses: file.courses.map((course) => ({
      ...course,
      taxonomies: sorted(course.taxonomies),
      levels: sorted(course.levels),
      sessions: course.sessions.map(({ day, from, to, untilDay, place, ...session }) => ({
        ...session,
        ...onTheClock({ day, from, to, ...(untilDay !== undefined && { untilDay }) }),
        ...(place !== undefined && place !== course.place && { place }),
      })),
      tariffs: course.tariffs.map((tariff) => ({
        ...tariff,
        ...(tariff.opens !== undefined && { opens: shortMoment(tariff.opens) }),
        ...(tariff.priority && {
          priority: { ...tariff.priority, from: shortMoment(tariff.priority.from) },
        }),
      })),
    })),
    vouchers: file.vouchers.map((voucher) => ({
      ...voucher,
      ...(voucher.validFrom !== undefined && { validFrom: shortMoment(voucher.validFrom) }),
      ...(voucher.validUntil !== undefined && { validUntil: shortMoment(voucher.validUntil) }),
    })),
    webshop: file.webshop.map((category) => ({
      ...category,
      products: category.products.map((product) => ({
        ...product,
        offeredWith: inOneOrder(product.offeredWith),
      })),
    })),
    questions: file.questions.map(withShortOptions),
    forms: file.forms.map((form) => ({ ...form, sections: form.sections.map(withShortOptions) })),
  };
}

/** Moves an hour that the clock skips in spring to the next one. */
function onTheClock(times: Parameters<typeof sessionStart>[0]) {
  return canBeSkipped(times) ? timesOf(sessionStart(times), sessionEnd(times)) : times;
}

/** Since 1947, a clock in Brussels skips no hour but that of 2:00. A club has thousands of times, nearly all of them outside it. */
function canBeSkipped({ day, from, to, untilDay }: Parameters<typeof sessionStart>[0]): boolean {
  return day < '1947' || untilDay !== undefined || from.startsWith('02') || to.startsWith('02');
}

function shortMoment(text: string): string {
  const moment = momentOf(text);
  return moment ? momentText(moment) : text;
}

function sorted(words: readonly string[]): string[] {
  return [...new Set(words)].sort();
}

type Section = ClubFile['questions'][number];

function withShortOptions<Asked extends Pick<Section, 'questions'>>(section: Asked): Asked {
  return {
    ...section,
    questions: section.questions.map((question) => ({
      ...question,
      ...shortOptions(question),
      ...(question.fields && {
        fields: question.fields.map((field) => ({ ...field, ...shortOptions(field) })),
      }),
    })),
  };
}

function shortOptions({ options }: Pick<Section['questions'][number], 'options'>) {
  return options && { options: options.map(shortOption) };
}

type Option = NonNullable<Section['questions'][number]['options']>[number];

function shortOption(option: Option): Option {
  return typeof option === 'object' && option.value === option.label && !option.visibleWhen && !option.image
    ? option.value
    : option;
}
