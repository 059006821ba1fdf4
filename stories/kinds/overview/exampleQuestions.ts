import type { KindName } from '@clubpoort/form-engine/headless';
import type { ExampleQuestion } from '../../page/LiveForm.tsx';

/** A question of each kind, as a club would ask it. */
export const exampleLists: Readonly<Record<KindName, readonly [ExampleQuestion]>> = {
  text: [{ type: 'text', question: 'Voornaam', answer: 'Noor' }],
  textarea: [{ type: 'textarea', question: 'Opmerkingen', answer: 'Noor is wat verlegen.' }],
  email: [{ type: 'email', question: 'E-mailadres', answer: 'noor@example.be' }],
  phone: [{ type: 'phone', question: 'Telefoonnummer', answer: '+32 470123456' }],
  birthdate: [{ type: 'text', default_key: 'birthdate', question: 'Geboortedatum', answer: '2015-05-06' }],
  date: [{ type: 'date', question: 'Eerste les', answer: '2026-11-25' }],
  time: [{ type: 'time', question: 'Hoe laat kom je?', answer: '14:30' }],
  number: [{ type: 'number', question: 'Aantal broers en zussen', config: { max: 12 }, answer: '2' }],
  decimal: [{ type: 'decimal', question: 'Lengte', config: { unit: 'm' }, answer: '1.35' }],
  computed: [
    {
      type: 'computed',
      question: 'Totaal',
      config: { expression: { sum: [12.5, 4.5] }, decimals: 2, prefix: '€' },
    },
  ],
  radio: [{ type: 'radio', question: 'Niveau', options: ['Beginner', 'Gevorderd'], answer: 'Beginner' }],
  select: [{ type: 'select', question: 'Maat', options: ['S', 'M', 'L', 'XL'], answer: 'M' }],
  select_multiple: [
    {
      type: 'select_multiple',
      question: 'Wanneer kan je?',
      options: ['Maandag', 'Woensdag', 'Zaterdag'],
      answer: ['Woensdag'],
    },
  ],
  nationality: [{ type: 'text', default_key: 'nationality', question: 'Nationaliteit', answer: 'Belgisch' }],
  checkbox: [{ type: 'checkbox', question: 'Ik kan 25 meter zwemmen', answer: '1' }],
  rating: [{ type: 'rating', question: 'Hoe was het kamp?', answer: '4' }],
  address: [{ type: 'address', question: 'Adres' }],
  national_number: [{ type: 'text', default_key: 'national_number', question: 'Rijksregisternummer' }],
  iban: [{ type: 'iban', question: 'Rekeningnummer', answer: 'BE68539007547034' }],
  url: [{ type: 'url', question: 'Website', answer: 'https://www.example.org' }],
  file: [{ type: 'file', question: 'Medisch attest', config: { max: 2 } }],
  image: [{ type: 'image', question: 'Pasfoto', config: { max: 1 } }],
  group: [
    {
      type: 'group',
      question: 'Wie gaat er mee?',
      fields: [{ qid: 'name', nid: 0, type: 'text', question: 'Voornaam', required: 1 }],
      config: { repeat: { max: 3, label: 'Deelnemer' } },
      answer: [{ name_0: 'Noor' }],
    },
  ],
  static: [
    {
      type: 'static',
      question: 'Voor het kamp',
      config: { text: 'Breng **zeker** een drinkbus mee.' },
    },
  ],
  unknown: [{ type: 'hologram', question: 'Teken je handtekening in de lucht' }],
};
