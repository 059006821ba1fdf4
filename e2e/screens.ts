import { clubScreens } from './screens/choosing/clubScreens.ts';
import { confirmationScreens } from './screens/choosing/confirmationScreens.ts';
import { courseScreens } from './screens/choosing/courseScreens.ts';
import { formScreens } from './screens/choosing/formScreens.ts';
import { previewScreens } from './screens/choosing/previewScreens.ts';
import { registrationScreens } from './screens/choosing/registrationScreens.ts';
import { seatScreens } from './screens/choosing/seatScreens.ts';
import { webshopScreens } from './screens/choosing/webshopScreens.ts';
import { cardScreens } from './screens/member/cardScreens.ts';
import { invoiceScreens } from './screens/member/invoiceScreens.ts';
import { managerScreens } from './screens/member/managerScreens.ts';
import { memberScreens } from './screens/member/memberScreens.ts';
import { offerScreens } from './screens/member/offerScreens.ts';
import { passScreens } from './screens/member/passScreens.ts';
import { teacherScreens } from './screens/member/teacherScreens.ts';
import { accountScreens } from './screens/portal/accountScreens.ts';
import { homeScreens } from './screens/portal/homeScreens.ts';
import { parentScreens } from './screens/portal/parentScreens.ts';
import { personScreens } from './screens/portal/personScreens.ts';
import { readScreens } from './screens/portal/readScreens.ts';
import { shellScreens } from './screens/portal/shellScreens.ts';
import { stateScreens } from './screens/portal/stateScreens.ts';
import type { Screen } from './screens/screen.ts';

/** What `npm run screens` draws: every route that exists, in every state that a person can meet there. */
export const screens: readonly Screen[] = [
  ...homeScreens,
  ...accountScreens,
  ...personScreens,
  ...parentScreens,
  ...cardScreens,
  ...clubScreens,
  ...courseScreens,
  ...seatScreens,
  ...webshopScreens,
  ...registrationScreens,
  ...confirmationScreens,
  ...formScreens,
  ...previewScreens,
  ...passScreens,
  ...invoiceScreens,
  ...memberScreens,
  ...teacherScreens,
  ...managerScreens,
  ...offerScreens,
  ...shellScreens,
  ...readScreens,
  ...stateScreens,
];
