import { onNextAct } from '../../questions/building-blocks/onNextAct.tsx';
import { elementById, focusedElement } from '../../questions/building-blocks/pageRoots.tsx';

/**
 * Selector of the elements inside a field that a problem leads to. A computed number (`output`) is one, although nobody
 * reaches it with Tab.
 */
const focusable =
  'input:not([type="hidden"]), select, textarea, button, a[href], output[tabindex], [tabindex]:not([tabindex="-1"])';

/** The id of the element around field `id`, where the control itself has the id of the field. */
export function frameId(id: string): string {
  return `${id}-field`;
}

/** The id of a part of field `id`: `<id>-street` for the street of an address. */
export function partId(id: string, path: readonly string[]): string {
  return [id, ...path].join('-');
}

/**
 * The element to focus for field `id`. With several controls it is the invalid one, else the checked one, else the
 * first. `undefined` where the field isn't on the screen.
 *
 * @param path the path inside the answer, as in a problem.
 */
export function focusTarget(id: string, path: readonly string[] = []): HTMLElement | undefined {
  const part = elementById(partId(id, path)) ?? elementById(id);
  if (part && isReachable(part)) return part;
  const controls = [...(fieldFrame(id)?.querySelectorAll<HTMLElement>(focusable) ?? [])].filter(isReachable);
  return (
    controls.find((control) => control.matches('[aria-invalid="true"]')) ??
    controls.find((control) => control.matches(':checked')) ??
    controls[0]
  );
}

/** The event by which a closed tab, a part of an accordion or a hidden row is asked to show the field in it. */
export const revealEvent = 'cf-reveal';

/** Scrolls to the field with its label, and focuses it. @returns whether there was an element to focus. */
export function focusField(id: string, path: readonly string[] = []): boolean {
  const hidden = fieldFrame(id);
  if (hidden?.getClientRects().length === 0) hidden.dispatchEvent(new Event(revealEvent, { bubbles: true }));
  const target = focusTarget(id, path);
  if (!target) return false;
  const frame = path.length === 0 ? fieldFrame(id) : target;
  bringInView(frame ?? target);
  target.focus({ preventScroll: true });
  keepInView(frame ?? target, target);
  return true;
}

/**
 * Keeps the field in view while lazy-loaded controls push it along. Stops when the last one is loaded or the focus
 * moves.
 */
function keepInView(element: HTMLElement, target: HTMLElement): void {
  const form = element.closest('.cf-form');
  const countLoading = () => form?.querySelectorAll('.cf-loading').length ?? 0;
  let loading = countLoading();
  if (!form || loading === 0) return;
  const observer = new MutationObserver(() => {
    if (focusedElement() !== target) return observer.disconnect();
    const left = countLoading();
    if (left < loading) bringInView(element);
    loading = left;
    if (left === 0) observer.disconnect();
  });
  observer.observe(form, { childList: true, subtree: true });
}

/**
 * Focuses a field whose control is still being loaded, as soon as it is there. Does nothing where the user typed,
 * pressed something or moved the focus meanwhile. Scrolls to the field at once.
 *
 * @param around id of the field that is being loaded, where it is the group around field `id`.
 * @returns a function that cancels the focus; `undefined` where nothing is being loaded.
 */
export function focusOnceLoaded(id: string, path: readonly string[], around = id): (() => void) | undefined {
  const frame = fieldFrame(around);
  if (!frame?.querySelector('.cf-loading')) return undefined;
  bringInView(frame);
  const before = focusedElement();
  const observer = new MutationObserver(() => {
    if (focusedElement() !== before || focusField(id, path)) cancel();
  });
  const stopWatching = onNextAct(() => cancel());
  const cancel = () => {
    observer.disconnect();
    stopWatching();
  };
  observer.observe(frame, { childList: true, subtree: true });
  return cancel;
}

/**
 * Scrolls an element to the middle of the screen, or to its start where it is too high. Scrolls instantly, because a
 * long animated scroll makes some people ill.
 */
export function bringInView(element: HTMLElement): void {
  const scroll = () => {
    const fits = element.getBoundingClientRect().height < window.innerHeight / 2;
    element.scrollIntoView({ block: fits ? 'center' : 'start', behavior: 'instant' });
  };
  scroll();
  // Scrolls again after the next layout: fields that come near the viewport are laid out only then, and not every browser
  // corrects the shift that this causes.
  requestAnimationFrame(() => requestAnimationFrame(scroll));
}

function fieldFrame(id: string): HTMLElement | null {
  return elementById(frameId(id)) ?? elementById(id);
}

function isReachable(element: HTMLElement): boolean {
  return (
    element.matches(focusable) &&
    !element.matches(':disabled, :not(output)[tabindex="-1"]') &&
    element.getClientRects().length > 0
  );
}
