import { drawClubpoortForm } from './drawClubpoortForm.tsx';
import { perSection, questionsOf, requestedCount } from './questionsOf.ts';

/** A group in which each row has the ten questions of one section: `?count=500` is 50 rows. */
const rows = requestedCount() / perSection;

drawClubpoortForm([
  {
    title: 'Deelnemers',
    fields: [
      {
        qid: 'rows',
        nid: 0,
        type: 'group',
        question: 'Wie gaat er mee?',
        config: { repeat: { min: rows, max: 200, label: 'Deelnemer' } },
        fields: questionsOf(perSection),
      },
    ],
  },
]);
