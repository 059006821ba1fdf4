/** Maximum wait for an idle moment, in milliseconds. A page in the background has no idle moment. */
const idleMs = 2000;

/** Milliseconds without any use of the page after which it counts as idle. */
const quietMs = 3000;

const uses = ['pointerdown', 'keydown', 'focusin', 'input'] as const;

/** Resolves at the first use of the page after this call, or once nobody has used it for a moment and it is idle. */
export function firstUse(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      for (const use of uses) document.removeEventListener(use, end, true);
      resolve();
    };
    // Safari has no `requestIdleCallback`.
    const whenIdle = () =>
      typeof requestIdleCallback === 'function' ? requestIdleCallback(end, { timeout: idleMs }) : end();
    const timer = setTimeout(whenIdle, quietMs);
    for (const use of uses) document.addEventListener(use, end, true);
  });
}
