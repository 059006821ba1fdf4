import { queryOptions, useMutation } from '@tanstack/react-query';
import { type Cents, eurosOf, formatEuros } from '#rules/money.ts';
import { formatIsoDay } from '#rules/writtenTime.ts';
import { post } from '#src/api/call.ts';
import {
  parseCourseStop,
  parseRaisedPrice,
  parseStoppedCourse,
  type StoppedCourse,
} from '#src/api/entities/management/courseStop.ts';
import { resultOf } from '#src/api/resultOf.ts';
import { randomUuid } from '#src/platform/randomUuid.ts';
import { correctionsTexts as texts } from '#src/texts/nl/corrections.ts';

import { useBooking } from '../ledger/booking/useBooking.ts';

interface CourseOf {
  /** The club's nid. */
  readonly club: number;
  /** The course's nid. */
  readonly course: number;
}

/** What a stop from some day on would mean. @param from - ISO day */
export function courseStopQuery({ club, course }: CourseOf, from: string) {
  return queryOptions({
    queryKey: ['management', club, 'stop', course, from],
    queryFn: resultOf('get_course_stop', { club, course, from }, parseCourseStop),
    staleTime: 0,
    gcTime: 0,
  });
}

/** A stop, with the amount for each registration. */
export interface StopWish {
  readonly from: string;
  readonly reason: string;
  /** The lessons that go, as they were shown. */
  readonly lessons: number;
  readonly give: readonly { readonly registration: number; readonly amount: Cents }[];
}

/** Shows what a stop means, and does it at the amounts that were shown. */
export function useStopCourse({ club, course }: CourseOf, title: string) {
  const wished = ({ give, ...wish }: StopWish) => ({
    ...{ club, course },
    ...wish,
    give: give.map(({ registration, amount }) => ({ registration, amount: eurosOf(amount) })),
  });
  const preview = useMutation({
    mutationFn: async (wish: StopWish) => {
      const request = { ...wished(wish), preview: true };
      return parseStoppedCourse(
        (await post('stop_course', request, { idempotencyKey: randomUuid() })).result,
      );
    },
  });
  const confirm = useBooking(club, {
    requestOf: ({ agreed, ...wish }: StopWish & { readonly agreed: StoppedCourse['amounts'] }) => ({
      ...wished(wish),
      agreed: {
        ...{ credited: eurosOf(agreed.credited), lapses: eurosOf(agreed.lapses) },
        ...{ refunded: eurosOf(agreed.refunded), byHand: eurosOf(agreed.byHand) },
      },
    }),
    send: (request, key) => post('stop_course', request, key),
    done: (_answer, { from }) => texts.stop.done(title, formatIsoDay(from)),
  });
  return { preview, confirm };
}

interface RaiseOf {
  /** The club's nid. */
  readonly club: number;
  /** The id of the registration. */
  readonly registration: number;
  /** The price that the manager saw. */
  readonly price: Cents;
}

interface RaiseWish {
  /** What comes on top. */
  readonly amount: Cents;
  readonly reason: string;
}

/** Raises the price of one registration. */
export function useRaisePrice({ club, registration, price }: RaiseOf) {
  return useBooking(club, {
    requestOf: ({ amount, reason }: RaiseWish) => ({
      ...{ club, registration, reason },
      ...{ price: eurosOf(price), amount: eurosOf(amount) },
    }),
    send: async (request, key) => parseRaisedPrice((await post('raise_price', request, key)).result),
    done: ({ number }, { amount }) => texts.raise.done(formatEuros(amount), number),
  });
}
