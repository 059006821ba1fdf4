/**
 * A page that draws ten frames a second. The headless Chromium of the tests may give no idle time to a page that has nothing to draw: then
 * `requestIdleCallback` waits for its timeout, which is ten seconds in the product. Sixty frames a second would take
 * three times the CPU time. Once per page, because the test files share it.
 */
const mark = Symbol.for('clubpoort.keepDrawing');
if (!Object.hasOwn(window, mark)) {
  Object.defineProperty(window, mark, { value: true });
  // A test with fake timers replaces the functions of the window.
  const nextFrame = window.requestAnimationFrame.bind(window);
  const later = window.setTimeout.bind(window);
  const draw = (): void => {
    nextFrame(() => later(draw, 100));
  };
  draw();
}
