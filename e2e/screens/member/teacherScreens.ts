import type { Page } from '@playwright/test';
import { family } from '../../support/person/registering.ts';
import { expect } from '../../support/test.ts';
import type { Screen } from '../screen.ts';

const login = 'docent@example.org';

/** What a teacher sees of the own courses, and what the families who take them may see again. */
export const teacherScreens: readonly Screen[] = [
  { name: 'teacher', path: '/docent', login, steps: drawn('Kleuterdans') },
  { name: 'teacher-lesson', path: lesson('jazz-tieners', 0), login, steps: drawn('Jazz 12-15 jaar') },
  { name: 'teacher-lesson-open', path: lesson('jazz-tieners', 1), login, steps: drawn('Jazz 12-15 jaar') },
  { name: 'teacher-lesson-to-come', path: lesson('kleuterdans', 0), login, steps: drawn('Kleuterdans') },
  {
    name: 'teacher-lesson-of-another',
    path: lesson('ballet-6-8', 0),
    login,
    steps: drawn('Deze les is van een andere lesgever.'),
    expectedErrors: /403/,
  },
  { name: 'videos', path: '/video', login: family, steps: drawn('Jazz 12-15 jaar') },
  {
    name: 'videos-of-course',
    path: '/arabesk/video/jazz-tieners',
    login: family,
    steps: drawn('Opwarming, deel 1'),
  },
  { name: 'video', path: '/arabesk/video/detail/2', login: family, steps: drawn('Volgende video') },
  {
    name: 'video-not-found',
    path: '/arabesk/video/detail/4',
    login: family,
    steps: drawn('Deze video bestaat niet of is niet voor jou.'),
    expectedErrors: /404/,
  },
];

function lesson(course: string, index: number) {
  return async (page: Page) => {
    const response = await page.request.get(`/api?q=get_course&club=1&course=${course}`);
    const { result } = await response.json();
    return `/docent?les=${result.sessions[index].nid}`;
  };
}

function drawn(heading: string) {
  return (page: Page) => expect(page.getByRole('main').getByRole('heading', { name: heading })).toBeVisible();
}
