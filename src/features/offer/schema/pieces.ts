/** A form of a part of the offer: some fields of one object. */
export interface Piece {
  /** Its title in `offerTexts.pieces`. */
  readonly id: string;
  /** The object, by its path from the club or the item. '' for the object itself. */
  readonly within: string;
  readonly fields: readonly string[];
}

/** The forms of the club, in order. */
export const clubPieces = [
  { id: 'name', within: '', fields: ['title', 'city', 'description', 'mail', 'phone', 'place'] },
  { id: 'legal', within: '', fields: ['legal'] },
  {
    id: 'paying',
    within: 'settings',
    fields: [
      ...['iban', 'transferCodeLine', 'isPaidLater', 'reminderDays', 'roundsToFiveCents'],
      ...['cancelDays', 'cancelMoney', 'takesUitpas', 'sellsToGuests'],
    ],
  },
  { id: 'reductions', within: 'settings', fields: ['reductions'] },
  {
    id: 'enrolling',
    within: 'settings',
    fields: [
      ...['occupationDisplay', 'occupationDisplayAmount', 'isWaitingListDisabled'],
      ...['showsAgeRestriction', 'ageCalculation', 'overviewDisplay', 'hidesTimestamp'],
    ],
  },
  { id: 'texts', within: '', fields: ['conditions', 'privacy', 'newsletter'] },
  { id: 'certificates', within: '', fields: ['certification'] },
  { id: 'web', within: 'settings', fields: ['webshopTerm', 'embedOrigins', 'gtmContainerId'] },
] as const satisfies readonly Piece[];

/** Fields of the club without a form: its address stays, people are invited elsewhere, and its look has a preview. */
export const clubFieldsLeft: readonly string[] = ['url', 'teacherAccounts', 'color', 'font'];

/** The forms of a course, an activity or an event, in order. */
export const coursePieces = [
  { id: 'course', within: '', fields: ['title', 'description', 'place', 'teachers', 'bring'] },
  { id: 'extras', within: '', fields: ['services'] },
  { id: 'who', within: '', fields: ['ages', 'birthYears', 'allowsTaxCertificate', 'levels', 'taxonomies'] },
  {
    id: 'more',
    within: '',
    fields: [
      ...['url', 'allowsSeveralTariffs', 'passTurns', 'uitpasEvent'],
      ...['revenueAccount', 'teacherAccounts'],
    ],
  },
] as const satisfies readonly Piece[];

/** Fields of a course with forms of their own, and the one that the chosen part of the offer says. */
export const courseFieldsLeft: readonly string[] = ['type', 'tariffs'];

/** The forms of a tariff: the first has what nearly every club fills in. */
export const tariffPieces = [
  { id: 'sold', within: '', fields: ['title', 'price', 'capacity', 'opens', 'type', 'maxTrialLessons'] },
  { id: 'cheaper', within: '', fields: ['earlyPrice', 'discountedPrice', 'uitpasPrice'] },
  { id: 'first', within: '', fields: ['priority'] },
  { id: 'spread', within: '', fields: ['parts', 'instalments', 'deposit', 'proRata'] },
  {
    id: 'rules',
    within: '',
    fields: [
      ...['usersSimultaneous', 'coupleRoles', 'fromFamilyMember', 'passTurns'],
      ...['isInstant', 'isWaitingListDisabled', 'blockedMessage'],
    ],
  },
] as const satisfies readonly Piece[];

/** Fields of a tariff that are about trial lessons. */
export const trialFields: readonly string[] = ['type', 'maxTrialLessons'];

/** Fields of a video whose files are uploaded. */
export const videoFieldsLeft: readonly string[] = ['film', 'captions', 'poster'];

/** The colour of a federation has a field of its own. */
export const federationFieldsLeft: readonly string[] = ['color'];

/** The items of the other lists, each with one form. */
export const listPieces = {
  categories: { id: 'item', within: '', fields: ['title', 'url'] },
  products: {
    id: 'item',
    within: '',
    fields: ['title', 'description', 'variants', 'offeredWith', 'maxPerOrder', 'isAddressRequired', 'url'],
  },
  passes: { id: 'item', within: '', fields: ['label', 'credit', 'price', 'validMonths'] },
  vouchers: {
    id: 'item',
    within: '',
    fields: [
      ...['code', 'percentage', 'amount', 'course', 'maxUses'],
      ...['validFrom', 'validUntil', 'isCombinable'],
    ],
  },
  videos: { id: 'item', within: '', fields: ['title', 'description', 'course', 'address'] },
  federations: {
    id: 'item',
    within: '',
    fields: ['title', 'description', 'cardText', 'seasonEnds', 'website', 'mail', 'url'],
  },
} as const satisfies Readonly<Record<string, Piece>>;
