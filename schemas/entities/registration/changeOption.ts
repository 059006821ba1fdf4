import { type Static, Type } from 'typebox';
import { readableOrNone, skipping } from '../../reading.ts';
import { Euros, Nid, UnixTime, UrlName } from '../../scalars.ts';
import { CourseSummary } from '../offer/course.ts';

const { startDate, endDate, weekdays, startTime, endTime, place } = CourseSummary.properties;

/** A tariff to which a registration can move now. */
export const ChangeOption = Type.Object({
  course: Type.Object({ nid: Nid, url: UrlName, title: Type.String() }),
  tariff: Type.Object({ nid: Nid, title: Type.String() }),
  ...{ startDate, endDate, weekdays, startTime, endTime, place },
  places: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
    description: 'Free places; null: no limit, or the club does not say',
  }),
  difference: Type.Number({
    ...Euros,
    description: 'Euros that are added to the invoice; negative: taken off it',
  }),
  lapses: Type.Number({ ...Euros, description: 'Part of what is taken off that is no longer to be paid' }),
  back: Type.Number({ ...Euros, description: "Part that was paid and is returned by the club's rule" }),
  kept: Type.Number({ ...Euros, description: 'How much cheaper it is, where the club returns nothing' }),
  until: Type.Union([UnixTime, Type.Null()], {
    description: 'Until when the new registration can be stopped or changed; null: the club decides',
  }),
});
export type ChangeOption = Static<typeof ChangeOption>;

export const ChangeOptions = Type.Object({
  money: Type.Enum(['refund', 'credit', 'none'], {
    description: 'What the club does with money that is taken off',
  }),
  options: skipping(
    Type.Array(ChangeOption, {
      description: 'Other tariffs of the same course first, then courses with the same terms',
    }),
  ),
  asking: readableOrNone(
    Type.Array(Type.Object({ nid: Nid, url: UrlName, title: Type.String() }), {
      description: 'Courses with room that first ask questions, so that nobody can move to them here',
    }),
  ),
});
export type ChangeOptions = Static<typeof ChangeOptions>;
