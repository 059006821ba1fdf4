import { drawClubpoortForm } from './drawClubpoortForm.tsx';
import { requestedCount, sectionsOf, sectionsPerStep } from './questionsOf.ts';

const count = requestedCount();

drawClubpoortForm(
  sectionsOf(count).map((section, index) => ({ ...section, step: index % sectionsPerStep(count) === 0 })),
);
