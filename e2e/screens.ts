import { accountScreens } from './screens/accountScreens.ts';
import { cardScreens } from './screens/cardScreens.ts';
import { clubScreens } from './screens/clubScreens.ts';
import { confirmationScreens } from './screens/confirmationScreens.ts';
import { courseScreens } from './screens/courseScreens.ts';
import { formScreens } from './screens/formScreens.ts';
import { homeScreens } from './screens/homeScreens.ts';
import { invoiceScreens } from './screens/invoiceScreens.ts';
import { memberScreens } from './screens/memberScreens.ts';
import { passScreens } from './screens/passScreens.ts';
import { personScreens } from './screens/personScreens.ts';
import { registrationScreens } from './screens/registrationScreens.ts';
import type { Screen } from './screens/screen.ts';
import { seatScreens } from './screens/seatScreens.ts';
import { shellScreens } from './screens/shellScreens.ts';
import { stateScreens } from './screens/stateScreens.ts';
import { teacherScreens } from './screens/teacherScreens.ts';
import { webshopScreens } from './screens/webshopScreens.ts';

/** What `npm run screens` draws: every route that exists, in every state that a person can meet there. */
export const screens: readonly Screen[] = [
  ...homeScreens,
  ...accountScreens,
  ...personScreens,
  ...cardScreens,
  ...clubScreens,
  ...courseScreens,
  ...seatScreens,
  ...webshopScreens,
  ...registrationScreens,
  ...confirmationScreens,
  ...formScreens,
  ...passScreens,
  ...invoiceScreens,
  ...memberScreens,
  ...teacherScreens,
  ...shellScreens,
  ...stateScreens,
];
