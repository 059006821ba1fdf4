/**
 * `<club-form>`: a registration form for hosts without React. Importing this entry defines the element; on a server it
 * does nothing.
 */

import { ClubFormElement } from './element/ClubFormElement.tsx';

export { ClubFormElement } from './element/ClubFormElement.tsx';
export type {
  ClubFormChangeEvent,
  ClubFormDiagnosticsEvent,
  ClubFormEventMap,
  ClubFormSubmitEvent,
  SubmitOutcome,
} from './element/clubFormEvents.ts';

const name = 'club-form';

// A page may load the engine twice, and a name can be defined once.
if (typeof customElements !== 'undefined' && !customElements.get(name))
  customElements.define(name, ClubFormElement);

declare global {
  interface HTMLElementTagNameMap {
    'club-form': ClubFormElement;
  }
}
