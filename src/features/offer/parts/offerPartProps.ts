import type { Club } from '#src/api/entities/club/club.ts';
import type { PointedFault } from '../look/problemOf.ts';
import type { OpenedOffer } from '../offerQueries.ts';
import type { OfferEditing } from '../state/useOfferEditing.ts';

/** Props of a part of the offer. */
export interface OfferPartProps {
  club: Club;
  editing: OfferEditing;
  opened: OpenedOffer;
  /** The key of the open item; '' for the list. */
  item: string;
  /** The faults of the open item, or of the club. */
  faults: readonly PointedFault[];
  /** JSON pointer of the field to focus. */
  focus: string | undefined;
}
