const place = (seat: string, price: string, state: string) => `${seat}, ${price}, ${state}`;

/** A place in the middle of a sentence: “rij C, stoel 4”. The name of a stand keeps its capital. */
const inSentence = (place: string) => place.replace(/^Rij /, 'rij ');

export const seatsTexts = {
  title: (event: string) => `Kies je plaatsen voor ${event}`,
  back: (event: string) => `Terug naar ${event}`,
  loading: 'De zaal wordt geladen',
  view: 'Weergave',
  plan: 'Plan',
  list: 'Lijst',
  hall: 'Zaalplan',
  stage: 'Podium',
  row: (row: string) => `Rij ${row}`,
  seat: (row: string, number: number) => `Rij ${row}, stoel ${number}`,
  place,
  wheelchair: 'rolstoelplaats',
  states: {
    free: 'vrij',
    sold: 'bezet',
    held: 'tijdelijk gereserveerd door iemand anders',
    own: 'van jou',
    busy: 'even geduld',
  },
  legend: {
    title: 'Legende',
    free: 'Vrij',
    sold: 'Bezet',
    held: 'Tijdelijk gereserveerd',
    own: 'Van jou',
    wheelchair: 'Rolstoelplaats',
  },
  touchHint:
    'Tik op een stoel om te kiezen. Schuif met één vinger en maak het plan groter of kleiner met twee.',
  keyHint: 'Kies een stoel. Op je toetsenbord ga je rond met de pijltjes en kies je met Enter.',
  zoom: 'Vergroting',
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  zoomFit: 'Hele zaal',
  tariff: 'Tarief van de plaatsen die je kiest',
  tariffOf: (place: string) => `Tarief van ${place}`,
  free: (count: number) => (count === 1 ? 'nog 1 plaats vrij' : `nog ${count} plaatsen vrij`),
  full: 'volzet',
  /** Shown beside the price of a tariff. */
  surcharge: (price: string) => `+ ${price} per plaats`,
  fewer: (tariff: string, stand: string) => `Eén plaats minder: ${stand}, ${tariff}`,
  more: (tariff: string, stand: string) => `Eén plaats meer: ${stand}, ${tariff}`,
  count: (count: number) => (count === 1 ? '1 plaats' : `${count} plaatsen`),
  soldOut: 'Uitverkocht',
  soldOutHint:
    'Alle plaatsen zijn verkocht of zitten in een winkelmandje. Wat niet besteld wordt, komt vanzelf weer vrij.',
  noPlaces: 'Dit evenement heeft geen zaalplan',
  noPlacesHint:
    'Je hoeft hier geen plaats te kiezen. Op de pagina van het evenement zie je hoe je deelneemt.',
  toEvent: 'Naar het evenement',
  own: 'Jouw plaatsen',
  noneYet: 'Je hebt nog geen plaatsen gekozen.',
  most: (max: number) => `Je kan hoogstens ${max === 1 ? '1 plaats' : `${max} plaatsen`} kiezen.`,
  release: (place: string) => `Geef ${inSentence(place)} vrij`,
  total: 'Totaal',
  next: (total: string) => `Verder · ${total}`,
  nextEmpty: 'Verder',
  waiting: 'Even geduld, we reserveren je plaatsen',
  login: 'Meld je aan om te kiezen',
  loginHint: 'Meld je aan of maak een account aan. Daarna kies je hier je plaatsen.',
  /** Where the club sells tickets to people without an account. */
  asGuest: {
    login: 'Ga verder om te kiezen',
    loginHint: 'Je hebt geen account nodig. Kies een plaats, dan vragen we eerst wie je bent.',
  },
  /** Where no place has a number. */
  standing: {
    title: (event: string) => `Kies je tickets voor ${event}`,
    loginHint: 'Meld je aan of maak een account aan. Daarna kies je hier hoeveel tickets je wil.',
    guestHint: 'Je hebt geen account nodig. Kies hoeveel tickets je wil, dan vragen we eerst wie je bent.',
  },
  otherEvent:
    'In je winkelmandje zitten nog plaatsen voor een ander evenement. Ga je verder, dan vervangen we die door deze plaatsen.',
  taken: (place: string) => `Iemand anders koos net ${inSentence(place)}. Kies een andere plaats.`,
  isTaken: (place: string, state: string) => `${place} is ${state}.`,
  yours: (place: string) => `${place} is van jou.`,
  released: (place: string) => `${place} is weer vrij.`,
} as const;
