import { type Static, Type } from 'typebox';
import { ClubAddon } from '../entities/club/club.ts';
import { Certifier, ClubCertification, MaximumRate, Signatory } from '../entities/club/clubCertification.ts';
import { ClubLegal } from '../entities/club/clubLegal.ts';
import { ColorHex, UrlName } from '../scalars.ts';
import {
  atItsUrl,
  inFile,
  itsImage,
  itsLogo,
  LongText,
  listOf,
  Name,
  TeacherPictureInFile,
} from './inFile.ts';

const off = { default: false };

/** A rule for a lower price. The rules apply in the order of the list, each to what the ones before it left. */
const ReductionInFile = inFile({
  for: Type.Enum(['next-family-member', 'next-course'], {
    description: 'For a family with several members at the club, or for a person with several courses',
  }),
  from: Type.Integer({
    minimum: 2,
    maximum: 20,
    default: 2,
    description: 'The first that gets it: 2 is the second family member or the second course',
  }),
  percentage: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  amount: Type.Optional(
    Type.Number({
      minimum: 0.01,
      maximum: 1_000_000,
      multipleOf: 0.01,
      description: 'In euros, instead of a percentage: once for a family member, or for each next course',
    }),
  ),
  courses: Type.Optional(
    Type.Array(UrlName, { minItems: 1, description: 'Urls; without it: all courses and activities' }),
  ),
});
export type ReductionInFile = Static<typeof ReductionInFile>;

/** Settings of the club's pages (Specification 3, "Club"). */
export const SettingsInFile = inFile(
  {
    licenseType: Type.Enum(['free', 'standard'], { default: 'standard' }),
    addons: Type.Array(ClubAddon, { default: [] }),
    webshopTerm: Type.String({
      minLength: 1,
      maxLength: 200,
      default: 'Webshop',
      description: 'Title of the shop, chosen by the club',
    }),
    isWaitingListDisabled: Type.Boolean(off),
    showsAgeRestriction: Type.Boolean({ default: true }),
    hidesTimestamp: Type.Boolean({ ...off, description: 'Hides the hours in the overview' }),
    occupationDisplay: Type.Enum(['hidden', 'amount', 'always'], {
      default: 'always',
      description: 'amount: shown only while at most occupationDisplayAmount places are left',
    }),
    occupationDisplayAmount: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 }),
    overviewDisplay: Type.Enum(['grid', 'list'], { default: 'grid' }),
    ageCalculation: Type.Enum(['calculateAgeOnStartActivity', 'today'], {
      default: 'calculateAgeOnStartActivity',
    }),
    isPaidLater: Type.Boolean({ ...off, description: 'Orders wait for a later invoice' }),
    roundsToFiveCents: Type.Boolean(off),
    takesUitpas: Type.Boolean(off),
    sellsToGuests: Type.Boolean({ ...off, description: 'Sells tickets to people without an account' }),
    reductions: Type.Array(ReductionInFile, {
      default: [],
      description: 'Reductions for families and for several courses',
    }),
    iban: Type.String({
      maxLength: 34,
      pattern: '^([A-Z]{2}[0-9]{2}[A-Z0-9]{11,30})?$',
      default: '',
      description: 'Account that receives transfers, without spaces',
    }),
    transferCodeLine: Type.Enum(['free', 'structured'], {
      default: 'free',
      description:
        'Line of the QR code of a transfer with the structured communication. free: as the standard wants it; structured: as some Belgian apps read it',
    }),
    cancelDays: Type.Union([Type.Integer({ minimum: 0, maximum: 365 }), Type.Null()], {
      default: null,
      description: 'Days before the first lesson until which a member may stop; null: a member asks the club',
    }),
    cancelMoney: Type.Enum(['refund', 'credit', 'none'], {
      default: 'refund',
      description: 'What happens to money that was paid for a registration that a member stops',
    }),
    reminderDays: Type.Array(Type.Integer({ minimum: 1, maximum: 180 }), {
      default: [],
      maxItems: 3,
      uniqueItems: true,
      description:
        'Days after its last day on which an unpaid part of an invoice is reminded of by mail, each once; [] never. The portal must allow reminders',
    }),
    gtmContainerId: Type.String({ maxLength: 40, pattern: '^(GTM-[A-Z0-9]+)?$', default: '' }),
    embedOrigins: Type.Array(
      Type.String({ maxLength: 200, description: 'An origin, such as https://www.club.example' }),
      // Each stands in a header of the pages of all clubs together.
      { default: [], maxItems: 20, description: 'Websites that may show the club in a frame' },
    ),
  },
  { default: {} },
);

