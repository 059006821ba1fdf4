import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newTariff } from '#src/features/offer/courses/changes/newCourse.ts';
import { offerCoursesTexts } from '#src/texts/nl/offerCourses.ts';
import { cell, openTable, row } from './openTable.tsx';
import { courseOf, lessonsOn } from './someCourses.ts';

const ballet = courseOf();
const jazz = courseOf({
  ...{ nid: 2, url: 'jazz', title: 'Jazz', place: 'Zaal 2', teachers: ['Tom'] },
  sessions: lessonsOn({ day: 'do', from: '18:00', to: '19:00', firstNid: 3000 }),
});
const tap = courseOf({
  ...{ nid: 3, url: 'tap', title: 'Tap' },
  tariffs: [newTariff({ kind: 'course', price: 95 }), newTariff({ kind: 'course', price: 60 })],
});
const camp = courseOf({ nid: 4, url: 'kamp', title: 'Kamp', type: 'activity' });
const all = [ballet, jazz, tap, camp];

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const titles = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((element) => element.textContent);
const dialog = () => page.getByRole('dialog');

test('CoursesTable shows the rows of one kind, and finds them by a search and a filter', async () => {
  await openTable(all);
  expect(titles()).toEqual(['Ballet', 'Jazz', 'Tap']);
  await userEvent.fill(page.getByRole('searchbox'), 'jaz');
  await expect.element(page.getByText('1 van 3 cursussen')).toBeVisible();
  await userEvent.click(button('Wis filters'));
  await userEvent.selectOptions(field('Dag'), 'donderdag');
  await expect.poll(titles).toEqual(['Jazz']);
  await userEvent.fill(page.getByRole('searchbox'), 'niets');
  await expect.element(page.getByRole('heading', { name: 'We vinden geen cursussen' })).toBeVisible();
});

test('a press on a cell edits it, and Enter saves it with the focus on the cell and the row in its place', async () => {
  const { done, course } = await openTable(all);
  await userEvent.click(page.getByRole('button', { name: 'Titel', exact: true }));
  await userEvent.click(page.getByRole('rowheader', { name: 'Ballet' }));
  await userEvent.fill(field('Titel van Ballet'), 'Zumba');
  await userEvent.keyboard('{Enter}');
  expect(done).toEqual(['Titel gewijzigd van Zumba']);
  expect(course('Zumba')).toEqual({ ...ballet, title: 'Zumba' });
  expect(titles()).toEqual(['Zumba', 'Jazz', 'Tap']);
  await expect.element(page.getByRole('rowheader', { name: 'Zumba' })).toHaveFocus();
  await userEvent.click(button('Sorteer opnieuw'));
  expect(titles()).toEqual(['Jazz', 'Tap', 'Zumba']);
});

