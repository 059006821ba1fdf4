import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import course from '#schemas/examples/courses/getCourse.json' with { type: 'json' };
import { ShownBeside } from '#src/features/offer/components/shown/ShownBeside.tsx';
import type { OfferCourse } from '#src/features/offer/state/offerFile.ts';
import { answer } from '#tests/src/features/session/openAsMember.tsx';
import { clubOffer, courseOf, tariffOf } from '../../clubOffer.ts';
import { club, openPublications } from '../../publishing/planned/openPublications.tsx';

const turning = courseOf('Turnen', {
  ...{ nid: 7, place: 'Zaal 1', tariffs: [tariffOf({ nid: 31, price: 100, capacity: 20 })] },
});

/** The forms of a course, of which a field for the title and one for the places is enough. */
function Forms({ published }: { published?: OfferCourse }) {
  const [edited, setEdited] = useState(turning);
  const [tariff = tariffOf()] = edited.tariffs;
  return (
    <ShownBeside club={club} course={edited} content={clubOffer({ courses: [edited] })} published={published}>
      <input
        aria-label="Titel"
        value={edited.title}
        onChange={({ target }) => setEdited({ ...edited, title: target.value })}
      />
      <input
        aria-label="Plaatsen"
        value={tariff.capacity}
        onChange={({ target }) =>
          setEdited({ ...edited, tariffs: [{ ...tariff, capacity: Number(target.value) }] })
        }
      />
      <button type="button" onClick={() => setEdited({ ...edited, sessions: [] })}>
        Geen lessen
      </button>
    </ShownBeside>
  );
}

/** The published course with 12 of its 20 places taken. */
const live = answer({
  ...course.response.valid[0]?.value.result,
  tariffs: [{ ...course.response.valid[0]?.value.result.tariffs[0], nid: 31, availability: 8 }],
});
const onPage = page.getByRole('region', { name: 'Op de pagina' });
const button = page.getByRole('button', { name: 'Zo zien ouders het straks' });

test('ShownBeside draws the course beside its forms on a wide screen, and follows what is typed', async () => {
  await page.viewport(1280, 800);
  await openPublications(<Forms published={turning} />, { get_course: live });
  await expect.element(onPage.getByText('Nog 8 plaatsen').first()).toBeVisible();
  await expect.element(onPage.getByText(/€\s100,00/)).toBeVisible();
  expect(button.query(), 'nothing is behind a button').toBeNull();
  await userEvent.fill(page.getByLabelText('Titel'), 'Turnen voor kleuters');
  await expect.element(onPage.getByText('Turnen voor kleuters')).toBeVisible();
  const inList = page.getByRole('region', { name: 'In de lijst' });
  await expect.element(inList.getByRole('heading', { name: 'Turnen voor kleuters' })).toBeVisible();
  expect(inList.getByRole('link').elements(), 'the course has no page yet').toEqual([]);
  await userEvent.fill(page.getByLabelText('Plaatsen'), '15');
  await expect.element(onPage.getByText('Nog 3 plaatsen').first()).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Geen lessen' }));
  await expect.element(page.getByText('Nog niets te zien: geef eerst minstens één les.')).toBeVisible();
});

test('ShownBeside draws the course behind a button on a narrow screen, and gives the focus back', async () => {
  await page.viewport(390, 844);
  await openPublications(<Forms />);
  await userEvent.click(button);
  await expect
    .element(
      page
        .getByRole('dialog')
        .getByText(/€\s100,00/)
        .first(),
    )
    .toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  expect(page.getByRole('dialog').query()).toBeNull();
});
