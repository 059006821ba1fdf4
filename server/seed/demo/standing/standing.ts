/** The places that the people of the demo data have, or wait for. The tariffs' `sold` counts these places. */
export const memberships = [
  { clubNid: 1, uid: 1, role: 'member' },
  { clubNid: 1, uid: 2, role: 'member' },
  { clubNid: 1, uid: 3, role: 'member' },
  { clubNid: 2, uid: 3, role: 'member' },
  { clubNid: 2, uid: 4, role: 'member' },
  { clubNid: 3, uid: 5, role: 'member' },
  { clubNid: 2, uid: 6, role: 'member' },
  // Blocked in this club only.
  { clubNid: 4, uid: 9, role: 'member', isBlocked: true },
  { clubNid: 1, uid: 10, role: 'admin' },
  { clubNid: 4, uid: 11, role: 'member', isBlocked: true },
  { clubNid: 1, uid: 12, role: 'member' },
  { clubNid: 4, uid: 12, role: 'member' },
] as const;

export const registrations = [
  // Noor is registered.
  { uid: 2, tariffNid: 1061, status: 1 },
  // Registered by the exception in the specification (4.1).
  { uid: 1, tariffNid: 1131, status: -99 },
  // A cancelled registration, which counts for nothing.
  { uid: 1, tariffNid: 1121, status: 0 },
  { uid: 3, tariffNid: 2011, status: 1 },
  { uid: 12, tariffNid: 4041, status: 1 },
  // Karim is registered and looks for a partner.
  { uid: 10, tariffNid: 1151, status: 1, role: 'Leider' },
] as const;

/** Unpaid orders, each with one line for a registration. */
export const unpaidOrders = [
  // Els swims all year and hasn't paid yet.
  { uid: 12, clubNid: 4, tariffNid: 4041, placedDaysAgo: 18 },
] as const;

export const queue = [
  // Lars is on a waiting list.
  { uid: 3, tariffNid: 1041, places: 1 },
  // An was waiting for a place that has come free.
  { uid: 1, tariffNid: 1102, places: 1 },
] as const;

/** Free places, offered to people on the waiting list. */
export const offered = [{ uid: 1, heldBy: 1, tariffNid: 1102 }] as const;

/** Invitations of partners for a course for two. */
export const askedAlong = [
  {
    ...{ tariffNid: 1151, inviterUid: 10, role: 'Volger' },
    ...{ fname: 'An', lname: 'Peeters', mail: 'ouder@example.org' },
  },
] as const;

/** Seats of the show: those that Zoë has bought for her own family, and one that isn't paid for yet. */
export const soldSeats = {
  ...{ uid: 9, courseNid: 131, tariffNid: 1311, cents: 1600, description: 'Lentevoorstelling – Volwassene' },
  nids: [52007, 52008, 52009, 52010],
} as const;
export const heldSeats = { uid: 9, tariffNid: 1311, nids: [52011] } as const;

/** An's tickets without a numbered seat, given by the club: for a future show, and for a past one. */
export const admissions = [
  { uid: 1, tariffNid: 1321, status: 1 },
  { uid: 3, tariffNid: 1321, status: 1 },
  { uid: 1, tariffNid: 1331, status: 1, usedMinutesBefore: 20 },
  { uid: 2, tariffNid: 1331, status: 1, usedMinutesBefore: 19 },
  // Lars was ill.
  { uid: 3, tariffNid: 1331, status: 0 },
] as const;
