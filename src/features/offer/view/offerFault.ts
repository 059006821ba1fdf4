/** Why an offer can't be published. */
export interface OfferFault {
  /** Place in the file, such as `courses[2].tariffs[0].price`; '' for none. */
  readonly path: string;
  /** The same place in words. */
  readonly place: string;
  readonly message: string;
}
