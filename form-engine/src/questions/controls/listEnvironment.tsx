import type { Environment } from 'downshift';
import { elementById, focusedElement } from '../building-blocks/pageRoots.tsx';

type Listener = Parameters<Environment['addEventListener']>[1];

const heard = new WeakMap<object, (event: Event) => void>();

/** The same listener for each of downshift's, which gets the target inside a shadow root. The page sees the element around it. */
function within(listener: Listener): (event: Event) => void {
  const known = heard.get(listener);
  if (known) return known;
  const hear = (event: Event) => {
    const [target = event.target] = event.composedPath();
    const inside = new Proxy(event, {
      get: (of, name) => (name === 'target' ? target : Reflect.get(of, name, of)),
    });
    if (typeof listener === 'function') listener(inside);
    else listener.handleEvent(inside);
  };
  heard.set(listener, hear);
  return hear;
}

/**
 * The option of downshift's lists with the window that they ask for the target of a press, the element with the focus, and elements by
 * id: in this one they also work in a shadow root. Empty on a server.
 */
export const inListEnvironment: { readonly environment?: Environment } =
  typeof document === 'undefined'
    ? {}
    : {
        environment: {
          Node: window.Node,
          addEventListener: (type: string, listener: Listener, options?: AddEventListenerOptions | boolean) =>
            window.addEventListener(type, within(listener), options),
          removeEventListener: (type: string, listener: Listener, options?: EventListenerOptions | boolean) =>
            window.removeEventListener(type, within(listener), options),
          document: new Proxy(document, {
            get: (page, name) => {
              if (name === 'activeElement') return focusedElement();
              if (name === 'getElementById') return elementById;
              const own: unknown = Reflect.get(page, name, page);
              return typeof own === 'function' ? own.bind(page) : own;
            },
          }),
        },
      };
