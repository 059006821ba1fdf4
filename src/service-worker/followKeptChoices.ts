import { readMarks, writeMarks } from '../platform/unsentMarks.ts';

/**
 * Makes the choices on a kept page work without the portal. It checks the marks that are kept on this device, and keeps each
 * new one. The page names the key of the marks and the version of its list.
 */
export function followKeptChoices(page: Document, storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  const list = page.querySelector<HTMLElement>('[data-kept-choices]');
  const key = list?.dataset.keptChoices;
  if (!list || key === undefined) return;
  const kept = () => readMarks(storage.getItem(key));
  const known = kept()?.marks ?? {};
  for (const radio of list.querySelectorAll<HTMLInputElement>('input[type=radio]'))
    if (known[radio.name] !== undefined) radio.checked = known[radio.name] === radio.value;
  list.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const before = kept() ?? { version: Number(list.dataset.version), marks: {} };
    const text = writeMarks({ ...before, marks: { ...before.marks, [target.name]: target.value } });
    if (text !== undefined) storage.setItem(key, text);
  });
}
