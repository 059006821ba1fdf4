import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { weeklyDays } from '#rules/calendar/weeklyDays.ts';
import type { OfferCourse } from '#src/features/offer/state/offerFile.ts';
import { offerCourse } from '../offerCourse.ts';
import { Held } from './Held.tsx';

type Lessons = OfferCourse['sessions'];

const today = '2026-11-29';
const season = weeklyDays({
  day: 'di',
  start: '2026-09-01',
  end: '2027-06-30',
  skip: ['school'],
  except: [],
});
/** A season of Tuesdays, partly over. */
const tuesdays: Lessons = season.map((day, index) => ({ nid: index + 1, day, from: '18:00', to: '19:15' }));
const nidOf = (day: string) => tuesdays.find((lesson) => lesson.day === day)?.nid;

const field = (name: string | RegExp) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const day = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const said = (text: string | RegExp) =>
  expect.element(page.getByRole('status').filter({ hasText: text })).toBeInTheDocument();
const focused = () => expect.poll(() => document.activeElement?.getAttribute('data-day'));

async function open(first: Lessons, more: { others?: OfferCourse[]; teachers?: string[] } = {}) {
  const onChange = vi.fn<(next: Lessons) => void>();
  await render(<Held first={first} today={today} onChange={onChange} {...more} />);
  return { onChange, last: () => onChange.mock.lastCall?.[0] ?? [] };
}

beforeEach(() => page.viewport(1280, 900));

test('LessonsField makes the lessons of a season from a day and hours', async () => {
  const { onChange, last } = await open([]);
  await userEvent.click(button('Voeg een wekelijkse les toe'));
  await said('Vul nog in: de dag, het beginuur en het einduur.');
  await expect.element(page.getByText(/De wekelijkse les is nog niet volledig ingevuld\./)).toBeVisible();
  expect(onChange, 'a form without a day has no lessons').not.toHaveBeenCalled();
  await userEvent.selectOptions(field('Dag'), 'woensdag');
  await userEvent.fill(field('Van'), '14:00');
  await userEvent.fill(field('Tot'), '15:00');
  await said(
    '26 lessen, van woensdag 2 december 2026 tot en met 30 juni 2027, niet in de kerstvakantie, de krokusvakantie en de paasvakantie.',
  );
  expect(last()[0]).toEqual({ day: '2026-12-02', from: '14:00', to: '15:00' });
  await userEvent.click(field('Schoolvakanties'));
  await said(/^31 lessen/);
  const over = page.getByText('Deze dag is voorbij: de lessen tellen vanaf vandaag.');
  await expect.element(over).not.toBeInTheDocument();
  await userEvent.fill(field('Eerste dag'), '2026-09-01');
  await expect.element(over).toBeVisible();
  expect(last()[0]).toEqual({ day: '2026-12-02', from: '14:00', to: '15:00' });
});

test('LessonsField moves the coming lessons of a plan with their numbers, and leaves those that are over', async () => {
  const { last } = await open(tuesdays);
  await expect.element(page.getByText('Gestart op dinsdag 1 september 2026')).toBeVisible();
  await userEvent.selectOptions(field('Dag'), 'donderdag');
  expect(last().find(({ nid }) => nid === nidOf('2026-11-24'))?.day).toBe('2026-11-24');
  expect(last().find(({ nid }) => nid === nidOf('2026-12-01'))?.day).toBe('2026-12-03');
  await userEvent.click(button('undo'));
  await expect.element(field('Dag')).toHaveValue('di');
});

test('LessonsField calls a field wrong, and keeps the lessons meanwhile', async () => {
  const { onChange } = await open(tuesdays);
  await userEvent.fill(field('Tot'), '17:00');
  await expect.element(page.getByText('De les eindigt voor ze begint.')).toBeVisible();
  await expect.element(field('Tot')).toHaveAttribute('aria-invalid', 'true');
  expect(onChange).not.toHaveBeenCalled();
});

