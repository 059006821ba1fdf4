/** What can take the focus inside a field. */
const focusable =
  'input:not([type="hidden"]), select, textarea, button, a[href], [tabindex]:not([tabindex="-1"])';

/** The id of the element around the field `id`, where that id belongs to its control. */
export function frameId(id: string): string {
  return `${id}-field`;
}

/** The id of a part of the field `id`: of the street in an address, `<id>-street`. */
export function partId(id: string, path: readonly string[]): string {
  return [id, ...path].join('-');
}

/**
 * The element that takes the focus for the field `id`: its control; of several controls the one that is wrong, else the
 * one that is chosen, else the first. `undefined` for a field that isn't on the screen.
 *
 * @param path where inside the answer, as in a problem.
 */
export function focusTarget(id: string, path: readonly string[] = []): HTMLElement | undefined {
  const part = document.getElementById(partId(id, path)) ?? document.getElementById(id);
  if (part && isReachable(part)) return part;
  const controls = [...(fieldFrame(id)?.querySelectorAll<HTMLElement>(focusable) ?? [])].filter(isReachable);
  return (
    controls.find((control) => control.matches('[aria-invalid="true"]')) ??
    controls.find((control) => control.matches(':checked')) ??
    controls[0]
  );
}

/** Brings the field in view, with its label above it, and gives it the focus. @returns whether there was one. */
export function focusField(id: string, path: readonly string[] = []): boolean {
  const target = focusTarget(id, path);
  if (!target) return false;
  const frame = path.length === 0 ? fieldFrame(id) : target;
  bringInView(frame ?? target);
  target.focus({ preventScroll: true });
  keepInView(frame ?? target, target);
  return true;
}

/** Controls that arrive late push the field along: it is followed until the last one is there or the focus goes on. */
function keepInView(element: HTMLElement, target: HTMLElement): void {
  const form = element.closest('.cf-form');
  const countLoading = () => form?.querySelectorAll('.cf-loading').length ?? 0;
  let loading = countLoading();
  if (!form || loading === 0) return;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== target) return observer.disconnect();
    const left = countLoading();
    if (left < loading) bringInView(element);
    loading = left;
    if (left === 0) observer.disconnect();
  });
  observer.observe(form, { childList: true, subtree: true });
}

/**
 * Gives the focus to a field whose control is still being loaded, as soon as it is there and unless the person went
 * elsewhere meanwhile; until then the field is in view.
 *
 * @returns what ends the waiting; `undefined` where nothing is being loaded.
 */
export function focusOnceLoaded(id: string, path: readonly string[]): (() => void) | undefined {
  const frame = fieldFrame(id);
  if (!frame?.querySelector('.cf-loading')) return undefined;
  bringInView(frame);
  const before = document.activeElement;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== before || focusField(id, path)) observer.disconnect();
  });
  observer.observe(frame, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** In the middle of the screen where it fits, else its beginning. At once: a long way in motion makes some people ill. */
export function bringInView(element: HTMLElement): void {
  const scroll = () => {
    const fits = element.getBoundingClientRect().height < window.innerHeight / 2;
    element.scrollIntoView({ block: fits ? 'center' : 'start', behavior: 'instant' });
  };
  scroll();
  // Fields that come near are laid out only then, and not every browser keeps in place what they push along.
  requestAnimationFrame(() => requestAnimationFrame(scroll));
}

function fieldFrame(id: string): HTMLElement | null {
  return document.getElementById(frameId(id)) ?? document.getElementById(id);
}

function isReachable(element: HTMLElement): boolean {
  return (
    element.matches(focusable) &&
    !element.matches(':disabled, [tabindex="-1"]') &&
    element.getClientRects().length > 0
  );
}
