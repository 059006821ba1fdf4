import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ClubFormElement } from '#form-engine/src/element/ClubFormElement.tsx';
import type { ClubFormSubmitEvent } from '#form-engine/src/element/clubFormEvents.ts';
import '#form-engine/src/element.ts';

const sections = [
  { title: 'Gegevens', fields: [{ qid: 'fname', nid: 0, type: 'text', question: 'Voornaam', required: 1 }] },
];
const name = () => page.getByRole('textbox', { name: /Voornaam/ });
const send = () => page.getByRole('button', { name: 'Versturen' });

afterEach(() => {
  for (const one of document.querySelectorAll('club-form')) one.remove();
});

/** Adds an element, with properties that are set before it is in the page. */
function add(given: Partial<ClubFormElement>, attributes: Readonly<Record<string, string>> = {}) {
  const element = document.createElement('club-form');
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  document.body.append(Object.assign(element, given));
  return element;
}
const onSubmit = (element: ClubFormElement, listener: (event: ClubFormSubmitEvent) => void) =>
  element.addEventListener('club-submit', listener);

test('club-form sends a valid form as an event, and nothing before that', async () => {
  const element = add({ sections });
  const sent = vi.fn();
  onSubmit(element, ({ detail }) => sent(detail.payload.qids));
  await userEvent.click(send());
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.fill(name(), 'Noor');
  await userEvent.click(send());
  await expect.poll(() => sent.mock.calls).toEqual([[{ fname_0: 'Noor' }]]);
});

test('club-form shows the problems of a refusal at their fields', async () => {
  const element = add({ sections, answers: { fname_0: 'Noor' } });
  const message = 'Deze naam staat al op de lijst';
  onSubmit(element, ({ detail }) =>
    detail.respondWith(
      Promise.resolve({
        problems: [{ key: 'fname_0', path: [], label: '', rule: 'context', message, severity: 'error' }],
      }),
    ),
  );
  await userEvent.click(send());
  await expect.element(name()).toHaveAccessibleDescription(message);
  await expect.element(name()).toHaveFocus();
});

test('club-form reads its sections from a script inside, and keeps the script', async () => {
  const element = document.createElement('club-form');
  const script = Object.assign(document.createElement('script'), {
    type: 'application/json',
    textContent: JSON.stringify(sections),
  });
  element.append(script);
  document.body.append(element);
  await expect.element(name()).toBeVisible();
  expect(element.firstElementChild).toBe(script);
});

/** Adds an element with a script inside. Returns the codes of the diagnostics that it tells, and what it sends. */
function addWithScript(textContent: string) {
  const element = document.createElement('club-form');
  const told: (readonly string[])[] = [];
  const sent = vi.fn();
  element.addEventListener('club-diagnostics', ({ detail }) =>
    told.push(detail.diagnostics.map(({ code }) => code)),
  );
  element.addEventListener('club-submit', sent);
  element.append(Object.assign(document.createElement('script'), { type: 'application/json', textContent }));
  document.body.append(element);
  return { element, told, sent };
}

test('club-form with broken JSON says so on the console, and has nothing to send until there are sections', async () => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { element, told, sent } = addWithScript('[{"title":"Kamp",}]');
  await expect.poll(() => told).toEqual([['malformed']]);
  element.setAttribute('mode', 'edit');
  await element.submit();
  expect(send().query()).toBeNull();
  expect(sent).not.toHaveBeenCalled();
  expect(complained).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/no valid JSON: .*/), element);
  vi.restoreAllMocks();
  element.sections = sections;
  await userEvent.fill(name(), 'Noor');
  await userEvent.click(send());
  await expect.poll(() => sent.mock.calls.length).toBe(1);
});

test.each(['', 'null'])(
  'club-form with the script %j waits for its sections, and sends nothing',
  async (text) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { element, told, sent } = addWithScript(text);
    await expect.poll(() => told).toEqual([['missing-sections']]);
    await element.submit();
    expect(send().query()).toBeNull();
    expect(sent).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  },
);

test('club-form with other sections drops the problems of questions that are gone', async () => {
  const element = add({ sections });
  await userEvent.click(send());
  await expect.element(page.getByRole('alert')).toBeVisible();
  element.sections = [{ title: '', fields: [{ qid: 'x', nid: 0, type: 'text', question: 'X' }] }];
  await expect.element(page.getByRole('textbox', { name: /^X/ })).toBeVisible();
  expect(page.getByRole('alert').query()).toBeNull();
});

test('club-form speaks the language of its locale, also after a change, and keeps what was typed', async () => {
  const element = add({ sections }, { locale: 'fr' });
  await expect.element(page.getByRole('button', { name: 'Envoyer' })).toBeVisible();
  await userEvent.fill(name(), 'Noor');
  element.setAttribute('locale', 'en-GB');
  await expect.element(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  await expect.element(name()).toHaveValue('Noor');
  element.texts = { submit: 'Go' };
  await expect.element(page.getByRole('button', { name: 'Go' })).toBeVisible();
});

test('club-form tells each edit, and gives and resets its answers', async () => {
  const element = add({ sections });
  const changed = vi.fn();
  element.addEventListener('club-change', changed);
  await userEvent.fill(name(), 'Noor');
  await expect.poll(() => element.getAnswers()).toEqual({ fname_0: 'Noor' });
  expect(changed).toHaveBeenCalled();
  element.reset();
  await expect.element(name()).toHaveValue('');
});

test('club-form keeps its answers when it is moved, and leaves nothing behind when it is removed', async () => {
  const element = add({ sections });
  await userEvent.fill(name(), 'Noor');
  const elsewhere = document.body.appendChild(document.createElement('section'));
  elsewhere.append(element);
  await expect.element(name()).toHaveValue('Noor');
  element.remove();
  await expect.poll(() => element.childElementCount).toBe(0);
  elsewhere.append(element);
  await expect.element(name()).toHaveValue('');
  elsewhere.remove();
});

test('club-form takes a property that was set before the element was defined', async () => {
  const early = document.createElement('club-form');
  Object.defineProperty(early, 'sections', { value: sections, configurable: true, writable: true });
  document.body.append(early);
  await expect.element(name()).toBeVisible();
  expect(Object.hasOwn(early, 'sections')).toBe(false);
});

test('club-form shows its answers as text in the mode review', async () => {
  add({ sections, answers: { fname_0: 'Noor' } }, { mode: 'review' });
  await expect.element(page.getByText('Noor', { exact: true })).toBeVisible();
});
