/** Every path of the portal in the router's notation (specification 2.1, plus screens to which it gives no path). */
export const paths = {
  home: '/',
  notFound: '/404',
  styleguide: '/styleguide',
  login: '/login',
  loginForFrame: '/aanmelden-voor-website',
  register: '/registreren',
  forgotPassword: '/wachtwoord-vergeten',
  resetPassword: '/wachtwoord-herstellen',
  terms: '/gebruiksvoorwaarden',
  privacy: '/privacy',
  cookies: '/cookies',
  withdrawal: '/herroepen',
  confirmMail: '/e-mail-bevestigen',
  becomeParent: '/ouder-worden',
  acceptRole: '/rol-aanvaarden',
  dashboard: '/dashboard',
  answers: '/inschrijvingen/:registration',
  calendar: '/calendar',
  certificates: '/attesten',
  invoices: '/kostennota-s',
  communication: '/communication',
  communicationDetail: '/communication/:club/:url',
  profile: '/profiel',
  addFamilyMember: '/profiel/gezinslid-toevoegen',
  teacher: '/docent',
  confirmation: '/bevestiging/:oids',
  videos: '/video',
  federation: '/c/:federation',
  federationCard: '/c/:federation/lidkaart',
  membershipCards: '/lidkaarten',
  courseFormPreview: '/preview/course-form',
  courseFormPreviewFrame: '/preview/course-form/formulier',
  formsOfAnyClub: '/formulieren',
  formOfAnyClub: '/formulieren/:form',
  coursesOfAnyClub: '/cursussen',
  activitiesOfAnyClub: '/activiteiten',
  ticketSalesOfAnyClub: '/ticketverkoop',
  clubAlias: '/p/:club',
  managedClubs: '/beheer',
  club: '/:club',
  conditions: '/:club/voorwaarden',
  clubPrivacy: '/:club/privacy',
  forms: '/:club/formulieren',
  form: '/:club/formulieren/:form',
  courses: '/:club/cursussen',
  activities: '/:club/activiteiten',
  ticketSales: '/:club/ticketverkoop',
  cart: '/:club/winkelmandje',
  invitations: '/:club/uitnodigingen',
  webshop: '/:club/webshop',
  product: '/:club/webshop/:product',
  productCategory: '/:club/webshop/categorie/:category',
  videosOfCourse: '/:club/video/:course',
  video: '/:club/video/detail/:video',
  tickets: '/:club/tickets',
  pass: '/:club/beurtenkaart',
  passReload: '/:club/beurtenkaart/herladen',
  passLog: '/:club/beurtenkaart/logboek',
  passReserve: '/:club/beurtenkaart/reserveren',
  management: '/:club/beheer/:part?',
  course: '/:club/:course/:tariff?',
} as const;

type PathName = keyof typeof paths;

const inFirstPlace = Object.values(paths).flatMap((path) => fixedSegments(path, 1));
const behindClub = Object.values(paths).flatMap((path) =>
  path.startsWith('/:club/') ? fixedSegments(path, 2) : [],
);

/** Words that no club may have as its url: `/login` is the login screen, never a club. */
export const reservedClubUrls: ReadonlySet<string> = new Set(inFirstPlace);

/** Words that no course may have as its url: `/{club}/webshop` is the webshop, never a course. */
export const reservedCourseUrls: ReadonlySet<string> = new Set(behindClub);

function fixedSegments(path: string, place: number): string[] {
  const segment = path.split('/')[place];
  return segment === undefined || segment === '' || segment.startsWith(':') ? [] : [segment];
}

interface OfClub {
  club: string;
}

/** Why a person is sent to Home, and where they go next (specification 2.3). */
export interface HomeReason {
  redirect: string;
  requiresAuth?: boolean;
  requiresClub?: boolean;
  /** A family member must be selected before the redirect. */
  requiresMember?: boolean;
}

/** The id of the profile's part about the parents. */
export const parentsAnchor = 'ouders';

/** The id of the dashboard's part about the registrations. */
export const ownRegistrationsAnchor = 'mijn-inschrijvingen';