test('LessonsField says what is missing in a plan that is emptied halfway, and keeps its lessons', async () => {
  const { onChange } = await open(tuesdays);
  await userEvent.fill(field('Tot'), '');
  await said('Vul nog in: het einduur. Tot dan blijven de 38 lessen zoals ze waren.');
  await userEvent.fill(field('Tot'), '19:15');
  await userEvent.fill(field('Laatste dag'), '2026-08-31');
  await said('Verbeter wat niet klopt. Tot dan blijven de 38 lessen zoals ze waren.');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(button('Voeg nog een dag in de week toe'));
  await said('Vul nog in: de dag. Tot dan komen er geen lessen.');
  await expect
    .element(page.getByText(/1 wekelijkse les is nog niet volledig ingevuld en telt niet mee\.$/))
    .toBeVisible();
});

test('LessonsField strikes a day by pointer, and puts it back with its number', async () => {
  const { last } = await open(tuesdays);
  await userEvent.click(day('dinsdag 12 januari 2027'));
  await userEvent.click(button('Schrap deze les'));
  await said('De les van dinsdag 12 januari 2027 is geschrapt.');
  expect(last()).toEqual(tuesdays.filter((lesson) => lesson.day !== '2027-01-12'));
  await expect.element(day('dinsdag 12 januari 2027, les geschrapt')).toHaveFocus();
  await userEvent.click(day('dinsdag 12 januari 2027'));
  await userEvent.click(button('Toch les op deze dag'));
  expect(last()).toEqual(tuesdays);
});

test('LessonsField moves one lesson to another day and other hours', async () => {
  const { last } = await open(tuesdays);
  await userEvent.click(day('dinsdag 12 januari 2027'));
  await userEvent.click(button('Wijzig of verplaats'));
  const dialog = page.getByRole('dialog');
  await userEvent.fill(dialog.getByLabelText('Dag'), '2027-01-16');
  await userEvent.fill(dialog.getByLabelText('Van'), '10:00');
  await userEvent.fill(dialog.getByLabelText('Tot'), '11:15');
  await userEvent.click(button('Bewaar'));
  await said('De les van dinsdag 12 januari 2027 staat nu op zaterdag 16 januari 2027.');
  expect(last().find(({ nid }) => nid === nidOf('2027-01-12'))).toEqual({
    ...{ nid: nidOf('2027-01-12'), day: '2027-01-16', from: '10:00', to: '11:15' },
  });
  await expect.element(page.getByText('zaterdag 16 januari 2027, van 10u00 tot 11u15')).toBeVisible();
});

test('LessonCalendar is one tab stop, and the keyboard walks, strikes and opens days', async () => {
  const { last } = await open(tuesdays);
  const stops = document.querySelectorAll<HTMLElement>('[data-day][tabindex="0"]');
  expect([...stops].map((stop) => stop.dataset.day)).toEqual(['2026-12-01']);
  stops[0]?.focus();
  await userEvent.keyboard('{ArrowLeft}');
  await focused().toBe('2026-11-30');
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Delete}');
  await focused().toBe('2026-12-08');
  expect(last().some((lesson) => lesson.day === '2026-12-08')).toBe(false);
  await userEvent.keyboard('{PageDown}{Home}{End}');
  await focused().toBe('2027-01-10');
  await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}');
  await focused().toBe('2026-09-10');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'donderdag 10 september 2026' })).toBeVisible();
});

