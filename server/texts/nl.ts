import { certificates } from './nl/certificates.ts';
import { clubMessages } from './nl/clubMessages.ts';
import { clubPeople } from './nl/clubPeople.ts';
import { corrections } from './nl/corrections.ts';
import { documents } from './nl/documents.ts';
import { lessonChanging } from './nl/lessonChanging.ts';
import { mails } from './nl/mails.ts';
import { offerEditor } from './nl/offerEditor.ts';
import { paymentStates } from './nl/paymentStates.ts';
import { people } from './nl/people.ts';
import { plannedOffers } from './nl/plannedOffers.ts';
import { refusals } from './nl/refusals.ts';
import { selling } from './nl/selling.ts';

/** Every Dutch sentence of the server itself. Those marked "quoted" come from the specification, letter for letter. */
export const nl = {
  refusals,
  ...people,
  ...mails,
  ...selling,
  ...documents,
  ...certificates,
  ...paymentStates,
  clubPeople,
  clubMessages,
  lessonChanging,
  offerEditor,
  plannedOffers,
  corrections,
  files: {
    gone: 'Dit bestand is niet meer beschikbaar. Voeg het opnieuw toe.',
    unreadable: 'We kunnen dit bestand niet lezen. Misschien is het beschadigd: kies een ander.',
    tooManyPixels: 'Deze foto is te groot om te verwerken. Kies een kleinere versie.',
    severalPages: 'Deze afbeelding heeft meerdere pagina’s. Bewaar ze als pdf.',
    lockedPdf:
      'Deze PDF is beveiligd met een wachtwoord. Bewaar de PDF zonder wachtwoord, of voeg er een foto van toe.',
    locked: 'Dit bestand is beveiligd met een wachtwoord. Bewaar het zonder wachtwoord.',
    macros: 'Bestanden met macro’s aanvaarden we niet. Bewaar het zonder macro’s of als pdf.',
    tooMuchInside: 'Uitgepakt is dit bestand te groot. Bewaar het als pdf.',
    noRoom:
      'Je bestanden zijn samen al 50 MB groot. Kies een kleiner bestand of bezorg het rechtstreeks aan de club.',
  },
  /** Why a film, its captions or its poster is refused. */
  films: {
    'too-large': 'Dit bestand is te groot. Zet een lange film elders en geef het adres.',
    'no-film': 'Kies een film in MP4 of WebM.',
    'no-captions': 'Kies ondertiteling in WebVTT: een bestand dat met WEBVTT begint.',
    'no-poster': 'We kunnen deze foto niet lezen. Kies een JPEG, PNG of WebP.',
    many: 'Je club heeft al 500 bestanden voor video’s. Verwijder eerst video’s die niemand meer bekijkt.',
  },
  registrationForm: {
    nationalNumberReason:
      'De belastingdienst vraagt dit nummer op het fiscaal attest voor deze opvang. We gebruiken het alleen daarvoor.',
    /** Under any other question whose answer teachers read. */
    teachersToo: 'De lesgevers van je cursus en de club lezen dit.',
    /** Under a question about health. */
    sensitive: {
      why: 'De club vraagt dit om rekening met je te houden.',
      teachers: 'Alleen de lesgevers van je cursus en de club zien dit.',
      club: 'Alleen de club ziet dit.',
      until: {
        activity: 'We wissen het na de activiteit.',
        season: 'We wissen het na het seizoen.',
        year: 'We wissen het na een jaar.',
      },
    },
    healthConsent:
      'Ik geef de club uitdrukkelijk toestemming om wat ik hier over gezondheid schrijf, te bewaren en te gebruiken',
    healthConsentHelp:
      'Liever niet? Wis dan wat je hierboven over gezondheid schreef. Je toestemming intrekken kan altijd bij je profiel.',
    keepInProfile: {
      phone: 'Bewaar dit nummer ook in het profiel van {name}',
      address: 'Bewaar dit adres ook in het profiel van {name}',
    },
    keepInProfileHelp: 'Dan is het bij de volgende inschrijving al ingevuld.',
    nationalNumberKnown:
      'We kennen dit nummer al: {number}. Laat het veld leeg om het te houden of vul een ander nummer in.',
  },
  agenda: {
    /** Name of the family's agenda file, shown by the calendar program. */
    name: 'Clubpoort',
    /** The replacement of a teacher for one lesson. */
    taughtBy: 'Les van {names}',
  },
  preview: { mail: 'jouw-adres@example.org' },
  refusalPage: { title: 'Dat lukte niet', toPortal: 'Naar de startpagina' },
  conditionsTitle: 'Voorwaarden en privacy van {club}',
} as const;
