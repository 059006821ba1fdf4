import { accountScreens } from './screens/accountScreens.ts';
import { clubScreens } from './screens/clubScreens.ts';
import { courseScreens } from './screens/courseScreens.ts';
import { formScreens } from './screens/formScreens.ts';
import { homeScreens } from './screens/homeScreens.ts';
import { passScreens } from './screens/passScreens.ts';
import { personScreens } from './screens/personScreens.ts';
import { registrationScreens } from './screens/registrationScreens.ts';
import type { Screen } from './screens/screen.ts';
import { seatScreens } from './screens/seatScreens.ts';
import { shellScreens } from './screens/shellScreens.ts';
import { stateScreens } from './screens/stateScreens.ts';
import { webshopScreens } from './screens/webshopScreens.ts';

/** What `npm run screens` draws: every route that exists, in every state that a person can meet there. */
export const screens: readonly Screen[] = [
  ...homeScreens,
  ...accountScreens,
  ...personScreens,
  ...clubScreens,
  ...courseScreens,
  ...seatScreens,
  ...webshopScreens,
  ...registrationScreens,
  ...formScreens,
  ...passScreens,
  ...shellScreens,
  ...stateScreens,
];
