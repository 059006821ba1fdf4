import { ageDay } from '#rules/age.ts';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { decideTransfer, type NewMember, type TransferItem } from '#rules/cartTransfer.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { CourseSummary } from '#src/api/entities/offer/course.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { registeredTariff } from './tariffDecision.ts';

interface Transfer {
  readonly club: Pick<Club, 'ageOn'>;
  readonly courses: readonly CourseSummary[];
  /** The tariffs in the cart. */
  readonly tariffs: readonly number[];
  readonly newMember: NewMember;
  readonly today: IsoDay;
}

export interface TransferredTariffs {
  readonly kept: readonly number[];
  /** The dropped tariffs, each with the notice that says why. */
  readonly dropped: readonly { readonly tariff: number; readonly title: string; readonly message: string }[];
}

/**
 * The tariffs of a cart that move to another member. Tariffs of unknown courses are kept, and the server decides about them.
 */
export function transferTariffs({ club, courses, tariffs, newMember, today }: Transfer): TransferredTariffs {
  const known = courses.flatMap((course) =>
    course.tariffs
      .filter(({ nid }) => tariffs.includes(nid))
      .map((tariff) => {
        const held = registeredTariff(course, tariff, newMember.uid);
        return {
          courseType: course.type,
          ageRestrictions: course.ageRestrictions,
          ageRestrictionsByYear: course.ageRestrictionsByYear,
          registeredUids: held ? [newMember.uid] : [],
          ageDay: ageDay({ ageOn: club.ageOn, today, startsAt: course.startDate }),
          tariff: tariff.nid,
          titles: {
            age: [course.title, tariff.title],
            registered: [course.title, (held ?? tariff).title],
          } as const,
        };
      }),
  ) satisfies readonly TransferItem[];
  const { dropped } = decideTransfer(known, newMember);
  const droppedNids = dropped.map(({ item }) => item.tariff);
  return {
    kept: tariffs.filter((tariff) => !droppedNids.includes(tariff)),
    dropped: dropped.map(({ item, reason }) => ({
      tariff: item.tariff,
      title: texts.removed,
      message: (reason === 'age' ? texts.removedByAge : texts.removedAsRegistered)(...item.titles[reason]),
    })),
  };
}
