import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Participant } from '#src/api/entities/club/teaching.ts';
import { ParticipantRow } from '#src/features/teacher/components/lesson/ParticipantRow.tsx';

const tuur: Participant = {
  ...{ uid: 2, name: 'Tuur Verhaeghe', age: 8, trial: false, reported: false, attendance: null, answers: [] },
  ...{ extras: [], phone: '' },
  parent: { name: 'Leen Verhaeghe', phone: '+32 472334455' },
  otherParents: [
    { name: 'Wim Verhaeghe', phone: '+32 472334466' },
    { name: 'Jo Claes', phone: '' },
  ],
};

test('ParticipantRow has a number to call for every parent with a phone', async () => {
  await render(<ParticipantRow participant={tuur} state="" onChoose={() => {}} />);
  const numbers = page.getByRole('link').elements();
  expect(numbers.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Bel Leen Verhaeghe: +32 472334455', 'tel:+32472334455'],
    ['Bel Wim Verhaeghe: +32 472334466', 'tel:+32472334466'],
  ]);
});

test('ParticipantRow has the own number of a participant before those of the parents', async () => {
  const phone = '+32 474001122';
  await render(<ParticipantRow participant={{ ...tuur, phone }} state="" onChoose={() => {}} />);
  expect(
    page
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual([
    'Bel Tuur Verhaeghe: +32 474001122',
    'Bel Leen Verhaeghe: +32 472334455',
    'Bel Wim Verhaeghe: +32 472334466',
  ]);
});

test('ParticipantRow names the extras that the participant took', async () => {
  await render(
    <ParticipantRow participant={{ ...tuur, extras: ['Voor- en naopvang'] }} state="" onChoose={() => {}} />,
  );
  expect(page.getByText('Voor- en naopvang').elements()).toHaveLength(1);
});

test('ParticipantRow says on which day the family changed an answer, also of an alert', async () => {
  /** 28 November 2026 at noon in Brussels. */
  const changed = Date.parse('2026-11-28T12:00:00+01:00') / 1000;
  const answers = [
    { question: 'Allergie?', answer: 'Noten', alert: true, changed },
    { question: 'Wie mogen we bellen?', answer: 'Oma', alert: false, changed },
    { question: 'Hoe lang dans je?', answer: '2 jaar', alert: false, changed: null },
  ];
  await render(<ParticipantRow participant={{ ...tuur, answers }} state="" onChoose={() => {}} />);
  const days = page.getByText('gewijzigd op 28/11/2026').elements();
  expect(days.map((day) => day.parentElement?.textContent)).toEqual([
    expect.stringContaining('Noten'),
    expect.stringContaining('Oma'),
  ]);
});
