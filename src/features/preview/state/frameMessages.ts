import type { Problem } from '@clubpoort/form-engine/headless';
import type { RegistrationForm } from '#src/api/entities/registrationForm.ts';

/** Which club a form is of, as far as a form shows it. */
export interface PreviewedClub {
  readonly nid: number;
  readonly url: string;
  readonly title: string;
  readonly color: string;
}

/** What the frame draws. */
export interface PreviewedForm extends Pick<RegistrationForm, 'courses' | 'newsletter' | 'newsletterTexts'> {
  /** As a server sent them, or as somebody pasted them. */
  readonly sections: readonly unknown[];
  /** Of the person whose answers are filled in; '' where it is nobody's. */
  readonly name: string;
  readonly club: PreviewedClub | undefined;
}

/** How the form in the frame stands. */
export interface FilledIn {
  /** By `qid_nid`, as they would be sent. */
  readonly qids: Readonly<Record<string, unknown>>;
  readonly problems: readonly Pick<Problem, 'key' | 'label' | 'message'>[];
}

/** Between the preview and the frame in it, which are of one origin: nothing else is listened to. */
export type FrameMessage =
  | { readonly type: 'clubpoort:preview-ready' }
  | { readonly type: 'clubpoort:preview-form'; readonly form: PreviewedForm }
  | { readonly type: 'clubpoort:preview-answers'; readonly filledIn: FilledIn };

export function postFrameMessage(target: Window, message: FrameMessage): void {
  target.postMessage(message, window.location.origin);
}

/** Hears what the other side says; gives back what ends it. */
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

/** Only this same program sends messages of these types from this origin. */
function isFrameMessage(data: unknown): data is FrameMessage {
  return typeof data === 'object' && data !== null && 'type' in data && types.has(data.type);
}
