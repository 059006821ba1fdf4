import { type ComponentType, lazy, useSyncExternalStore } from 'react';

/** What a control throws whose code didn't arrive. `reload` asks for it again and rejects where that fails too. */
export class ControlNotLoaded extends Error {
  override readonly name = 'ControlNotLoaded';
  readonly reload: () => Promise<void>;

  constructor(cause: unknown, reload: () => Promise<void>) {
    super('the code of a control could not be loaded', { cause });
    this.reload = reload;
  }
}

/**
 * A control whose code is loaded when it is first drawn: `lazyControl(async () => (await import('./Heavy.tsx')).Heavy)`.
 * React's own `lazy` keeps a failed load for good; this one throws a `ControlNotLoaded`, which can be loaded again.
 */
export function lazyControl<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const reload = async () => {
    Control = await load();
  };
  let Control: ComponentType<Props> = lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      throw new ControlNotLoaded(cause, reload);
    }
  });
  return function LazyControl(props: Props) {
    const inBrowser = useSyncExternalStore(never, isBrowser, isServer);
    return inBrowser ? <Control {...props} /> : <div className="cf-loading" />;
  };
}

// A server draws none of them: it may not be able to wait for the code, and its names of countries may differ from a
// browser's. Where nothing was drawn by a server, the control comes at once.
const never = () => () => {};
const isBrowser = () => true;
const isServer = () => false;
