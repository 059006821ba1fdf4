import type { IsoDay } from '#rules/brusselsTime.ts';
import { legalName } from '#rules/legalIdentity.ts';
import { offerGuideTexts } from '#src/texts/nl/offerGuide.ts';
import type { OfferFile } from '../state/offerFile.ts';
import type { PlaceInOffer } from '../view/offerHrefs.ts';
import { type Missing, missingBeforeSale } from './missingBeforeSale.ts';

const texts = offerGuideTexts.guide;

/** The steps in order, by the word of their address. */
export const guideStepNames = ['uiterlijk', 'wettelijk', 'aanbod', 'vragen', 'betalen'] as const;
export type GuideStepName = (typeof guideStepNames)[number];

/** A place of the offer of the club: a part, an item of it, and a field to focus. */
export type OfferPlace = Omit<PlaceInOffer, 'club'>;

export interface Lacking {
  readonly sentence: string;
  readonly place: OfferPlace;
}

export interface GuideStep {
  readonly name: GuideStepName;
  readonly done: readonly string[];
  readonly missing: readonly Lacking[];
  /** The place where the step is taken. */
  readonly place: OfferPlace;
}

export interface GuideFacts {
  readonly file: OfferFile;
  /** The offer that parents see now. */
  readonly published: OfferFile;
  readonly today: IsoDay;
  readonly hasLogo: boolean;
  /** Questions that the club asks at a registration; `undefined` while that isn't known. */
  readonly questions: number | undefined;
}

/** The five steps that set up a club, each with what is done and what is missing. */
export function guideSteps(facts: GuideFacts): readonly GuideStep[] {
  const missing = missingBeforeSale(facts.file, facts.today);
  const of = (...keys: readonly Missing['key'][]): readonly Lacking[] =>
    missing.filter(({ key }) => keys.includes(key));
  return [
    lookStep(facts, of('mail')),
    legalStep(facts, of('legal', 'halfVat', 'vat', 'seat', 'conditions', 'certification')),
    offerStep(
      facts,
      of('noLessons', 'noTariff', 'opensTooLate', 'free', 'noCapacity', 'opensAtOnce', 'uitpas'),
    ),
    questionsStep(facts),
    payingStep(facts, of('iban')),
  ];
}

/** The place of a field of the club. */
function ofClub(field: string): OfferPlace {
  return { part: 'club', field };
}

function lookStep({ file: { club }, hasLogo }: GuideFacts, missing: readonly Lacking[]): GuideStep {
  const { title, city, description, mail, phone } = club;
  const contact = [mail, phone].filter(Boolean).join(' · ');
  return {
    name: 'uiterlijk',
    place: ofClub('/title'),
    done: [
      texts.has.name(title, city),
      ...(description === '' ? [] : [texts.has.description]),
      ...(hasLogo ? [texts.has.logo] : []),
      ...(contact === '' ? [] : [texts.has.contact(contact)]),
    ],
    missing: [
      ...(description === '' ? [{ sentence: texts.lacks.description, place: ofClub('/description') }] : []),
      ...(hasLogo ? [] : [{ sentence: texts.lacks.logo, place: ofClub('/logo') }]),
      ...missing,
    ],
  };
}

function legalStep({ file: { club } }: GuideFacts, missing: readonly Lacking[]): GuideStep {
  const { legal, conditions } = club;
  return {
    name: 'wettelijk',
    place: ofClub('/legal/name'),
    done: [
      ...(legal ? [texts.has.legal(legalName(legal))] : []),
      ...(legal && (legal.vat || legal.vatNote !== '') ? [texts.has.vat] : []),
      ...(conditions.length > 0 ? [texts.has.conditions] : []),
    ],
    missing,
  };
}

function offerStep({ file, published }: GuideFacts, missing: readonly Lacking[]): GuideStep {
  const count = file.courses.length;
  const place = { part: 'cursussen' } as const;
  const isPublished = published.courses.length > 0;
  return {
    ...{ name: 'aanbod', place },
    done: [...(count > 0 ? [texts.has.offer(count)] : []), ...(isPublished ? [texts.has.published] : [])],
    missing: [
      ...(count === 0 ? [{ sentence: texts.lacks.offer, place }] : []),
      ...missing,
      ...(count > 0 && !isPublished ? [{ sentence: texts.lacks.concept, place }] : []),
    ],
  };
}

function questionsStep({ questions }: GuideFacts): GuideStep {
  const place = { part: 'vragen' } as const;
  return {
    ...{ name: 'vragen', place },
    done: questions ? [texts.has.questions(questions)] : [],
    missing: questions === 0 ? [{ sentence: texts.lacks.questions, place }] : [],
  };
}

function payingStep({ file: { club } }: GuideFacts, missing: readonly Lacking[]): GuideStep {
  const { iban, isPaidLater, cancelDays } = club.settings;
  return {
    name: 'betalen',
    place: ofClub('/settings/iban'),
    done: [
      ...(iban === '' ? [] : [texts.has.iban(iban)]),
      isPaidLater ? texts.has.paidLater : texts.has.paidAtOnce,
      ...(cancelDays === null ? [] : [texts.has.cancel(cancelDays)]),
    ],
    missing: [
      ...missing,
      ...(cancelDays === null
        ? [{ sentence: texts.lacks.cancel, place: ofClub('/settings/cancelDays') }]
        : []),
    ],
  };
}
