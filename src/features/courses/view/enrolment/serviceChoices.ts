import { isFull } from '#rules/eligibility.ts';
import type { AdditionalService } from '#src/api/entities/course.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { priceText } from '../priceText.ts';

/** One service for one person, as it is offered and put in the cart. */
export interface ServiceChoice {
  /** `nid`, or `nid;uid` for somebody who registers along. */
  readonly id: string;
  readonly title: string;
  readonly price: string;
  /** How many are left where that is few, or that there is none; '' otherwise. */
  readonly note: string;
  readonly isSoldOut: boolean;
}

interface ServiceCase {
  readonly services: readonly AdditionalService[];
  readonly companions: readonly { readonly uid: number; readonly firstName: string }[];
  /** The first name of who registers. */
  readonly name: string;
}

/** So few that it is worth saying. */
const few = 5;

/** Every service for everybody who registers; whose it is, is said only where there are several. */
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
