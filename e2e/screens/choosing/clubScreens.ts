import { family } from '../../support/person/registering.ts';
import type { Screen } from '../screen.ts';

export const clubScreens: readonly Screen[] = [
  { name: 'club', path: '/arabesk' },
  { name: 'club-of-member', path: '/arabesk', login: family },
  { name: 'club-webshop-term', path: '/de-zwaluw' },
  { name: 'club-free-licence', path: '/kompas' },
  { name: 'club-conditions', path: '/arabesk/voorwaarden' },
  { name: 'club-privacy', path: '/arabesk/privacy' },
];
