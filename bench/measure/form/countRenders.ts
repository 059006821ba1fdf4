/** The fields of a React fiber that show whether it rendered in a commit. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

declare global {
  interface Window {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: unknown;
    /** Number of components that rendered since the page load, without the first mount. */
    renderedComponents: number;
  }
}

/**
 * Runs in the page before React: counts after each commit the components that rendered again. It uses the hook of React's
 * developer tools, so it works on production builds and on every contender.
 */
export function countRenders(): void {
  const performedWork = 1;
  const hostTags = new Set([3, 5, 6, 26, 27]);
  window.renderedComponents = 0;

  const visit = (fiber: Fiber): void => {
    const previous = fiber.alternate;
    if (!previous) return;
    if (!hostTags.has(fiber.tag) && (fiber.flags & performedWork) !== 0) window.renderedComponents += 1;
    if (fiber.child === previous.child) return;
    for (let child = fiber.child; child; child = child.sibling) visit(child);
  };

  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => visit(root.current),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    checkDCE: () => undefined,
  };
}
