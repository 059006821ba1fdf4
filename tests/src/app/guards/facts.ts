import { matchRoutes } from 'react-router';
import { ApiFailure } from '#src/api/apiFailure.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { Session, User } from '#src/api/session.ts';
import type { NavigationInput } from '#src/app/guards/decision/navigationInput.ts';
import { routes } from '#src/app/router.tsx';
import { handleOf } from '#src/app/routes/routeHandle.ts';
import { embeddingFrom } from '#src/platform/embed/embeddingFrom.ts';
import type { Embedding } from '#src/platform/embed/embedStore.ts';
import { an, lars, noor } from '../../features/session/people.ts';

const nobody: Session = {
  user: undefined,
  federationMembers: [],
  federations: {},
  adminUrl: undefined,
  transferClubs: [],
};
const of = (user: User, more: Partial<Session> = {}): Session => ({ ...nobody, user, ...more });
const membership = (type: string, federation = 'dansfederatie') => ({
  type,
  federation,
  membership_no: 'DF-1',
});

/** Sessions by the names that the tables use. */
const sessions = {
  visitor: nobody,
  parent: of(an),
  minor: of({ ...an, birthdate: '2011-03-01' }),
  teacher: of({ ...an, isTeacher: true }),
  teacherByMembership: of(an, { federations: { '1': [membership('teacher')] } }),
  teacherInFederation: of({ ...an, isTeacher: true }, { federations: { '1': [membership('teacher')] } }),
  admin: of({
    ...an,
    hasClubPermissions: true,
    managedClubs: [{ nid: 1, url: 'arabesk', title: 'Dansstudio Arabesk', role: 'admin' }],
  }),
  guest: of({ ...an, guest: { mail: 'fons@example.org' } }),
  blocked: of({ ...an, blocked: { reason: 'Onbetaald' } }),
  federationMember: of(an, { federations: { '1': [membership('member')] } }),
  unnamedFederationMember: of(an, {
    federations: { '1': [{ ...membership('member'), federation: undefined }] },
  }),
} satisfies Record<string, Session>;

const club: Club = {
  nid: 1,
  url: 'arabesk',
  title: 'Dansstudio Arabesk',
  city: 'Gent',
  color: '#7a1f5c',
  logo: undefined,
  font: 'plain',
  cover: undefined,
  description: '',
  legal: undefined,
  contact: { mail: '', phone: '', place: '' },
  addons: [],
  hasForms: true,
  hasTeachers: true,
  offer: undefined,
  isFreeLicense: false,
  webshopTerm: '',
  reductions: [],
  isWaitingListDisabled: false,
  showsAgeRestriction: false,
  hidesTimes: false,
  occupation: { show: 'always' },
  courseDisplay: 'grid',
  sellsToGuests: false,
  ageOn: 'today',
};

const clubs = {
  arabesk: club,
  free: { ...club, url: 'kompas', title: 'Avondschool Kompas', isFreeLicense: true },
} as const satisfies Record<string, Club>;

const refused = {
  kind: 'refused',
  status: 403,
  code: 'forbidden',
  errors: ['Geen toegang'],
  problems: [],
} as const;

const families = { alone: [an], children: [an, noor, lars] } as const;

/** The facts of a row. A fact that the row leaves out is known and harmless. */
export interface FactsOfRow {
  readonly session?: keyof typeof sessions | 'unknown' | 'failed';
  readonly family?: keyof typeof families | 'unknown' | 'failed';
  readonly chosen?: number;
  readonly club?: keyof typeof clubs | 'missing' | 'refused' | 'unknown' | 'failed';
  readonly blockedClubs?: readonly string[] | 'unknown' | 'failed';
  /** The `url` of the course that the hash names. */
  readonly course?: string | null | 'unknown' | 'failed';
  readonly embeddedFor?: string;
  readonly invitingClub?: string;
  readonly code?: string;
  readonly asksAccount?: boolean;
}

const origin = 'https://portaal.example';

export function inputAt(at: string, facts: FactsOfRow = {}): NavigationInput {
  const { pathname, search, hash } = new URL(at, origin);
  const matches = matchRoutes(routes, pathname) ?? [];
  const session = facts.session ?? 'visitor';
  const isVisitor = session === 'visitor';
  return {
    address: { origin, pathname, search, hash },
    params: matches.at(-1)?.params ?? {},
    // `handleOf` reads only the handle.
    route: handleOf(
      matches.map(({ route }) => ({ handle: route.handle }) as Parameters<typeof handleOf>[0][number]),
    ),
    code: facts.code,
    asksAccount: facts.asksAccount ?? false,
    wantedEmbedding: embeddingFrom(new URLSearchParams(search)),
    embedding: facts.embeddedFor === undefined ? undefined : embeddingFor(facts.embeddedFor),
    session: isOpen(session) ? openFact(session) : { known: sessions[session] },
    family: familyFact(isVisitor ? undefined : (facts.family ?? 'alone')),
    chosen: facts.chosen,
    club: clubFact(facts.club ?? 'arabesk'),
    blockedClubs: Array.isArray(facts.blockedClubs ?? [])
      ? { known: listOf(facts.blockedClubs) }
      : openFact(facts.blockedClubs === 'failed' ? 'failed' : 'unknown'),
    course:
      facts.course === 'unknown' || facts.course === 'failed'
        ? openFact(facts.course)
        : { known: facts.course ?? null },
    invitingClub: facts.invitingClub,
  };
}

type Open = 'unknown' | 'failed';

function isOpen(name: string): name is Open {
  return name === 'unknown' || name === 'failed';
}

function openFact(name: Open): 'unknown' | { failed: Error } {
  return name === 'unknown' ? 'unknown' : { failed: new Error('down') };
}

function listOf(blocked: FactsOfRow['blockedClubs']): readonly string[] {
  return typeof blocked === 'object' ? blocked : [];
}

function familyFact(name: FactsOfRow['family']): NavigationInput['family'] {
  if (name === undefined) return { known: [] };
  return isOpen(name) ? openFact(name) : { known: families[name] };
}

function clubFact(name: NonNullable<FactsOfRow['club']>): NavigationInput['club'] {
  if (name === 'missing') return { known: 'missing' };
  if (name === 'refused') return { failed: new ApiFailure(refused) };
  return isOpen(name) ? openFact(name) : { known: clubs[name] };
}

function embeddingFor(url: string): Embedding {
  return { id: 'abcdefgh', origin: undefined, club: url, page: undefined, hidesAside: false, isDark: false };
}
