import { expect, test } from 'vitest';
import { normalisePath } from '#rules/normalisePath.ts';

test.each([
  ['/arabesk/cursussen', '/arabesk/cursussen'],
  ['/Arabesk/Cursussen', '/arabesk/cursussen'],
  ['//arabesk///cursussen', '/arabesk/cursussen'],
  ['//evil.example/x', '/evil.example/x'],
  ['/\\EVIL.example', '/evil.example'],
  ['/arabesk\\cursussen', '/arabesk/cursussen'],
  ['/Caf%C3%A9', '/caf%C3%A9'],
  ['/arabesk/', '/arabesk'],
  ['/arabesk/cursussen//', '/arabesk/cursussen'],
  ['/arabesk\\', '/arabesk'],
  ['/', '/'],
  ['//', '/'],
])('row 39: normalisePath of %s is %s', (path, straight) => {
  expect(normalisePath(path)).toBe(straight);
  expect(normalisePath(straight)).toBe(straight);
});
