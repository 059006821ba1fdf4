import type { SeedForm } from '../offer/seedClub.ts';

const isMinor = { qid: 2113, equals: true };

/** A form of several steps. One step and one option depend on an earlier answer. */
export const turnfeestForm: SeedForm = {
  nid: 22,
  url: 'helpen-op-het-turnfeest',
  title: 'Helpen op het turnfeest',
  description: 'Het turnfeest draait op vrijwilligers. Kies wat je wil doen en wanneer je kan.',
  needsLogin: false,
  sections: [
    {
      title: 'Wie ben je?',
      step: true,
      fields: [
        { qid: 2111, type: 'text', question: 'Voornaam', defaultKey: 'fname', required: true },
        { qid: 2112, type: 'text', question: 'Naam', defaultKey: 'lname', required: true },
        { qid: 2113, type: 'checkbox', question: 'Ik ben jonger dan 18' },
      ],
    },
    {
      title: 'Je ouder',
      step: true,
      visibleWhen: isMinor,
      fields: [{ qid: 2114, type: 'phone', question: 'Telefoonnummer van een ouder', required: true }],
    },
    {
      title: 'Je taak',
      step: true,
      fields: [
        {
          qid: 2115,
          type: 'radio',
          question: 'Wat wil je doen?',
          required: true,
          options: [
            ['onthaal', 'Bezoekers onthalen'],
            ['matten', 'Matten klaarleggen'],
            ['toog', 'Achter de toog staan', { not: isMinor }],
          ],
        },
      ],
    },
    {
      title: 'Wanneer kan je?',
      fields: [
        {
          qid: 2116,
          type: 'select_multiple',
          question: 'Welke momenten passen je?',
          required: true,
          options: ['Zaterdagvoormiddag', 'Zaterdagnamiddag', 'Zondagvoormiddag', 'Zondagnamiddag'],
        },
        { qid: 2117, type: 'textarea', question: 'Wil je ons nog iets vertellen?' },
      ],
    },
  ],
};
