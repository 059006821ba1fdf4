import { describe, expect, test } from 'vitest';
import { afterLogin, redirectTarget } from '#src/features/session/view/redirectTarget.ts';
import { hrefs, paths } from '#src/paths.ts';

const origin = 'https://portaal.example';

function onFrom(href: string, otherwise?: string): string {
  return redirectTarget(new URL(href, origin), otherwise);
}

describe('redirectTarget', () => {
  test.each([
    ['to the start without a redirect', hrefs.login(), '/'],
    ['to the full path', hrefs.login('/arabesk/cursussen?dag=ma#12'), '/arabesk/cursussen?dag=ma#12'],
    ['never to another site', hrefs.login('//evil.example'), '/'],
    ['never to itself', hrefs.login(hrefs.login()), '/'],
    ['through login, register and login', hrefs.login(hrefs.register(hrefs.login('/arabesk'))), '/arabesk'],
    [
      'through login, forgotten password and login',
      hrefs.login(hrefs.forgotPassword('/arabesk')),
      '/arabesk',
    ],
    ['to the start from a link in a mail', hrefs.login(hrefs.resetPassword()), '/'],
    ['never to another site through a screen', hrefs.login(hrefs.register('https://evil.example')), '/'],
    [
      'to the screen that adds a family member',
      hrefs.login(hrefs.addFamilyMember('/x')),
      hrefs.addFamilyMember('/x'),
    ],
  ])('leads %s', (_name, href, expected) => {
    expect(onFrom(href)).toBe(expected);
  });

  test('follows nested redirects to the path of the first one', () => {
    const twice = hrefs.addFamilyMember(hrefs.addFamilyMember('/arabesk/winkelmandje'));
    expect(onFrom(twice, paths.profile)).toBe('/arabesk/winkelmandje');
    expect(onFrom(hrefs.addFamilyMember(hrefs.addFamilyMember()), paths.profile)).toBe(paths.profile);
  });
});

test.each([
  ['to the dashboard without a redirect', hrefs.login(), paths.dashboard],
  ['to the dashboard from Home', hrefs.login(paths.home), paths.dashboard],
  ['to the dashboard in place of another site', hrefs.login('//evil.example'), paths.dashboard],
  ['back to the page that asked for it', hrefs.login('/arabesk/kleuterdans'), '/arabesk/kleuterdans'],
  ['back to a search at Home', hrefs.login('/?zoek=gent'), '/?zoek=gent'],
])('afterLogin leads %s', (_name, href, expected) =>
  expect(afterLogin(new URL(href, origin))).toBe(expected),
);
