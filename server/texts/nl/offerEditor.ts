/** The sentences of the plan of an offer. */
export const offerEditor = {
  draftElsewhere: 'Je bewerkt dit aanbod ook in een ander venster. Dat venster bewaarde intussen iets.',
  published: '{name} publiceerde intussen een ander aanbod, op {day} om {time}.',
  publishedByYou: 'Je publiceerde intussen zelf een ander aanbod in een ander venster, op {day} om {time}.',
  changedElsewhere: 'Het aanbod is intussen gewijzigd.',
  manyMails:
    '{count} mensen krijgen een mail over gewijzigde lessen. Bevestig eerst dat die mails mogen vertrekken.',
  badPicture: 'Deze foto {fault}.',
  manyPictures:
    'Er wachten al 500 foto’s op publicatie. Publiceer eerst je aanbod of probeer het binnen twee weken opnieuw.',
  nothingToTakeBack:
    'Deze publicatie kan je niet meer terugdraaien: er kwam intussen iets na of ze is een dag oud.',
  mailsLeft: 'De mails van deze publicatie zijn al vertrokken. Terugdraaien kan niet meer.',
  used: 'Terugdraaien kan niet meer: {reason}',
  faults: {
    image: 'beschrijf in één zin wat er te zien is',
    /** As the fields of the editor write it. */
    shape: {
      moment: 'vul een dag en een uur in',
      day: 'moet een dag zijn die op de kalender staat, zoals 28/02/2027',
      years: 'moet een dag van 1900 tot en met 2199 zijn, zoals 28/02/2027',
    },
    hour: 'moet een uur zijn, zoals 18u30',
    noCourse: 'er is geen cursus met het adres “{url}” meer',
    noTariff: 'er is geen tarief “{tariff}” van de cursus met het adres “{course}” meer',
  },
  importing: {
    inUse: '“{title}” kan niet weg: {reasons}',
    keptStock: 'blijft {counted}, zoals de webshop telde',
  },
  refused: {
    url: 'de url van de club kan je hier niet wijzigen',
    people: 'wie de club beheert of er les geeft, nodig je op een andere plaats uit',
    picture: 'we vinden deze foto niet meer: kies ze opnieuw',
    questions: 'vragen en formulieren bewaar je in de formulierbouwer',
    license: 'dit kiest Clubpoort samen met je club',
    teacher: '{mail} geeft nog geen les bij de club. Nodig deze lesgever eerst uit',
    unreadable: 'We kunnen dit aanbod niet lezen.',
  },
  plan: {
    invite: 'Er vertrekt 1 mail naar wie eerst mag inschrijven.',
    invites: 'Er vertrekken {count} mails naar wie eerst mag inschrijven.',
    is: {
      added: { one: '{thing} komt erbij', many: '{things} komen erbij' },
      changed: { one: '{thing} wijzigt', many: '{things} wijzigen' },
      removed: { one: '{thing} verdwijnt', many: '{things} verdwijnen' },
    },
    named: '{kind} “{title}”{of}',
    seat: 'de zitplaats',
    ...{ activity: 'de activiteit', event: 'het evenement' },
    lesson: 'de les van {day} om {time}{of}',
    counted: '{count} {kind}{of}',
    lessons: '{count} lessen{of}, van {from} tot en met {until},',
    of: ' van “{parent}”',
    line: '{field}: {before} → {after}',
    lineWithout: '{field}: gewijzigd',
    otherWeekday: '{before} wordt {after}',
    with: 'met {parts}',
    pictures: {
      ...{
        added: '{of}: nieuwe foto',
        removed: '{of}: geen foto meer',
        text: '{of}: andere beschrijving van de foto',
      },
      ...{ logo: 'De club: nieuw logo', noLogo: 'De club: geen logo meer' },
      described: 'beschrijving: {alt}',
    },
    people: { one: '1 persoon is ingeschreven', many: '{count} mensen zijn ingeschreven' },
    moment: '{day} om {time}',
    earlyPrice: '{price} tot en met {day}',
    instalment: '{part} op {day}',
    priority: { any: '{who}, vanaf {moment}', some: '{who}, vanaf {moment}, uit {courses}' },
    empty: 'niets',
    ofCourse: 'die van de cursus',
    yes: 'ja',
    no: 'nee',
  },
} as const;
