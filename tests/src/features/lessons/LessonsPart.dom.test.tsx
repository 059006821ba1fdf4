import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import clubs from '#schemas/examples/clubs/getClubByUrl.json' with { type: 'json' };
import lessons from '#schemas/examples/lessons/getManagedLessons.json' with { type: 'json' };
import { parseClub } from '#src/api/entities/club/club.ts';
import { LessonsPart } from '#src/features/lessons/LessonsPart.tsx';
import { answer, openAsMember } from '#tests/src/features/session/openAsMember.tsx';

const club = parseClub(clubs.response.valid[0]?.value.result);

test('LessonsPart names who gets no mail before a lesson is cancelled, and counts only the others', async () => {
  await openAsMember({
    at: '/arabesk/beheer/lessen',
    screen: <LessonsPart club={club} />,
    answers: {
      get_managed_lessons: () => Response.json(lessons.response.valid[0]?.value),
      get_lesson_changes: answer([]),
    },
  });
  await userEvent.click(page.getByRole('button', { name: /^Gaat niet door/ }));
  const dialog = page.getByRole('dialog');
  await expect
    .element(dialog.getByText(/^Voor 1 persoon kennen we geen e-mailadres: Lea Claes\. /))
    .toBeVisible();
  await expect
    .element(dialog.getByRole('button', { name: 'Annuleer de les en mail 10 deelnemers' }))
    .toBeVisible();
});