/** Functions that build addresses: a screen never writes a path itself. Every value is encoded here. */
export const hrefs = {
  home: (reason?: HomeReason) => withQuery(paths.home, reason ? homeQuery(reason) : {}),
  styleguide: () => paths.styleguide,
  login: (redirect?: string) => withQuery(paths.login, redirect === undefined ? {} : { redirect }),
  register: (redirect?: string) => withQuery(paths.register, redirect === undefined ? {} : { redirect }),
  forgotPassword: (redirect?: string) =>
    withQuery(paths.forgotPassword, redirect === undefined ? {} : { redirect }),
  resetPassword: (redirect?: string) =>
    withQuery(paths.resetPassword, redirect === undefined ? {} : { redirect }),
  terms: () => paths.terms,
  privacy: () => paths.privacy,
  cookies: () => paths.cookies,
  withdrawal: () => paths.withdrawal,
  dashboard: () => paths.dashboard,
  ownRegistrations: () => `${paths.dashboard}#${ownRegistrationsAnchor}`,
  /** What was answered for a registration. */
  answers: (registration: number) => build('answers', { registration: String(registration) }),
  calendar: (club?: string) => withQuery(paths.calendar, club === undefined ? {} : { club }),
  certificates: () => paths.certificates,
  invoices: () => paths.invoices,
  /** @param query The current filters of the list, which are kept. */
  invoice: (oid: number, query?: URLSearchParams) =>
    withQuery(paths.invoices, { ...Object.fromEntries(query ?? []), nota: String(oid) }),
  outstandingInvoice: () => withQuery(paths.invoices, { outstanding: 'true' }),
  communication: () => paths.communication,
  communicationDetail: ({ club, message }: OfClub & { message: string }) =>
    build('communicationDetail', { club, url: message }),
  /** @param back The page to return to once the missing personal data is filled in. */
  profile: (back?: string) => withQuery(paths.profile, back === undefined ? {} : { redirect: back }),
  /** The profile of a family member, who is selected on the way. */
  profileOf: (uid: number, back?: string) =>
    withQuery(paths.profile, { uid: String(uid), ...(back !== undefined && { redirect: back }) }),
  /** The part of the user's own profile about the parents of the family. */
  parents: (uid: number) => `${withQuery(paths.profile, { uid: String(uid) })}#${parentsAnchor}`,
  /** @param code The code of a mailed invitation, for a page that loads anew: the screen takes it out of the address. */
  becomeParent: (code?: string) => withQuery(paths.becomeParent, code === undefined ? {} : { code }),
  /** @param code As of `becomeParent`. */
  acceptRole: (code?: string) => withQuery(paths.acceptRole, code === undefined ? {} : { code }),
  addFamilyMember: (redirect?: string) =>
    withQuery(paths.addFamilyMember, redirect === undefined ? {} : { redirect }),
  /** @param session The session whose participants to show. */
  teacher: (session?: number) =>
    withQuery(paths.teacher, session === undefined ? {} : { les: String(session) }),
  confirmation: (oids: readonly number[]) => `/bevestiging/${oids.join(',')}`,
  /** Continues to the checkout, for a window that has no session yet. */
  /** Logs a window in by a code, and leads it to the checkout. */
  payment: ({ oid, auth, ...how }: { oid: number; auth: string; isEarly?: boolean; isTogether?: boolean }) =>
    withQuery(`/bevestiging/${oid}`, {
      betalen: how.isEarly ? 'vroeg' : '1',
      ...(how.isTogether && { samen: '1' }),
      auth,
    }),
  videos: () => paths.videos,
  videosOfCourse: ({ club, course }: OfClub & { course: string }) =>
    build('videosOfCourse', { club, course }),
  video: ({ club, video }: OfClub & { video: number }) => build('video', { club, video: String(video) }),
  membershipCards: () => paths.membershipCards,
  /** Keeps the parameters of a signed link when the person came by one. */
  federation: ({ federation, ...link }: { federation: string } & Record<string, string>) =>
    withQuery(build('federation', { federation }), link),
  federationCard: ({ federation, ...link }: { federation: string } & Record<string, string>) =>
    withQuery(build('federationCard', { federation }), link),
  /** @param of `bewerk`: a manager edits the form, that of the course `nid`, or the form `formulier` of the club. */
  courseFormPreview: (of?: { club: number; tariff?: number; nid?: number; formulier?: number; bewerk?: 1 }) =>
    withQuery(
      paths.courseFormPreview,
      Object.fromEntries(Object.entries(of ?? {}).map(([name, nid]) => [name, String(nid)])),
    ),
  managedClubs: () => paths.managedClubs,
  /** @param part A part beside the registrations, which stand first. */
  management: ({ club, part = '', ...query }: OfClub & Record<string, string>) =>
    withQuery(build('management', { club, part }), query),
  courseFormPreviewFrame: () => paths.courseFormPreviewFrame,
  club: ({ club }: OfClub) => build('club', { club }),
  conditions: ({ club }: OfClub) => build('conditions', { club }),
  clubPrivacy: ({ club }: OfClub) => build('clubPrivacy', { club }),
  forms: ({ club }: OfClub) => build('forms', { club }),
  form: ({ club, form }: OfClub & { form: string }) => build('form', { club, form }),
  courses: ({ club }: OfClub) => build('courses', { club }),
  activities: ({ club }: OfClub) => build('activities', { club }),
  ticketSales: ({ club }: OfClub) => build('ticketSales', { club }),
  course: ({ club, course, tariff }: OfClub & { course: string; tariff?: number }) =>
    build('course', { club, course, tariff: tariff === undefined ? '' : String(tariff) }),
  /**
   * The step of an event's page where seats are chosen, on a plan of the hall or in a list.
   * @param place The place that a visitor chose before the login.
   */
  seats: ({
    club,
    course,
    isList = false,
    place,
  }: OfClub & { course: string; isList?: boolean; place?: string }) =>
    withQuery(build('course', { club, course, tariff: '' }), {
      stap: 'plaatsen',
      ...(isList && { weergave: 'lijst' }),
      ...(place !== undefined && { plaats: place }),
    }),
  cart: ({ club }: OfClub) => build('cart', { club }),
  /** The registration form is a step of the cart, because the specification gives it no path. */
  cartDetails: ({ club }: OfClub) => withQuery(build('cart', { club }), { stap: 'gegevens' }),
  /** @param member The family member to select on the way, so that nobody is asked for whom it is. */
  invitations: ({ club, member }: OfClub & { member?: number }) =>
    withQuery(build('invitations', { club }), member === undefined ? {} : { uid: String(member) }),
  webshop: ({ club }: OfClub) => build('webshop', { club }),
  /** Includes the chosen variant and quantity, when there are any. */
  product: ({ club, product, ...choice }: OfClub & { product: string; variant?: string; aantal?: string }) =>
    withQuery(build('product', { club, product }), choice),
  productCategory: ({ club, category }: OfClub & { category: string }) =>
    build('productCategory', { club, category }),
  tickets: ({ club }: OfClub) => build('tickets', { club }),
  pass: ({ club }: OfClub) => build('pass', { club }),
  /** @param card The card to reload. */
  passReload: ({ club, card }: OfClub & { card?: number }) =>
    withQuery(build('passReload', { club }), card === undefined ? {} : { kaart: String(card) }),
  passLog: ({ club }: OfClub) => build('passLog', { club }),
  passReserve: ({ club }: OfClub) => build('passReserve', { club }),
};

function build(name: PathName, values: Readonly<Record<string, string>>): string {
  return paths[name]
    .split('/')
    .map((segment) =>
      segment.startsWith(':') ? encodeURIComponent(values[parameterOf(segment)] ?? '') : segment,
    )
    .join('/')
    .replace(/\/$/, '');
}

function parameterOf(segment: string): string {
  return segment.slice(1).replace('?', '');
}

function homeQuery(reason: HomeReason): Record<string, string> {
  return {
    redirect: reason.redirect,
    ...(reason.requiresAuth ? { requiresAuth: '1' } : {}),
    ...(reason.requiresClub ? { requiresClub: '1' } : {}),
    ...(reason.requiresMember ? { requiresMember: '1' } : {}),
  };
}

function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? path : `${path}?${text}`;
}
