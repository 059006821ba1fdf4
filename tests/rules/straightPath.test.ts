import { expect, test } from 'vitest';
import { straightPath } from '#rules/straightPath.ts';

test.each([
  ['/arabesk/cursussen', '/arabesk/cursussen'],
  ['/Arabesk/Cursussen', '/arabesk/cursussen'],
  ['//arabesk///cursussen', '/arabesk/cursussen'],
  ['//evil.example/x', '/evil.example/x'],
  ['/\\EVIL.example', '/evil.example'],
  ['/arabesk\\cursussen', '/arabesk/cursussen'],
  ['/Caf%C3%A9', '/caf%C3%A9'],
  ['/', '/'],
  ['//', '/'],
])('row 39: straightPath of %s is %s', (path, straight) => {
  expect(straightPath(path)).toBe(straight);
  expect(straightPath(straight)).toBe(straight);
});
