/** Every Dutch sentence that the server itself says. Those marked "quoted" stay letter for letter. */
export const nl = {
  refusals: {
    /** Quoted: the fallback of the generic messages. */
    internal: 'Er is iets misgegaan',
    invalidRequest: 'Dit verzoek kunnen we niet verwerken.',
    unknownOperation: 'Deze vraag kennen we niet.',
    wrongMethod: 'Deze vraag kan niet op deze manier gesteld worden.',
    tooLarge: 'Dit is te groot om te versturen.',
    foreignOrigin: 'Dit verzoek komt van een andere website en is geweigerd.',
    unauthenticated: 'Meld je aan om verder te gaan.',
    expiredSession: 'Je bent niet meer aangemeld. Meld je opnieuw aan.',
    forbidden: 'Hiervoor heb je geen toegang.',
    /** Quoted. */
    blockedAccount: 'Jouw account is geblokkeerd, contacteer jouw clubbeheerder.',
    blockedClub: 'Deze club heeft haar pagina’s voor jou gesloten. Neem contact op met de club.',
    notFound: 'Dit hebben we niet gevonden.',
    clubNotFound: 'Deze club kennen we niet.',
    courseNotFound: 'Dit aanbod bestaat niet of niet meer.',
    orderNotFound: 'Deze bestelling hebben we niet gevonden.',
    /** Quoted: the same whatever was wrong, so that nobody learns which accounts exist. */
    wrongLogin: 'Wachtwoord komt niet overeen met account',
    tooManyRequests: 'Dat ging wat te snel. Wacht even en probeer het opnieuw.',
    tooManyLogins: 'Te veel pogingen om aan te melden. Probeer het over een minuut opnieuw.',
    unavailable: 'We zijn even niet bereikbaar. Probeer het zo meteen opnieuw.',
    busy: 'Iemand anders is net met hetzelfde bezig. Probeer het opnieuw.',
    sameOrderBusy: 'Deze bestelling wordt al verwerkt. Probeer het zo meteen opnieuw.',
    idempotencyMismatch: 'Deze bestelling is intussen gewijzigd. Probeer het opnieuw.',
    /** Quoted. */
    invalidAnswers: 'Sommige velden zijn niet juist ingevuld',
    answersMissing: 'Vul eerst de gegevens voor deze inschrijving in.',
    priceChanged: 'De prijs is intussen gewijzigd. Kijk het nieuwe totaal na en bevestig opnieuw.',
  },
  tariff: {
    opensAt: 'Inschrijven kan vanaf {day} om {time}.',
    isOver: 'Deze reeks is afgelopen.',
  },
  cart: {
    unknown: 'Een keuze in je winkelmandje bestaat niet meer en is verwijderd.',
    /** Quoted. */
    age: 'Je leeftijd valt buiten de restricties voor {course} ({tariff}).',
    /** Quoted. */
    registered: 'Je ben reeds geregistreerd voor {course} ({tariff}).',
    queued: 'Je staat al op de wachtlijst voor {course} ({tariff}).',
    blocked: '{course} ({tariff}): {message}',
    full: '{course} ({tariff}) is volzet.',
    line: '{course} – {tariff}',
    queuedLine: '{course} – {tariff} (wachtlijst)',
  },
  conditionsTitle: 'Voorwaarden en privacy van {club}',
} as const;

/** Puts values in a sentence's `{places}`. */
export function fillIn(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
