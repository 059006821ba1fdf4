import { expect, test } from 'vitest';
import { managerLinks } from '#src/features/manager-links/view/managerLinks.ts';

const arabesk = { nid: 1, url: 'arabesk', title: 'Dansstudio Arabesk' };

test.each([
  [['admin'], ['offer', 'registrations', 'preview']],
  [['secretary'], ['registrations', 'preview']],
  [['treasurer'], ['registrations']],
  [['door'], ['door']],
  [['door', 'treasurer'], ['registrations']],
  [[], ['preview']],
])('managerLinks gives %j the links of their tasks: %j', (roles, expected) => {
  const { hasPreview, ...links } = managerLinks(roles.map((role) => ({ ...arabesk, role })));
  const shown = Object.entries(links).flatMap(([name, club]) => (club ? [name] : []));
  expect([...shown, ...(hasPreview ? ['preview'] : [])]).toEqual(expected);
});
