/** The actions of WebDriver, which WebDriver BiDi shares. */
export interface ActionSource {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' };
  readonly actions: readonly object[];
}

/** The commands that both protocols have: mouse, keyboard, navigation and scripts. */
export interface DrivenBrowser {
  /** E.g. `Firefox 153.7.0` */
  readonly version: string;
  open(address: string): Promise<void>;
  /** Runs a function of its own in the page; its arguments and its result are JSON. */
  run<Args extends readonly unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  perform(sources: readonly ActionSource[]): Promise<void>;
  /** Chooses a file in the first `input` of this selector. */
  giveFile(selector: string, path: string): Promise<void>;
  close(): Promise<void>;
}

/** A function and its arguments as the source of an expression whose value is JSON. */
export function asExpression(inPage: (...args: never[]) => unknown, args: readonly unknown[]): string {
  return `JSON.stringify((${inPage.toString()})(...${JSON.stringify(args)}) ?? null)`;
}