const LegalInFile = inFile(
  {
    ...ClubLegal.properties,
    court: Type.String({ ...ClubLegal.properties.court, default: '' }),
    vatNote: Type.String({ ...ClubLegal.properties.vatNote, default: '' }),
    email: Type.String({ ...ClubLegal.properties.email, default: '' }),
  },
  { description: 'The legal person behind the club. Documents, mails and the club page must name it' },
);

const { sport, federation } = ClubCertification.properties;

const CertificationInFile = inFile(
  {
    ...ClubCertification.properties,
    certifier: Type.Optional(
      inFile(Certifier.properties, {
        description:
          'The authority that recognised the club. Left out with recognition 0, required otherwise',
      }),
    ),
    signatory: inFile(Signatory.properties, { description: 'The person who signs certificates' }),
    sport: Type.String({ ...sport, default: '' }),
    federation: Type.String({ ...federation, default: '' }),
    maxima: listOf(
      inFile(MaximumRate.properties),
      'Maximum price of a day of childcare by year of payment, in euros. It goes before the published ones, which the portal knows until 2024',
    ),
  },
  { description: 'What the club says of itself on its certificates. A club without it issues none' },
);

/** The club's own wording of the newsletter question. The portal's wording is used for absent fields. */
const Newsletter = inFile(
  {
    label: Type.Optional(Name),
    question: Type.Optional(Name),
    help: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
  },
  { default: {} },
);

/** An import gives each address the role, or invites it. */
function itsPeople(who: string) {
  return Type.Optional(
    Type.Array(Type.String({ maxLength: 200, pattern: '^[^\\s@]+@[^\\s@]+$' }), {
      maxItems: 200,
      description: `${who}. An import gives the role to a confirmed account, and mails a link to any other address. Nobody loses a role`,
    }),
  );
}

export const ClubInFile = inFile({
  ...atItsUrl,
  city: Name,
  description: LongText,
  mail: Type.String({ maxLength: 200, default: '' }),
  phone: Type.String({ maxLength: 40, default: '' }),
  place: Type.String({ maxLength: 200, default: '' }),
  color: ColorHex,
  font: Type.Enum(['plain', 'classic', 'round'], {
    default: 'plain',
    description: 'The font of the titles of the club page',
  }),
  legal: Type.Optional(LegalInFile),
  certification: Type.Optional(CertificationInFile),
  settings: SettingsInFile,
  conditions: Type.Array(Type.String({ minLength: 1, maxLength: 10_000 }), {
    default: [],
    description: 'Conditions that a person accepts when registering, one paragraph per item',
  }),
  privacy: Type.Array(Type.String({ minLength: 1, maxLength: 10_000 }), {
    default: [],
    description: 'What the club adds to its privacy page, one paragraph per item',
  }),
  newsletter: Newsletter,
  logo: itsLogo,
  image: itsImage,
  managerAccounts: itsPeople('E-mail addresses of who manages the club'),
  teacherAccounts: itsPeople('E-mail addresses of who teaches at the club'),
  teacherPictures: Type.Optional(
    Type.Array(TeacherPictureInFile, {
      description:
        'Pictures of teachers, by the names that the courses give. Without it: the current pictures stay.',
    }),
  ),
});