test('LessonCalendar names holidays, and fixes the lessons that are over', async () => {
  const { onChange } = await open(tuesdays);
  await expect.element(page.getByText('2 tot en met 8: Herfstvakantie')).toBeVisible();
  await expect.element(day('dinsdag 3 november 2026, Herfstvakantie')).toBeVisible();
  const over = day('dinsdag 24 november 2026, les 18u00 – 19u15, voorbij');
  over.element().focus();
  await userEvent.keyboard('{Delete}');
  await userEvent.click(over);
  await expect.element(page.getByText('Deze les is voorbij en verandert niet meer.')).toBeVisible();
  await expect.element(button('Schrap deze les')).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

test('LessonsField folds a plan that is over, and keeps its lessons from being removed', async () => {
  const mondays = ['2026-09-07', '2026-09-14', '2026-09-21'].map((day) => ({
    day,
    from: '17:00',
    to: '18:00',
  }));
  const { last } = await open([...mondays, ...tuesdays]);
  await expect.element(field('Dag').first()).not.toBeVisible();
  await userEvent.click(page.getByText(/^Wekelijkse les 1/));
  await expect.element(field('Dag').first()).toHaveValue('ma');
  expect(button('Verwijder deze wekelijkse les').elements(), 'of the plan that comes').toHaveLength(1);
  await userEvent.fill(field('Laatste dag').first(), '2026-12-07');
  expect(
    last()
      .filter(({ from }) => from === '17:00')
      .map((lesson) => lesson.day),
  ).toEqual([...mondays.map((lesson) => lesson.day), ...['2026-11-30', '2026-12-07']]);
});

test('LessonsField adds the days of a camp, and moves them to another week with their numbers', async () => {
  const { last } = await open([]);
  await userEvent.click(button('Voeg dagen toe'));
  await userEvent.click(button('Voeg toe'));
  await expect.element(page.getByText('Vul de eerste dag in.')).toBeVisible();
  await userEvent.fill(field('Eerste dag'), '2027-02-15');
  await userEvent.fill(page.getByLabelText(/^Laatste dag/), '2027-02-19');
  await userEvent.fill(field('Van'), '09:00');
  await userEvent.fill(field('Tot'), '16:00');
  await userEvent.click(button('Voeg toe'));
  expect(last().map((lesson) => lesson.day.slice(8))).toEqual(['15', '16', '17', '18', '19']);
  await userEvent.click(page.getByRole('button', { name: /^Wijzig: elke dag van maandag 15 februari 2027/ }));
  await userEvent.fill(field('Eerste dag'), '2027-02-08');
  await userEvent.fill(page.getByLabelText(/^Laatste dag/), '2027-02-12');
  await userEvent.click(button('Bewaar'));
  expect(last().map((lesson) => lesson.day.slice(8))).toEqual(['08', '09', '10', '11', '12']);
  await userEvent.click(page.getByRole('button', { name: /^Verwijder: elke dag/ }));
  expect(last()).toEqual([]);
});

test('LessonsField warns of a place that another course uses, and goes on', async () => {
  const other = offerCourse({
    title: 'Freerunning',
    sessions: [{ day: '2026-12-01', from: '19:00', to: '20:00' }],
  });
  const { last } = await open(tuesdays, { others: [other] });
  const warning = page.getByText('“Freerunning” is op dezelfde uren in Zaal 1, op dinsdag 1 december 2026.');
  await expect.element(warning).toBeVisible();
  await userEvent.fill(field('Tot'), '19:00');
  await expect.element(warning).not.toBeInTheDocument();
  expect(last().find((lesson) => lesson.day === '2026-12-01')?.to).toBe('19:00');
});

test('LessonCalendar shows a month at a time on a phone, from the next lesson on, with days of 44 px', async () => {
  await page.viewport(390, 844);
  await open(tuesdays);
  const next = day('dinsdag 1 december 2026').element();
  const { left, right, height } = next.getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(390);
  expect(height).toBeGreaterThanOrEqual(44);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('LessonsField replaces the teacher of one lesson, by name or by a choice, and gives it back', async () => {
  const others = [offerCourse({ url: 'andere', teachers: ['Zoë D’Hondt'] })];
  const { last } = await open(tuesdays, { others, teachers: ['Lieselot'] });
  const taught = () => last().flatMap(({ day: on, teachers }) => (teachers ? [[on, ...teachers]] : []));
  const replace = async () => {
    await userEvent.click(day('dinsdag 8 december 2026'));
    await userEvent.click(button('Vervang de lesgever'));
  };
  await replace();
  await expect.element(page.getByRole('dialog', { name: 'Wie geeft deze les?' })).toBeVisible();
  await expect.element(field('Lesgevers van deze les')).toHaveAccessibleDescription(/^Leeg: Lieselot\./);
  await userEvent.fill(field('Lesgevers van deze les'), 'Jef');
  await userEvent.click(button('Zoë D’Hondt'));
  await userEvent.click(button('Bewaar'));
  expect(taught()).toEqual([['2026-12-08', 'Jef', 'Zoë D’Hondt']]);
  await userEvent.click(day('dinsdag 8 december 2026'));
  await expect.element(page.getByText('Vervangen door Jef en Zoë D’Hondt')).toBeVisible();
  await userEvent.click(button('Vervang de lesgever'));
  await userEvent.clear(field('Lesgevers van deze les'));
  await userEvent.click(button('Bewaar'));
  expect(taught()).toEqual([]);
});
