import type { WireSection } from '@clubpoort/form-engine/headless';

/** The medical form of a summer camp. */
export const campSections: readonly WireSection[] = [
  {
    title: 'Over je kind',
    fields: [
      { qid: 'voornaam', type: 'text', question: 'Voornaam', default_key: 'fname', required: true },
      { qid: 'geboren', type: 'text', default_key: 'birthdate', question: 'Geboortedatum', required: true },
      {
        qid: 'zwemmen',
        type: 'radio',
        question: 'Kan je kind zwemmen?',
        options: ['ja', 'een beetje', 'nee'],
        required: true,
      },
      {
        qid: 'meter',
        type: 'number',
        question: 'Hoeveel meter?',
        config: { min: 25, max: 1000 },
        visible_when: { qid: 'zwemmen', equals: 'ja' },
      },
    ],
  },
  {
    title: 'Gezondheid',
    fields: [
      {
        qid: 'medicatie',
        type: 'group',
        question: 'Medicatie',
        config: { repeat: { max: 5, label: 'Geneesmiddel' } },
        fields: [
          { qid: 'naam', type: 'text', question: 'Naam', required: true },
          { qid: 'uur', type: 'time', question: 'Tijdstip' },
        ],
      },
      { qid: 'fotos', type: 'checkbox', question: "Jullie mogen foto's van mijn kind gebruiken" },
    ],
  },
];
