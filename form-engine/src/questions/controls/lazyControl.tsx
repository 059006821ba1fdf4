import { type ComponentType, lazy, useSyncExternalStore } from 'react';

/** Thrown when the code of a lazy-loaded control fails to load. `reload` tries again, and rejects where that fails too. */
export class ControlNotLoaded extends Error {
  override readonly name = 'ControlNotLoaded';
  readonly reload: () => Promise<void>;

  constructor(cause: unknown, reload: () => Promise<void>) {
    super('the code of a control could not be loaded', { cause });
    this.reload = reload;
  }
}

/**
 * A lazy-loaded control: `lazyControl(async () => (await import('./Heavy.tsx')).Heavy)`. React's own `lazy` keeps a
 * failed load forever. This control throws a `ControlNotLoaded`, which can be loaded again.
 *
 * @param moment what the first load waits for, once the control is drawn. Default: nothing.
 */
export function lazyControl<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  moment?: () => Promise<void>,
): ComponentType<Props> {
  const reload = async () => {
    Control = await load();
  };
  let Control: ComponentType<Props> = lazy(async () => {
    await moment?.();
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

// A server renders only a placeholder: it may not be able to wait for the code, and its names of countries may differ from
// the browser's. Without server rendering the control is drawn at once.
const never = () => () => {};
const isBrowser = () => true;
const isServer = () => false;
