/** Sentences of refused requests. */
export const refusals = {
  /** Quoted: the fallback of the generic messages. */
  internal: 'Er is iets misgegaan',
  invalidRequest: 'We konden dit niet verwerken. Vernieuw de pagina en probeer het opnieuw.',
  unknownOperation: 'We kunnen dit niet uitvoeren. Vernieuw de pagina en probeer het opnieuw.',
  wrongMethod: 'Dit kan niet op deze manier. Vernieuw de pagina en probeer het opnieuw.',
  tooLarge: 'Dit is te groot om te versturen. Kies een kleiner bestand of kort je tekst in.',
  foreignOrigin: 'Dit kwam van een andere website. Daarom voeren we het niet uit.',
  unauthenticated: 'Meld je aan om verder te gaan.',
  expiredSession: 'Je bent niet meer aangemeld. Meld je opnieuw aan.',
  forbidden: 'Je hebt hier geen toegang toe.',
  /** Quoted. */
  blockedAccount: 'Jouw account is geblokkeerd, contacteer jouw clubbeheerder.',
  accountNeeded: 'Hiervoor heb je een account nodig. Maak er een aan of meld je aan.',
  guestOrders:
    'Op dit e-mailadres staan vandaag al 3 bestellingen zonder betaling. Betaal er eerst één of maak een account aan.',
  blockedClub: 'Je hebt geen toegang meer tot deze club. Neem contact op met de club.',
  notFound: 'We vinden dit niet.',
  clubNotFound: 'We vinden deze club niet.',
  courseNotFound: 'We vinden deze cursus of activiteit niet (meer).',
  webshopNotFound: 'Deze club heeft geen webshop.',
  noInvitations: 'Deze club werkt niet met uitnodigingen.',
  productNotFound: 'We vinden dit product niet (meer).',
  categoryNotFound: 'We vinden deze categorie niet (meer).',
  orderNotFound: 'We vinden deze bestelling niet.',
  invoiceNotFound: 'We vinden deze kostennota niet.',
  creditNoteNotFound: 'We vinden deze creditnota niet.',
  communicationNotFound: 'We vinden dit bericht niet.',
  certificateClub: 'Je club mist nog gegevens die op een attest moeten staan. Vul ze aan in het aanbod.',
  certificateNotCorrected: 'Een attest van deelname kan je niet verbeteren.',
  noFiches: 'Er zijn nog geen fiscale attesten van dat jaar.',
  wrongFiches: 'De belastingdienst zou dit bestand weigeren. Verbeter eerst de attesten in de lijst.',
  certificateNotFound: 'We vinden dit attest niet.',
  ticketNotFound: 'We vinden dit ticket niet.',
  ticketCancelled: 'Dit ticket is geannuleerd.',
  noWalletPass: 'Dit ticket kan je niet in Apple Wallet zetten.',
  ticketUnpaid: 'Dit ticket is nog niet betaald. Zodra je betaalt, kan je het downloaden.',
  federationNotFound: 'We vinden deze federatie niet.',
  federationOnly: 'Deze pagina is alleen voor leden van de federatie.',
  linkWrong: 'Deze link klopt niet. Vraag een nieuwe link aan de persoon van wie je hem kreeg.',
  linkExpired: 'Deze link is verlopen. Vraag een nieuwe link aan de persoon van wie je hem kreeg.',
  videoNotFound: 'Deze video bestaat niet of is niet voor jou.',
  teachersOnly: 'Deze pagina is alleen voor lesgevers.',
  notYourCourse: 'Deze les is van een andere lesgever.',
  sessionNotFound: 'We vinden deze les niet (meer).',
  attendanceChanged: '{name} bewaarde deze aanwezigheden intussen al, op {day} om {time}.',
  /** Used instead of the name when the account was deleted. */
  attendanceChangedBySomebody: 'Iemand anders bewaarde deze aanwezigheden intussen al, op {day} om {time}.',
  participantsChanged: 'De lijst met deelnemers is intussen gewijzigd. Kijk ze na en bewaar opnieuw.',
  certificateIncomplete:
    'Dit attest is niet volledig, dus we geven het niet meer mee. Vraag de club een nieuw attest.',
  certificateReplaced: 'De club heeft dit attest vervangen. Laad de pagina opnieuw voor het nieuwe attest.',
  certificateWithdrawn: 'De club heeft dit attest ingetrokken. Het geldt niet meer.',
  nationalNumberWrong:
    'Dit nummer hoort niet bij de geboortedatum of de laatste twee cijfers kloppen niet. Kijk het na op de identiteitskaart.',
  certificateNotAwaited: 'Voor dit attest hebben we geen nummer nodig. Laad de pagina opnieuw.',
  /** Quoted. The same for every cause, so that it doesn't reveal which accounts exist. */
  wrongLogin: 'Wachtwoord komt niet overeen met account',
  tooManyRequests: 'Dat ging wat te snel. Wacht even en probeer het opnieuw.',
  tooManyLogins: 'Te veel pogingen om aan te melden. Probeer het over een minuut opnieuw.',
  tooManyWrongPasswords:
    'Te veel foute wachtwoorden voor dit account. Probeer het over een uur opnieuw of vraag een nieuw wachtwoord aan.',
  tooManyVouchers:
    'Je probeerde te veel kortingscodes. Verwijder de code of probeer het over een uur opnieuw.',
  commonPassword:
    'Dit wachtwoord is makkelijk te raden. Kies een ander, zoals een paar losse woorden na elkaar.',
  ownDataPassword: 'Gebruik je naam, e-mailadres, geboortedatum of telefoonnummer niet als wachtwoord.',
  confirmToOrder:
    'Bevestig eerst je e-mailadres: open de link in de mail die je kreeg. Tot dan kan je hoogstens 3 bestellingen plaatsen die nog niet betaald zijn.',
  tooManyMails:
    'Je vroeg al een paar keer om een mail. Kijk ook bij ongewenste mail of probeer het over een uur opnieuw.',
  tooManyInvites:
    'Je nodigde het voorbije uur al een paar keer iemand uit. Probeer het over een uur opnieuw.',
  loginCodeUsed: 'Deze aanmeldlink is al gebruikt of niet meer geldig. Meld je aan met je wachtwoord.',
  resetCodeUsed: 'Deze link is al gebruikt of niet meer geldig. Vraag een nieuwe aan.',
  mailCodeUsed: 'Deze link is al gebruikt of niet meer geldig. Vraag een nieuwe mail aan.',
  mailCodeOfOther:
    'Deze link hoort bij een ander account. Meld je aan met dat account en open de link opnieuw.',
  passwordForMail: 'Vul je wachtwoord in om je e-mailadres te wijzigen.',
  notTheHolder: 'Alleen wie het account beheert, kan een gezinslid toevoegen.',
  familyFull: 'Je account telt al 20 gezinsleden. Meer kan je er niet toevoegen.',
  alreadyInFamily: 'Deze persoon hoort al bij je gezin.',
  unavailable: 'We zijn even niet bereikbaar. Probeer het zo meteen opnieuw.',
  busy: 'Iemand anders is net met hetzelfde bezig. Probeer het opnieuw.',
  sameRequestBusy: 'Dit wordt al verwerkt. Probeer het zo meteen opnieuw.',
  idempotencyMismatch: 'Dit is intussen gewijzigd. Probeer het opnieuw.',
  /** Quoted. */
  invalidAnswers: 'Sommige velden zijn niet juist ingevuld',
  formNotFound: 'We vinden dit formulier niet (meer).',
  formClosed: 'Dit formulier is gesloten. Neem contact op met de club als je nog iets wil doorgeven.',
  formChanged:
    'De club heeft dit formulier intussen gewijzigd. Wat je invulde, staat er nog: kijk het na en verstuur het opnieuw.',
  answersMissing: 'Vul eerst de gegevens voor deze inschrijving in.',
  holdExpired:
    'De tijd om af te rekenen is om. Reserveer opnieuw of verwijder wat niet meer gereserveerd is.',
  guardianMissing: 'Je bent jonger dan 16 jaar. Voeg eerst je ouder of voogd toe.',
  addressMissing: 'De club stuurt je bestelling op. Vul eerst je adres in bij je profiel.',
  emptyCart: 'Je winkelmandje is leeg.',
  inviteGone: 'Deze uitnodiging is niet meer geldig. Vraag om een nieuwe.',
  placeLost: 'De laatste plaats is net weg.',
  priceChanged: 'De prijs is intussen gewijzigd. Kijk het nieuwe totaal na en bevestig opnieuw.',
} as const;
