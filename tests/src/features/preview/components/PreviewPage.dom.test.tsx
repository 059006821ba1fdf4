import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PreviewPage } from '#src/features/preview/components/PreviewPage.tsx';
import { openAsMember } from '#tests/src/features/session/openAsMember.tsx';

test('PreviewPage asks nobody who builds a form for a club', async () => {
  await openAsMember({
    at: '/preview/course-form?bouwen=1',
    screen: <PreviewPage />,
    user: 'visitor',
    answers: {},
  });
  await expect.element(page.getByRole('button', { name: 'Vraag toevoegen' })).toBeVisible();
  await expect.element(page.getByText('Nog geen club gekozen')).not.toBeInTheDocument();
});
