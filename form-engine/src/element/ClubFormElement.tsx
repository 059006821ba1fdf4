import { type ClassAttributes, createRef, type HTMLAttributes } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { RegistrationPayload } from '../answers/registrationPayload.ts';
import type { Ports } from '../ports.ts';
import type { Answer, Answers } from '../questions/question-kind/answer.ts';
import type { Problem } from '../questions/question-kind/problem.ts';
import { RegistrationForm } from '../RegistrationForm.tsx';
import type {
  RegistrationFormHandle,
  RegistrationFormSettings,
  SubmitOutcome,
} from '../registration/registrationFormProps.ts';
import type { Texts } from '../texts/nl.ts';
import type {
  ClubFormChangeEvent,
  ClubFormDiagnosticsEvent,
  ClubFormEventMap,
  ClubFormSubmitEvent,
} from './clubFormEvents.ts';
import { openShadow } from './openShadow.ts';
import { readSectionsScript } from './readSectionsScript.ts';
import { textsOf } from './textsOf.ts';

/** Settings that a host may give as a property besides those with a property of their own. */
type OtherSettings = Omit<
  RegistrationFormSettings,
  'onSubmit' | 'onChange' | 'onDiagnostics' | 'ports' | 'texts' | 'initialAnswers' | 'mode' | 'children'
>;

const modes = ['edit', 'read', 'review', 'print'] as const;
const attributes = ['locale', 'mode', 'draft-key'] as const;
const properties = ['sections', 'answers', 'ports', 'texts', 'settings'] as const;

/** The element in JSX: its attributes; in React 19 also its properties and its events, as `onclub-submit`. */
export interface ClubFormAttributes
  extends HTMLAttributes<ClubFormElement>,
    ClassAttributes<ClubFormElement> {
  /** The classes, which React 18 hands on by this name alone. */
  readonly class?: string | undefined;
  /** The language of names, numbers, dates and texts, a BCP 47 tag. Default `nl-BE`. */
  readonly locale?: string | undefined;
  /** The mode of the form. Default `'edit'`. */
  readonly mode?: (typeof modes)[number] | undefined;
  /** The key of the draft. Without a key or a drafts port there is no draft. */
  readonly 'draft-key'?: string | undefined;
  /** Whether the form is in an open shadow root, apart from the styles of the page. Read when the form is first drawn. */
  readonly shadow?: boolean | '' | undefined;
  /** URL of the engine's stylesheet in the shadow root. Default: `styles.css` beside the folder of `club-form.js`. */
  readonly stylesheet?: string | undefined;
  /** The sections, as the server sent them. */
  readonly sections?: unknown;
  /** The answers to begin with. */
  readonly answers?: Answers | undefined;
  /** The ports. Without a clock, today is the day of the device. */
  readonly ports?: Partial<Ports> | undefined;
  /** Texts that replace those of the locale's language. */
  readonly texts?: Partial<Texts> | undefined;
  /** The other settings of a `RegistrationForm`. */
  readonly settings?: OtherSettings | undefined;
  /** A valid form is sent. */
  readonly 'onclub-submit'?: ((event: ClubFormSubmitEvent) => void) | undefined;
  /** An answer was edited. */
  readonly 'onclub-change'?: ((event: ClubFormChangeEvent) => void) | undefined;
  /** A form was compiled. */
  readonly 'onclub-diagnostics'?: ((event: ClubFormDiagnosticsEvent) => void) | undefined;
}

/** The values that the host gave as properties. */
type Given = { readonly [Name in (typeof properties)[number]]?: ClubFormElement[Name] };

/** The number of forms that were opened. */
let opened = 0;

/** On a server there is no HTMLElement; the class is then never made into an element. */
const ElementBase: typeof HTMLElement =
  // Safe cast: nobody constructs it there.
  typeof HTMLElement === 'undefined' ? (class {} as typeof HTMLElement) : HTMLElement;

