/**
 * `<club-form>`: a registration form for hosts without React. Importing this entry defines the element; on a server it
 * does nothing.
 */

import { type ClubFormAttributes, ClubFormElement } from './element/ClubFormElement.tsx';
import type {
  ClubFormChangeEvent,
  ClubFormDiagnosticsEvent,
  ClubFormSubmitEvent,
} from './element/clubFormEvents.ts';

export { type ClubFormAttributes, ClubFormElement } from './element/ClubFormElement.tsx';
export type {
  ClubFormChangeEvent,
  ClubFormDiagnosticsEvent,
  ClubFormEventMap,
  ClubFormSubmitEvent,
} from './element/clubFormEvents.ts';
export type { SubmitOutcome } from './registration/registrationFormProps.ts';

const name = 'club-form';

// A page may load the engine twice, and a name can be defined once.
if (typeof customElements !== 'undefined' && !customElements.get(name))
  customElements.define(name, ClubFormElement);

declare global {
  interface HTMLElementTagNameMap {
    'club-form': ClubFormElement;
  }
  // These events bubble, so any element and the document can listen to them.
  interface GlobalEventHandlersEventMap {
    'club-submit': ClubFormSubmitEvent;
    'club-change': ClubFormChangeEvent;
    'club-diagnostics': ClubFormDiagnosticsEvent;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'club-form': ClubFormAttributes;
    }
  }
}
