import { readMarks, writeMarks } from '../platform/storage/unsentMarks.ts';

/** The texts that a kept page shows in place of the portal, by number. */
interface Sentences {
  readonly counts: Readonly<Record<string, readonly string[]>>;
  readonly marks: readonly string[];
}

/**
 * Makes the choices on a kept page work without the portal. It checks the marks that are kept on this device, keeps each new one, and
 * counts them. The page names the key of the marks and the version of its list, and has the sentences for each number.
 */
export function followKeptChoices(page: Document, storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  const list = page.querySelector<HTMLElement>('[data-kept-choices]');
  const key = list?.dataset.keptChoices;
  if (!list || key === undefined) return;
  const radios = [...list.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const kept = () => readMarks(storage.getItem(key));
  const known = kept()?.marks ?? {};
  for (const radio of radios)
    if (known[radio.name] !== undefined) radio.checked = known[radio.name] === radio.value;
  const show = () => showCounts(list, radios, Object.keys(kept()?.marks ?? {}).length);
  const keep = (marks: Readonly<Record<string, string>>) => {
    const before = kept() ?? { version: Number(list.dataset.version), marks: {} };
    const text = writeMarks({ ...before, marks: { ...before.marks, ...marks } });
    if (text !== undefined) storage.setItem(key, text);
    show();
  };
  list.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) keep({ [target.name]: target.value });
  });
  list.querySelector('[data-mark-rest]')?.addEventListener('click', () => {
    const done = new Set(radios.filter(({ checked }) => checked).map(({ name }) => name));
    const rest = radios.filter(({ name, value }) => value === 'present' && !done.has(name));
    for (const radio of rest) radio.checked = true;
    keep(Object.fromEntries(rest.map(({ name, value }) => [name, value])));
  });
  show();
}

function showCounts(list: HTMLElement, radios: readonly HTMLInputElement[], marks: number): void {
  const sentences: Sentences = JSON.parse(list.dataset.sentences ?? '{"counts":{},"marks":[]}');
  const chosen = radios.filter(({ checked }) => checked);
  const open = new Set(radios.map(({ name }) => name)).size - chosen.length;
  const counts = Object.entries(sentences.counts).map(
    ([state, ofState]) =>
      ofState[state === 'open' ? open : chosen.filter(({ value }) => value === state).length],
  );
  setText(list, '[data-kept-counts]', counts.filter(Boolean).join(' · '));
  setText(list, '[data-kept-marks]', sentences.marks[marks] ?? '');
  if (open === 0) list.querySelector('[data-mark-rest]')?.remove();
}

function setText(list: HTMLElement, selector: string, text: string): void {
  const element = list.querySelector(selector);
  if (element && element.textContent !== text) element.textContent = text;
}
