/** A WebDriver action source; WebDriver BiDi has the same format. */
export interface ActionSource {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' };
  readonly actions: readonly object[];
}

/** The commands that WebDriver and WebDriver BiDi share: mouse, keyboard, navigation and scripts. */
export interface DrivenBrowser {
  /** E.g. `Firefox 153.7.0` */
  readonly version: string;
  open(address: string): Promise<void>;
  /** Runs a self-contained function in the page. Its arguments and its result are JSON. */
  run<Args extends readonly unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  perform(sources: readonly ActionSource[]): Promise<void>;
  /** Chooses a file in the first `input` that matches the selector. */
  giveFile(selector: string, path: string): Promise<void>;
  close(): Promise<void>;
}

/** Turns a function and its arguments into the source of an expression with a JSON value. */
export function asExpression(inPage: (...args: never[]) => unknown, args: readonly unknown[]): string {
  return `JSON.stringify((${inPage.toString()})(...${JSON.stringify(args)}) ?? null)`;
}
