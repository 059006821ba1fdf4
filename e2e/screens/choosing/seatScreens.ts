import { family } from '../../support/person/registering.ts';
import { expect } from '../../support/test.ts';
import type { Screen } from '../screen.ts';

const hall = '/arabesk/lentevoorstelling?stap=plaatsen';
const forAn = '?uid=1';

export const seatScreens: readonly Screen[] = [
  { name: 'seats-visitor', path: hall },
  {
    name: 'seats-plan',
    path: hall,
    login: family,
    steps: async (page) => {
      const seat = page.getByRole('gridcell', { name: /^Rij D, stoel 5,/ });
      if (/vrij$/.test((await seat.getAttribute('aria-label')) ?? '')) await seat.click();
      await expect(seat).toHaveAccessibleName(/van jou$/);
    },
  },
  { name: 'seats-list', path: `${hall}&weergave=lijst`, login: family },
  { name: 'invitations', path: `/arabesk/uitnodigingen${forAn}`, login: family },
  { name: 'invitations-none', path: '/de-zwaluw/uitnodigingen', login: 'federatie@example.org' },
];