test('an hour that is no hour stays in its field with the fault, until it is right or Escape leaves it', async () => {
  const { done, course } = await openTable(all);
  await userEvent.click(cell('Ballet', '16u00–17u00'));
  await userEvent.fill(field('Uren van Ballet'), 'straks');
  await userEvent.click(cell('Jazz', 'Zaal 2'));
  await expect.element(page.getByRole('alert')).toHaveTextContent(offerCoursesTexts.faults.noHours);
  await expect.element(field('Uren van Ballet')).toHaveFocus();
  await expect.element(field('Plaats van Jazz')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(cell('Ballet', '16u00–17u00')).toHaveFocus();
  expect(done).toEqual([]);
  await userEvent.keyboard('{F2}');
  await userEvent.fill(field('Uren van Ballet'), '17-18u30');
  await userEvent.tab();
  expect(course('Ballet')?.sessions.at(-1)).toMatchObject({ from: '17:00', to: '18:30' });
});

test('the grid has one tab stop, arrow keys move, a letter types, and Tab leaves', async () => {
  const { course } = await openTable(all);
  expect(document.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1);
  page.getByRole('rowheader', { name: 'Ballet' }).element().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(cell('Jazz', 'Zaal 2')).toHaveFocus();
  await userEvent.keyboard('Gang{Enter}');
  expect(course('Jazz')?.place).toBe('Gang');
  await expect.element(cell('Jazz', 'Gang')).toHaveFocus();
  await userEvent.keyboard('{Home} ');
  await expect.element(page.getByRole('checkbox', { name: 'Kies Jazz' })).toBeChecked();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.element(cell('Tap', 'Open')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  await expect.element(page.getByRole('link', { name: 'Open Tap' })).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowUp}{ArrowUp}{ArrowUp}');
  await expect
    .element(page.getByRole('columnheader').getByRole('button', { name: 'Inschrijven' }))
    .toHaveFocus();
  await userEvent.tab();
  expect(document.activeElement?.closest('[role="grid"]')).toBeNull();
});

test.each([1440, 1280, 1024])(
  'on %i pixels, the link to a course is in sight, and so is the whole field of its last cell',
  async (width) => {
    await page.viewport(width, 900);
    await openTable([ballet]);
    const isWhole = (inside: Element, outside: Element) => {
      const [inner, outer] = [inside.getBoundingClientRect(), outside.getBoundingClientRect()];
      return (
        inner.left >= outer.left &&
        inner.right <= outer.right &&
        inner.top >= outer.top &&
        inner.bottom <= outer.bottom
      );
    };
    const grid = page.getByRole('grid').element();
    const scroller = grid.parentElement ?? grid;
    expect(isWhole(page.getByRole('link', { name: 'Open Ballet' }).element(), scroller)).toBe(true);
    await userEvent.click(cell('Ballet', 'Open'));
    await userEvent.selectOptions(field('Inschrijven van Ballet'), 'Vanaf een moment');
    await expect.element(field('Dag en uur')).toBeVisible();
    for (const name of ['Bewaar', 'Annuleren']) {
      await expect.poll(() => isWhole(button(name).element(), scroller)).toBe(true);
    }
  },
);

test('a cell with several prices leads to the form of the course', async () => {
  await openTable(all);
  await expect
    .element(row('Tap').getByRole('link', { name: 'vanaf €\u00a060,00, Tap' }))
    .toHaveAttribute('href', '/club/beheer/aanbod?item=tap');
});

test('a new course says so, and its url follows its title while its row stays', async () => {
  const { nid: _nid, ...salsa } = courseOf({ url: 'nieuw', title: 'Nieuw' });
  const { course } = await openTable([ballet, salsa, jazz], 'course', [ballet, { ...jazz, place: 'Gang' }]);
  await userEvent.click(page.getByRole('rowheader', { name: 'Nieuw Nieuw' }));
  await userEvent.fill(field('Titel van Nieuw'), 'Ballet');
  await userEvent.keyboard('{Enter}');
  expect(titles()).toEqual(['Ballet', 'Ballet Nieuw', 'Jazz Gewijzigd']);
  await expect.element(page.getByRole('rowheader', { name: 'Ballet Nieuw' })).toHaveFocus();
  expect(course('Ballet')?.nid).toBe(1);
  await userEvent.keyboard('{Enter}');
  await userEvent.fill(field('Titel van Ballet'), 'Salsa');
  await userEvent.keyboard('{Enter}');
  expect(course('Salsa')?.url).toBe('salsa');
});

test('a day is chosen from a list, and moves the lessons', async () => {
  const { done, course } = await openTable(all);
  await userEvent.click(cell('Ballet', 'dinsdag'));
  await userEvent.selectOptions(field('Dag van Ballet'), 'woensdag');
  await userEvent.keyboard('{Enter}');
  expect(done).toEqual(['Dag gewijzigd van Ballet']);
  expect(course('Ballet')?.sessions.at(-1)?.day).toBe('2027-06-30');
});

test('courses open on a moment by their cell', async () => {
  const { course } = await openTable(all);
  await userEvent.click(cell('Ballet', 'Open'));
  await userEvent.selectOptions(field('Inschrijven van Ballet'), 'Vanaf een moment');
  await userEvent.fill(field('Dag en uur'), '2027-06-01T20:00');
  await userEvent.click(button('Bewaar'));
  expect(course('Ballet')?.tariffs[0]?.opens).toBe('2027-06-01 20:00');
  await expect.element(cell('Ballet', 'Vanaf 01/06/2027 20u00')).toHaveFocus();
});

test('the prices of several courses rise by a rule, after their outcome is shown', async () => {
  const { done, course } = await openTable(all);
  await userEvent.click(page.getByRole('checkbox', { name: 'Kies alles wat je ziet' }));
  await expect.element(page.getByText('3 cursussen gekozen')).toBeVisible();
  await userEvent.click(
    page.getByRole('region', { name: 'Wijzig wat je koos' }).getByRole('button', { name: 'Prijs' }),
  );
  await userEvent.selectOptions(dialog().getByLabelText('Rond af'), 'Op € 1');
  await expect.element(dialog().getByText('Ballet: €\u00a095,00 wordt €\u00a0100,00')).toBeVisible();
  await userEvent.fill(dialog().getByLabelText('Met hoeveel?'), '');
  await userEvent.click(dialog().getByRole('button', { name: 'Wijzig 3 cursussen' }));
  await expect.element(dialog().getByText('Vul een getal in, zoals 5 of 2,5.')).toBeVisible();
  await userEvent.fill(dialog().getByLabelText('Met hoeveel?'), '10');
  await userEvent.click(dialog().getByRole('button', { name: 'Wijzig 3 cursussen' }));
  expect(done).toEqual(['Prijs gewijzigd van 3 cursussen']);
  expect(['Ballet', 'Tap', 'Kamp'].map((title) => course(title)?.tariffs.map(({ price }) => price))).toEqual([
    [105],
    [105, 66],
    [95],
  ]);
});

test('several courses open to members first, from a moment before that of everybody', async () => {
  const { course } = await openTable(all);
  await userEvent.click(page.getByRole('checkbox', { name: 'Kies alles wat je ziet' }));
  await userEvent.click(
    page.getByRole('region', { name: 'Wijzig wat je koos' }).getByRole('button', { name: 'Inschrijven' }),
  );
  await userEvent.fill(dialog().getByLabelText('Dag en uur', { exact: true }), '2027-06-08T20:00');
  await userEvent.click(dialog().getByRole('checkbox', { name: /^Leden eerst/ }));
  await userEvent.fill(dialog().getByLabelText('Dag en uur voor leden'), '2027-06-09T20:00');
  await userEvent.click(dialog().getByRole('button', { name: 'Wijzig 3 cursussen' }));
  await expect
    .element(dialog().getByText('Kies een dag en een uur voor dat van alle anderen.'))
    .toBeVisible();
  await userEvent.fill(dialog().getByLabelText('Dag en uur voor leden'), '2027-06-01T20:00');
  await expect
    .element(dialog().getByText('Ballet: open wordt vanaf 08/06/2027 20u00, leden vanaf 01/06/2027 20u00'))
    .toBeVisible();
  await userEvent.click(dialog().getByRole('button', { name: 'Wijzig 3 cursussen' }));
  const opened = { opens: '2027-06-08 20:00', priority: { for: 'members', from: '2027-06-01 20:00' } };
  expect(course('Tap')?.tariffs).toMatchObject([opened, opened]);
  await expect.element(row('Ballet').getByText('leden vanaf 01/06/2027 20u00')).toBeVisible();
});

test('the lessons of one day move to another room', async () => {
  const { course } = await openTable(all);
  await userEvent.click(page.getByRole('checkbox', { name: 'Kies alles wat je ziet' }));
  await userEvent.click(
    page.getByRole('region', { name: 'Wijzig wat je koos' }).getByRole('button', { name: 'Plaats' }),
  );
  await userEvent.selectOptions(dialog().getByLabelText('Welke lessen'), 'Alleen de lessen op dinsdag');
  await userEvent.fill(dialog().getByLabelText('Nieuwe plaats'), 'Zaal 9');
  await userEvent.click(dialog().getByRole('button', { name: 'Wijzig 2 cursussen' }));
  expect(['Ballet', 'Jazz', 'Tap'].map((title) => course(title)?.place)).toEqual([
    'Zaal 9',
    'Zaal 2',
    'Zaal 9',
  ]);
});

test('chosen courses are duplicated behind themselves, and removed after their dialog says what goes along', async () => {
  const { done } = await openTable(all);
  await userEvent.click(page.getByRole('checkbox', { name: 'Kies Ballet' }));
  await userEvent.click(button('Dupliceer'));
  expect(titles()).toEqual(['Ballet', 'Ballet (kopie)', 'Jazz', 'Tap']);
  await userEvent.click(button('Verwijder'));
  await expect.element(dialog().getByText(/^Ook \d+ lessen en 1 prijs gaan weg\.$/)).toBeVisible();
  await userEvent.click(dialog().getByRole('button', { name: 'Verwijder 1 cursus' }));
  expect(titles()).toEqual(['Ballet (kopie)', 'Jazz', 'Tap']);
  expect(done).toEqual(['1 cursus gedupliceerd', '1 cursus verwijderd']);
  // The button that was pressed is gone.
  expect(document.activeElement).not.toBe(document.body);
});

test('pasted rows are shown with their faults before the good ones are taken over', async () => {
  const { done, course } = await openTable(all);
  await userEvent.click(button('Plak uit een rekenblad'));
  await userEvent.fill(
    field('Je rijen'),
    'Titel\tDag\tUren\tKleur\tPrijs\nSalsa\tvr\t20-21u\trood\t€ 80\nBallet\t\t\t\t99\nFout\tooit\t9-10u\t\t10\n',
  );
  await expect.element(page.getByText('1 cursus erbij · 1 gewijzigd · 0 gelijk')).toBeVisible();
  await expect.element(page.getByText(offerCoursesTexts.faults.noWeekday)).toBeVisible();
  await expect.element(page.getByText(/^Deze kolommen kennen we niet: Kleur\./)).toBeVisible();
  await userEvent.selectOptions(field('Kolom 4 is'), 'Plaats');
  await userEvent.click(button('Neem alleen de 2 goede rijen over'));
  expect(done).toEqual(['1 cursus toegevoegd en 1 cursus gewijzigd uit een rekenblad']);
  expect(course('Salsa')).toMatchObject({ place: 'rood', tariffs: [{ price: 80 }] });
  expect(titles()).toEqual(['Ballet', 'Jazz', 'Tap', 'Salsa']);
});

test('rows that are pasted into the table open the same', async () => {
  await openTable(all);
  page.getByRole('rowheader', { name: 'Ballet' }).element().focus();
  const data = new DataTransfer();
  data.setData('text/plain', 'Salsa\tvr\t20-21u');
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  await expect.element(field('Je rijen')).toHaveValue('Salsa\tvr\t20-21u');
});

test('an empty list leads to a new course', async () => {
  const { onAdd } = await openTable([camp]);
  await expect.element(page.getByRole('heading', { name: 'Nog geen cursussen' })).toBeVisible();
  await userEvent.click(button('Nieuwe cursus'));
  expect(onAdd).toHaveBeenCalledOnce();
});

test('on a phone a card changes an hour in three actions, with the focus back on it', async () => {
  await page.viewport(390, 800);
  const { done, course } = await openTable(all);
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Wijzig uren van Ballet: 16u00–17u00' }));
  await userEvent.fill(field('Uren van Ballet'), '17u-18u');
  await userEvent.click(button('Bewaar'));
  expect(done).toEqual(['Uren gewijzigd van Ballet']);
  expect(course('Ballet')?.sessions.at(-1)).toMatchObject({ from: '17:00', to: '18:00' });
  await expect
    .element(page.getByRole('button', { name: 'Wijzig uren van Ballet: 17u00–18u00' }))
    .toHaveFocus();
});

test('of 500 courses the first rows are drawn at once, and the others right after', async () => {
  const many = Array.from({ length: 500 }, (_, index) =>
    courseOf({
      ...{ nid: index + 1, url: `cursus-${index}`, title: `Cursus ${index}` },
      sessions: lessonsOn({ day: 'di' }),
    }),
  );
  await openTable(many);
  await expect.element(page.getByText('500 cursussen')).toBeVisible();
  await expect.poll(() => titles().at(-1)).toBe('Cursus 499');
  expect(titles()).toHaveLength(500);
});
