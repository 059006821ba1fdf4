/**
 * A page that draws frames all the time. The headless Chromium of the tests may give no idle time to a page that has nothing to draw: then
 * `requestIdleCallback` waits for its timeout, which is ten seconds in the product. Once per page, because the test files share it.
 */
const mark = Symbol.for('clubpoort.keepDrawing');
if (!Object.hasOwn(window, mark)) {
  Object.defineProperty(window, mark, { value: true });
  // A test with fake timers replaces the function of the window.
  const nextFrame = window.requestAnimationFrame.bind(window);
  const draw = (): void => {
    nextFrame(draw);
  };
  draw();
}
