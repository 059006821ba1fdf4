import { isFull } from '#rules/eligibility.ts';
import type { AdditionalService } from '#src/api/entities/offer/course.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { priceText } from '../priceText.ts';

/** One service for one person, as an option. */
export interface ServiceChoice {
  /** `nid`, or `nid;uid` for a companion. */
  readonly id: string;
  readonly title: string;
  readonly price: string;
  /** Text when few or none are left; '' otherwise. */
  readonly note: string;
  readonly isSoldOut: boolean;
}

interface ServiceCase {
  readonly services: readonly AdditionalService[];
  readonly companions: readonly { readonly uid: number; readonly firstName: string }[];
  /** The first name of the person who registers. */
  readonly name: string;
}

/** Maximum number of places left that is worth mentioning. */
const few = 5;

/** Every service for every person who registers. The person is named only when there are several. */
export function serviceChoices({ services, companions, name }: ServiceCase): ServiceChoice[] {
  return services.flatMap((service) => {
    const shared = {
      price: priceText(service.price),
      note: noteOf(service),
      isSoldOut: isFull(service.places),
    };
    const own = companions.length > 0 ? texts.serviceFor(service.title, name) : service.title;
    return [
      { ...shared, id: String(service.nid), title: own },
      ...companions.map(({ uid, firstName }) => ({
        ...shared,
        id: `${service.nid};${uid}`,
        title: texts.serviceFor(service.title, firstName),
      })),
    ];
  });
}

function noteOf({ places }: AdditionalService): string {
  if (places === undefined || places > few) return '';
  return places > 0 ? texts.left(places) : texts.soldOut;
}
