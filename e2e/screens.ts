import { accountScreens } from './screens/accountScreens.ts';
import { clubScreens } from './screens/clubScreens.ts';
import { courseScreens } from './screens/courseScreens.ts';
import { homeScreens } from './screens/homeScreens.ts';
import { registrationScreens } from './screens/registrationScreens.ts';
import type { Screen } from './screens/screen.ts';
import { stateScreens } from './screens/stateScreens.ts';

/** What `npm run screens` draws: every route that exists, in every state that a person can meet there. */
export const screens: readonly Screen[] = [
  ...homeScreens,
  ...accountScreens,
  ...clubScreens,
  ...courseScreens,
  ...registrationScreens,
  ...stateScreens,
];