/**
 * `<club-form>`: a `RegistrationForm` in the page's own DOM, or with `shadow` in a shadow root. Attributes: `locale`, `mode`,
 * `draft-key`, `shadow` and `stylesheet`. The sections are
 * a property, or JSON in a `<script type="application/json">` inside. Events: `ClubFormEventMap`.
 */
export class ClubFormElement extends ElementBase {
  /** The attributes whose changes are drawn. */
  static readonly observedAttributes: readonly string[] = attributes;

  #given: Given = {};
  #form = createRef<RegistrationFormHandle>();
  #root: Root | undefined;
  #place: HTMLElement | undefined;
  #loaded: { readonly locale: string; readonly texts: Texts | undefined } | undefined;
  #isDrawing = false;
  #sections: ReturnType<typeof readSectionsScript> = { is: 'none' };

  /** The sections, as the server sent them. Without them, those of the script inside. */
  get sections(): unknown {
    return this.#given.sections;
  }
  set sections(sections: unknown) {
    this.#give({ sections });
  }

  /** The answers to begin with. The current ones are in `getAnswers()`. */
  get answers(): Answers | undefined {
    return this.#given.answers;
  }
  set answers(answers: Answers | undefined) {
    this.#give({ answers });
  }

  /** The ports. Without a clock, today is the day of the device. */
  get ports(): Partial<Ports> | undefined {
    return this.#given.ports;
  }
  set ports(ports: Partial<Ports> | undefined) {
    this.#give({ ports });
  }

  /** Texts that replace those of the locale's language. */
  get texts(): Partial<Texts> | undefined {
    return this.#given.texts;
  }
  set texts(texts: Partial<Texts> | undefined) {
    this.#give({ texts });
  }

  /** The other settings of a `RegistrationForm`, such as `club`, `courses` and `privacy`. */
  get settings(): OtherSettings | undefined {
    return this.#given.settings;
  }
  set settings(settings: OtherSettings | undefined) {
    this.#give({ settings });
  }

