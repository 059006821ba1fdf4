import { demoSites } from '../../demoSites.ts';
import type { SeedClub, SeedVoucher } from '../../offer/seedClub.ts';
import { activities } from './activities.ts';
import { courses } from './courses.ts';
import { forms } from './forms.ts';
import { questions } from './questions.ts';
import { webshop } from './webshop.ts';
import { youthCourses } from './youthCourses.ts';

const vouchers: readonly SeedVoucher[] = [
  { nid: 1, code: 'WELKOM10', percentage: 10 },
  { nid: 2, code: 'VRIEND15', euros: 15, isCombinable: false },
  { nid: 3, code: 'BALLET5', euros: 5, courseNid: 103 },
  // One voucher for a single use, and one that is used up.
  { nid: 4, code: 'EENMALIG', euros: 20, maxUses: 1 },
  { nid: 5, code: 'OPGEBRUIKT', euros: 20, maxUses: 50, uses: 50 },
  { nid: 6, code: 'VORIGJAAR', percentage: 50, validForDays: -30 },
];

export const arabesk: SeedClub = {
  club: {
    nid: 1,
    url: 'arabesk',
    title: 'Dansstudio Arabesk',
    city: 'Gent',
    font: 'classic',
    description:
      'Al meer dan twintig jaar dansen we in de oude textielfabriek aan de Coupure: ballet, jazz, hiphop en hedendaags, van kleuter tot senior. Je hoeft niets te kunnen om te beginnen, en je kan altijd een proefles volgen.',
    mail: 'hallo@arabesk.example.org',
    phone: '+32 92345678',
    place: 'Coupure Links 112, 9000 Gent',
    legal: {
      name: 'Dansstudio Arabesk',
      form: 'vzw',
      seat: 'Coupure Links 112, 9000 Gent',
      enterpriseNumber: '0999000129',
      court: 'Gent',
      vatNote: 'Vrijgesteld van btw – art. 44 WBTW',
      email: 'hallo@arabesk.example.org',
    },
    certification: {
      recognition: 2,
      certifier: { name: 'Stad Gent', street: 'Botermarkt 1', postal: '9000', city: 'Gent' },
      signatory: { name: 'Karim El Amrani', capacity: 'secretaris' },
      place: 'Gent',
      sport: 'Dans',
      federation: 'Dansfederatie Vlaanderen',
      maxima: [],
    },
    color: '#b4462f',
    addons: ['passes', 'ticketsales', 'webshop'],
    hasForms: true,
    licenseType: 'standard',
    webshopTerm: 'Danswinkel',
    logoFids: [1],
    gtmContainerId: '',
    isWaitingListDisabled: false,
    showsAgeRestriction: true,
    hidesTimestamp: false,
    occupationDisplay: 'amount',
    occupationDisplayAmount: 5,
    overviewDisplay: 'grid',
    ageCalculation: 'calculateAgeOnStartActivity',
    isPaidLater: true,
    takesUitpas: true,
    sellsToGuests: true,
    iban: 'BE68539007547034',
    cancelDays: 7,
    cancelMoney: 'refund',
    conditions: [
      'Dansstudio Arabesk vzw verwerkt je gegevens om je inschrijving te regelen, je te verwittigen als een les niet doorgaat en je te verzekeren tijdens de lessen. We geven ze aan niemand anders door dan aan onze verzekeraar en, als je lid bent, aan de dansfederatie.',
      'Wat je over je gezondheid vertelt, lezen alleen je lesgever en het secretariaat. We wissen het aan het einde van het seizoen.',
      'Je kan je gegevens altijd inkijken, verbeteren of laten wissen. Stuur daarvoor een mailtje naar hallo@arabesk.example.org.',
      'Na de tweede les kan je kosteloos stoppen. Daarna betalen we enkel terug met een doktersattest.',
    ],
    privacy: [
      'Het secretariaat en je lesgever kennen de regels van het beroepsgeheim. Ze vertellen niets over je gezondheid verder.',
      'Bij een ongeval geven we je naam, je geboortedatum en wat er gebeurde door aan onze verzekeraar.',
    ],
    embedOrigins: [...demoSites, 'https://www.arabesk.example.org'],
    newsletterLabel: 'De Pirouette',
    newsletterQuestion: 'Wil je De Pirouette in je mailbox, onze maandelijkse nieuwsbrief?',
    newsletterHelp:
      'Eén mail per maand, met voorstellingen, stages en foto’s. Uitschrijven kan met één klik.',
  },
  courses: [...youthCourses, ...courses, ...activities],
  questions,
  forms,
  webshop,
  vouchers,
  passes: [
    { nid: 30, label: 'Beurtenkaart 5', credit: 5, euros: 50, validMonths: 6 },
    { nid: 31, label: 'Beurtenkaart 10', credit: 10, euros: 95 },
    { nid: 32, label: 'Beurtenkaart 20', credit: 20, euros: 180 },
  ],
};
