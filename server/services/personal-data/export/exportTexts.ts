import type { ExportPart } from './exportOf.ts';

/** The texts of an export's `LEESMIJ.txt`. */
export const personalDataTexts = {
  title: 'Jouw gegevens bij Clubpoort',
  made: 'Gemaakt op {day} om {time}.',
  intro:
    'In gegevens.json staat alles wat we bijhouden over jou en over de gezinsleden zonder eigen account. Je kan het openen met elke teksteditor of browser. Andere programma’s kunnen het inlezen. Elk onderdeel is een lijst. “uid” zegt over wie het gaat. De namen vind je bij “profile”. Tijdstippen zijn in UTC, bedragen in euro.',
  files:
    'In de map bestanden vind je wat je zelf opstuurde. Bij “files” in gegevens.json staat welke vraag je daarmee beantwoordde.',
  partsTitle: 'De onderdelen van gegevens.json:',
  parts: {
    profile: 'wie je bent en hoe we je bereiken, met je rijksregisternummer als we dat kennen',
    clubs: 'de clubs waar je bij hoort en in welke rol',
    federations: 'je lidmaatschappen van federaties',
    teaching: 'de cursussen die je geeft',
    preferences: 'wat elke club mag mailen, naar welk adres',
    registrations: 'je inschrijvingen, ook voor proeflessen en voor evenementen zonder vaste plaats',
    waiting_list: 'de wachtlijsten waar je op staat',
    held: 'wat tijdelijk voor je gereserveerd is of was',
    carts: 'wat er in je winkelmandjes zit',
    tickets: 'je tickets met een plaats in een zaal',
    passes: 'je beurtenkaarten, met elke beurt die erbij of eraf ging',
    absences: 'de lessen waarvoor je je afwezig meldde',
    attendances: 'of je aanwezig was in de les',
    attendances_noted: 'de lessen waarvan jij als lesgever de aanwezigheden bewaarde',
    answers: 'je laatste antwoord op elke vraag van je clubs',
    accepted: 'de teksten waarmee je akkoord ging, met hun versie',
    submissions: 'elk formulier zoals je het verstuurde',
    files: 'de bestanden die je meestuurde',
    invitations_sent: 'wie je meevroeg naar een cursus met z’n tweeën',
    invitations_received: 'de uitnodigingen waarop je antwoordde',
    parents_invited: 'wie je uitnodigde om mee voor je gezin te zorgen',
    communications: 'de berichten die je van clubs kreeg, en wanneer je ze las',
    certificates: 'je attesten',
    orders: 'je bestellingen, met wat ervan betaald of terugbetaald is',
    sessions: 'wanneer je je aanmeldde, zolang je aangemeld bent',
  } satisfies Record<ExportPart, string>,
  leftOut: 'Je wachtwoord staat er niet in: dat kennen we zelf niet. Ook aanmeldcodes staan er niet in.',
  person: '{uid}: {name}',
  people: 'Over wie het gaat:',
} as const;
