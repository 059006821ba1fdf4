import { expect, test } from 'vitest';
import { readMessageOfFrame, readMessageOfPage, wireMessage } from '#src/platform/embed/embedMessages.ts';

const size = { type: 'clubpoort:size', v: 1, id: 'abc', height: 812 };

test('readMessageOfFrame reads the messages of a frame', () => {
  expect(wireMessage('abc', { type: 'clubpoort:size', height: 812 })).toEqual(size);
  expect(readMessageOfFrame(size, 'abc')).toEqual({ type: 'clubpoort:size', height: 812 });
  expect(readMessageOfFrame(wireMessage('abc', { type: 'clubpoort:top' }), 'abc')).toEqual({
    type: 'clubpoort:top',
  });
});

test.each([
  undefined,
  null,
  'clubpoort:size',
  [],
  {},
  { ...size, id: 'other' },
  { ...size, v: 2 },
  { ...size, v: '1' },
  { ...size, type: 'size' },
  { ...size, height: '812' },
  { ...size, height: -1 },
  { ...size, height: Number.NaN },
  { ...size, height: 100_001 },
  { ...size, height: Number.POSITIVE_INFINITY },
])('readMessageOfFrame ignores %j', (data) => {
  expect(readMessageOfFrame(data, 'abc')).toBeUndefined();
});

test('readMessageOfPage reads only the messages of the embed script', () => {
  const view = wireMessage('abc', { type: 'clubpoort:view', above: 0, below: 2000 });
  expect(readMessageOfPage(view, 'abc')).toEqual({ type: 'clubpoort:view', above: 0, below: 2000 });
  expect(readMessageOfPage(view, 'other')).toBeUndefined();
  expect(readMessageOfPage({ ...view, below: '1' }, 'abc')).toBeUndefined();
  expect(readMessageOfPage(size, 'abc')).toBeUndefined();
});
