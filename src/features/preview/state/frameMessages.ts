import type { Problem } from '@clubpoort/form-engine/headless';
import type { RegistrationForm } from '#src/api/entities/registration/registrationForm.ts';

/** The club of a form, as far as the form shows it. */
export interface PreviewedClub {
  readonly nid: number;
  readonly url: string;
  readonly title: string;
  readonly color: string;
}

/** The form that the frame renders. */
export interface PreviewedForm extends Pick<RegistrationForm, 'courses' | 'newsletter' | 'newsletterTexts'> {
  /** The sections, as sent by a server or pasted by a person. */
  readonly sections: readonly unknown[];
  /** The name of the person whose answers are filled in; '' when there is none. */
  readonly name: string;
  /** The title of a form outside courses. */
  readonly title?: string;
  readonly club: PreviewedClub | undefined;
}

/** The state of the form in the frame. */
export interface FilledIn {
  /** The answers by `qid_nid`, as the form would send them. */
  readonly qids: Readonly<Record<string, unknown>>;
  readonly problems: readonly Pick<Problem, 'key' | 'label' | 'message'>[];
}

/** Messages between the preview and its frame. Both have the same origin; messages from any other origin are ignored. */
export type FrameMessage =
  | { readonly type: 'clubpoort:preview-ready' }
  | { readonly type: 'clubpoort:preview-form'; readonly form: PreviewedForm }
  | { readonly type: 'clubpoort:preview-answers'; readonly filledIn: FilledIn };

export function postFrameMessage(target: Window, message: FrameMessage): void {
  target.postMessage(message, window.location.origin);
}

/** Listens to messages of the other side. Returns a function that stops listening. */
export function onFrameMessage(
  source: () => Window | null | undefined,
  hear: (message: FrameMessage) => void,
): () => void {
  const listen = (event: MessageEvent<unknown>) => {
    const isOther = event.origin === window.location.origin && event.source === source();
    if (isOther && isFrameMessage(event.data)) hear(event.data);
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}

const types: ReadonlySet<unknown> = new Set<FrameMessage['type']>([
  'clubpoort:preview-ready',
  'clubpoort:preview-form',
  'clubpoort:preview-answers',
]);

/** Checking the type is enough: only this program sends such messages from this origin. */
function isFrameMessage(data: unknown): data is FrameMessage {
  return typeof data === 'object' && data !== null && 'type' in data && types.has(data.type);
}
