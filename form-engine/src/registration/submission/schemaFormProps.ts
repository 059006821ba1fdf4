import type { ReactNode } from 'react';
import type { AnyData, DataOf } from '../../json-schema/raw-data/dataOf.ts';
import type { DataProblem } from '../../json-schema/raw-data/dataProblems.ts';
import type { Ports } from '../../ports.ts';
import type { RegistrationFormSettings } from '../registrationFormProps.ts';

/** A server's refusal of the data. Its problems are shown at their fields, and disappear when these are edited. */
export interface DataRefusal {
  /** The problems, each with the path of its value. */
  readonly problems: readonly DataProblem[];
}

/** The outcome of a submit: nothing where it was taken, the problems where it was refused, `'unsent'` to stay in the form. */
// biome-ignore lint/suspicious/noConfusingVoidType: a host's plain `async` function returns void
export type DataOutcome = void | DataRefusal | 'unsent';

/** Methods of a `SchemaForm` for its host, through its `ref`. */
export interface SchemaFormHandle<Data = AnyData> {
  /** Checks and sends the form, as the submit button does. */
  submit(): Promise<void>;
  /** Resets the form to its initial data. */
  reset(): void;
  /** The current data, checked or not. */
  getData(): Data;
  /**
   * Sets the value at a JSON pointer as if the user had typed it: `setAnswer('/home/street', 'Dorp')`. An object or a list sets
   * all that it holds, `undefined` clears. It is checked on submit. Does nothing where the schema asks nothing.
   */
  setAnswer(pointer: string, value: unknown): void;
  /** Shows problems as a refused submit does, in place of those before. An empty list takes them away. */
  setProblems(problems: readonly DataProblem[]): void;
  /** Shows the question at a JSON pointer, or the list around it, scrolls to it and focuses it. */
  focusField(pointer: string): void;
  /** Scrolls to the first field with a problem and focuses it. */
  focusFirstProblem(): void;
}

/** Props of a `SchemaForm`. All but `schema` and `onSubmit` are optional, and all may be written inline. */
export interface SchemaFormProps<Schema = unknown, Data = DataOf<Schema>>
  extends Pick<RegistrationFormSettings, 'id' | 'mode' | 'draftKey' | 'subject' | 'texts'> {
  /**
   * A JSON Schema, draft-07 or 2020-12, with `$ref` only inside itself; or what offers one by Standard JSON Schema, such
   * as a schema of Zod. The type of the data follows from it where it is written down in the code. What the form can't do of it is in
   * `compileSchema(schema).diagnostics`. Another schema makes another form, which keeps the answers typed so far.
   */
  readonly schema: Schema;
  /** The texts, the order and the widgets of the form, as in rjsf: `{ name: { 'ui:placeholder': 'Noor' } }`. */
  readonly uiSchema?: unknown;
  /**
   * The data to begin with: `{ name: 'Noor', age: 9 }`. A property that isn't there gets its `default`. What the form
   * doesn't ask stays as it is here. Read once.
   */
  readonly initialData?: unknown;
  /** The language of numbers, dates and names, a BCP 47 tag. Default `nl-BE`. Give `texts` in the same language. */
  readonly locale?: string | undefined;
  /** A storage for drafts, and what else the host supplies. The clock is that of the device by default. */
  readonly ports?: Partial<Ports> | undefined;
  /** Called after every edit. */
  readonly onChange?: ((data: Data) => void) | undefined;
  /** Called after a refused submit, by the browser or by the server. Use it for a notice. */
  readonly onInvalid?: ((problems: readonly DataProblem[]) => void) | undefined;
  /**
   * Sends the data: types of the schema, objects inside each other. Resolves with problems where the server refused
   * them, or with `'unsent'` where the host has told the user why nothing was sent. It may also return these without a promise.
   */
  readonly onSubmit: (data: Data) => DataOutcome | Promise<DataOutcome>;
  /** Replaces the row with the submit button. */
  readonly children?: ReactNode;
}
