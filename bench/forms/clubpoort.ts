import { drawClubpoortForm } from './drawClubpoortForm.tsx';
import { requestedCount, sectionsOf } from './questionsOf.ts';

drawClubpoortForm(sectionsOf(requestedCount()));
