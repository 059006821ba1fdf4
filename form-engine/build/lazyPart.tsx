import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';

/**
 * A part of rjsf that is loaded when a form first draws it. A server draws nothing for it, because it may not be able to
 * wait.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(load);
  return function LazyPart(props: Props) {
    const isInBrowser = useSyncExternalStore(
      never,
      () => true,
      () => false,
    );
    return isInBrowser ? (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    ) : null;
  };
}

const never = () => () => {};
