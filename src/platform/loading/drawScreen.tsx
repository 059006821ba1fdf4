import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type Navigator, Router } from 'react-router';
import { nextTask } from './afterPaint.ts';

/** A drawn screen has links that the browser follows. */
const nowhere: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : (to.pathname ?? '')),
  ...{ go: () => undefined, push: () => undefined, replace: () => undefined },
};

/** Draws a screen outside the page with the portal's own components, inside the frame that the shell puts around every screen. */
export async function drawScreen(client: QueryClient, screen: ReactNode): Promise<Element> {
  const container = document.createElement('div');
  const root = createRoot(container);
  // React can't draw at once while it is drawing something else.
  await nextTask();
  flushSync(() =>
    root.render(
      <QueryClientProvider client={client}>
        <Router location="/" navigator={nowhere}>
          {screen}
        </Router>
      </QueryClientProvider>,
    ),
  );
  const { outer, main } = frameOfShell();
  main.append(...[...container.childNodes].map((node) => node.cloneNode(true)));
  // A property of the input, which the written markup needs as an attribute.
  const drawn = container.querySelectorAll('input');
  for (const [index, input] of main.querySelectorAll('input').entries())
    input.toggleAttribute('checked', drawn[index]?.checked ?? false);
  root.unmount();
  return outer;
}

/** Copies of the main element and of the elements around it, without anything beside them. There is no bottom bar. */
function frameOfShell(): { readonly outer: Element; readonly main: Element } {
  const shown = document.querySelector('main');
  const main = shown ? withoutChildren(shown) : document.createElement('main');
  let outer = main;
  for (let around = shown?.parentElement; around && around !== document.body; around = around.parentElement) {
    const copy = withoutChildren(around);
    copy.append(outer);
    outer = copy;
  }
  outer.querySelector('[data-navigation]')?.setAttribute('data-navigation', 'false');
  return { outer, main };
}

function withoutChildren(element: Element): Element {
  const copy = document.createElement(element.localName);
  for (const name of ['class', 'id', 'data-navigation']) {
    const value = element.getAttribute(name);
    if (value !== null) copy.setAttribute(name, value);
  }
  return copy;
}