  /** Checks and sends the form, as its button does. Does nothing without sections. */
  async submit(): Promise<void> {
    if (this.#sections.is === 'sections') await this.#form.current?.submit();
  }

  /** Resets the form to its initial answers. */
  reset(): void {
    this.#form.current?.reset();
  }

  /** The current answers; none before the form is drawn. */
  getAnswers(): Answers {
    return this.#form.current?.getAnswers() ?? {};
  }

  /** The payload that `club-submit` would carry now, checked or not; `undefined` before the form is drawn. */
  getData(): RegistrationPayload | undefined {
    return this.#form.current?.getData();
  }

  /** Sets the answer to one question as if the user had typed it, and clears it with `undefined`. */
  setAnswer(key: string, answer: Answer | undefined): void {
    this.#form.current?.setAnswer(key, answer);
  }

  /** Shows problems as a refused submit does, in place of those before. An empty list takes them away. */
  setProblems(problems: readonly Problem[]): void {
    this.#form.current?.setProblems(problems);
  }

  /** Scrolls to the first field with a problem and focuses it. */
  focusFirstProblem(): void {
    this.#form.current?.focusFirstProblem();
  }

  /** Called by the browser: draws the form. */
  connectedCallback(): void {
    for (const name of properties) this.#upgrade(name);
    // The script inside may not be parsed yet.
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => this.#draw(), { once: true });
    else this.#draw();
  }

  /** Called by the browser: removes the form. */
  disconnectedCallback(): void {
    // An element that is only moved is connected again at once, and keeps its answers.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#root?.unmount();
      this.#place?.remove();
      this.#root = undefined;
    });
  }

  /** Called by the browser: draws the form with the changed attribute. */
  attributeChangedCallback(): void {
    this.#draw();
  }

  /** Takes a property that was set before the element was defined: it hides the accessor of the class. */
  #upgrade(name: (typeof properties)[number]): void {
    if (!Object.hasOwn(this, name)) return;
    const given = { [name]: this[name] };
    Reflect.deleteProperty(this, name);
    this.#give(given);
  }

  #give(given: Given): void {
    this.#given = { ...this.#given, ...given };
    this.#draw();
  }

  /** Draws once for all changes of this moment. */
  #draw(): void {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    queueMicrotask(() => {
      this.#isDrawing = false;
      if (this.isConnected && document.readyState !== 'loading') void this.#drawNow();
    });
  }

  async #drawNow(): Promise<void> {
    const locale = this.getAttribute('locale') ?? 'nl-BE';
    if (this.#loaded?.locale !== locale) {
      const loading = textsOf(locale);
      // Where the texts can't be loaded, the form is drawn in Dutch.
      const texts = loading && (await loading.catch(() => undefined));
      if ((this.getAttribute('locale') ?? 'nl-BE') !== locale || !this.isConnected) return;
      this.#loaded = { locale, texts };
    }
    // Read once, because a form can't leave its shadow root.
    const isInShadow = this.shadowRoot !== null || this.hasAttribute('shadow');
    const parent = isInShadow ? await openShadow(this, this.getAttribute('stylesheet')) : this;
    if (!this.isConnected) return;
    this.#root ??= this.#open(parent);
    this.#read();
    this.#root.render(this.#sections.is === 'fault' ? null : this.#element(locale));
  }

  #open(parent: ClubFormElement | ShadowRoot): Root {
    this.#place = document.createElement('div');
    parent.append(this.#place);
    opened += 1;
    // Another React in the page makes the same ids.
    return createRoot(this.#place, { identifierPrefix: `club-form-${opened}-` });
  }

  /** Takes the sections, and tells the console of a script that is no JSON, once: its form has nothing to send. */
  #read(): void {
    const { sections } = this.#given;
    const before = this.#sections;
    this.#sections = sections === undefined ? readSectionsScript(this) : { is: 'sections', sections };
    if (this.#sections.is !== 'fault') return;
    const { fault } = this.#sections;
    if (before.is === 'fault' && before.fault.message === fault.message) return;
    // biome-ignore lint/suspicious/noConsole: a page without a bundler has no other place that its developer looks at
    console.error(`<club-form>: ${fault.message}`, this);
    this.#tell('club-diagnostics', { diagnostics: [fault] });
  }

  #element(locale: string) {
    const { answers, ports, texts, settings } = this.#given;
    const draftKey = this.getAttribute('draft-key');
    const isSendable = this.#sections.is === 'sections';
    const mode = isSendable ? modes.find((one) => one === this.getAttribute('mode')) : 'read';
    return (
      <RegistrationForm
        {...settings}
        {...(answers && { initialAnswers: answers })}
        {...(draftKey !== null && { draftKey })}
        {...(mode && { mode })}
        ref={this.#form}
        locale={locale}
        sections={this.#sections.is === 'sections' ? this.#sections.sections : undefined}
        ports={{ clock: { today: localDay }, ...ports }}
        texts={{ ...this.#loaded?.texts, ...texts }}
        onChange={(current) => this.#tell('club-change', { answers: current })}
        onDiagnostics={(diagnostics) => this.#tell('club-diagnostics', { diagnostics })}
        onSubmit={(payload) => this.#send(payload)}
      />
    );
  }

  async #send(payload: RegistrationPayload): Promise<SubmitOutcome> {
    const responses: (SubmitOutcome | Promise<SubmitOutcome>)[] = [];
    this.#tell('club-submit', {
      payload,
      respondWith: (outcome) => {
        responses[0] = outcome;
      },
    });
    return responses[0];
  }

  #tell<Name extends keyof ClubFormEventMap>(name: Name, detail: ClubFormEventMap[Name]['detail']): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }
}

/** Today on the clock of the device, `YYYY-MM-DD`. */
function localDay(now = new Date()): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
}
